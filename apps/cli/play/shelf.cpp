// SPDX-License-Identifier: Apache-2.0
#include "cli/play/shelf.h"

#include <sodium.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace troef::cli::table {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view extension = ".journal";

// Replays what it can into a keeper; the number of the first line that does not fit, or 0.
int restore(Keeper& keeper, const Journal::Contents& contents) {
  for (std::size_t i = 1; i < contents.lines.size(); ++i) {
    if (!keeper.restore(contents.lines[i])) return static_cast<int>(i) + 1;
  }
  return contents.damaged;
}

Left look_at(const fs::path& path, Games games) {
  std::error_code ignored;
  Left left{path, fs::last_write_time(path, ignored), {}, 1, 0, {}};
  const Journal::Contents contents = Journal::look(path);
  if (!contents.lines.empty()) left.header = read_header(contents.lines.front(), games);
  if (!left.header) {
    left.damaged = 1;
    return left;
  }
  Quick words(0);
  Keeper keeper(*left.header, nullptr, words, false, nullptr);
  left.damaged = restore(keeper, contents);
  const SheetData sheet = keeper.sheet();
  left.deal = static_cast<int>(sheet.lines.size()) + (keeper.view().result ? 0 : 1);
  left.scores = left.header->game->sheet() == Sheet::cents ? sheet.cents : sheet.scores;
  return left;
}

fs::path free_name(fs::path path) {
  path.replace_extension(".damaged");
  for (int number = 2; fs::exists(path); ++number) {
    path.replace_extension(".damaged" + std::to_string(number));
  }
  return path;
}

// The good lines in a new file of the old name; why that cannot be.
std::error_code set_aside(const Left& left, fs::path& kept) {
  Journal::Contents contents = Journal::look(left.path);
  const auto good = static_cast<std::size_t>(left.damaged - 1);
  if (contents.lines.size() > good) contents.lines.resize(good);
  kept = free_name(left.path);
  std::error_code error;
  fs::copy_file(left.path, kept, error);
  if (error || write_whole(left.path, Journal::as_text(contents.lines))) return error;
  return {errno, std::generic_category()};
}

}  // namespace

fs::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "troef";
  const char* home = std::getenv("HOME");
  return fs::path(home == nullptr ? "." : home) / ".local" / "state" / "troef";
}

std::vector<Left> matches_left(const fs::path& folder, Games games) {
  std::vector<Left> list;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (!entry.is_regular_file(error)) continue;
    if (entry.path().extension() == extension) list.push_back(look_at(entry.path(), games));
  }
  std::sort(list.begin(), list.end(), [](const Left& a, const Left& b) { return a.time > b.time; });
  return list;
}

Seated begin_match(const fs::path& folder, Header header, Words& words, bool by_hand,
                   std::shared_ptr<engines::Team> team) {
  std::error_code error;
  fs::create_directories(folder, error);
  std::error_code ignored;
  fs::permissions(folder, fs::perms::owner_all, ignored);
  auto opened =
      Journal::create(folder / (header.match + std::string(extension)), write_header(header));
  if (!opened.journal) return {nullptr, opened.trouble, {}, error ? error.value() : opened.error};
  return {std::make_unique<Keeper>(std::move(header), std::move(opened.journal), words, by_hand,
                                   std::move(team)),
          Journal::Trouble::none,
          {},
          0};
}

Seated resume_match(const Left& left, Words& words, bool by_hand,
                    std::shared_ptr<engines::Team> team) {
  Seated seated;
  if (left.damaged != 0) {
    // Nobody else may be at it while it is set aside.
    if (auto held = Journal::open(left.path, false); !held.journal) {
      return {nullptr, held.trouble, {}, held.error};
    } else if (const auto error = set_aside(left, seated.kept)) {
      return {nullptr, Journal::Trouble::disk, {}, error.value()};
    }
  }
  auto opened = Journal::open(left.path);
  seated.trouble = opened.trouble;
  seated.error = opened.error;
  if (!opened.journal) return seated;
  const Journal::Contents contents = Journal::look(left.path);
  seated.keeper = std::make_unique<Keeper>(*left.header, std::move(opened.journal), words, by_hand,
                                           std::move(team));
  restore(*seated.keeper, contents);
  return seated;
}

Journal::Trouble discard_match(const Left& left) {
  const auto held = Journal::open(left.path, false);
  if (!held.journal) return held.trouble;
  std::error_code error;
  return fs::remove(left.path, error) ? Journal::Trouble::none : Journal::Trouble::disk;
}

std::string new_match_id() {
  constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  auto time = static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
  std::string id(26, '0');
  for (std::size_t i = 10; i-- > 0; time /= 32) id[i] = digits[time % 32];
  for (std::size_t i = 10; i < id.size(); ++i) id[i] = digits[randombytes_uniform(32)];
  return id;
}

}  // namespace troef::cli::table
