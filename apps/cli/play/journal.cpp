// SPDX-License-Identifier: Apache-2.0
#include "cli/play/journal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <iterator>

namespace troef::cli::table {
namespace {

constexpr std::size_t sum_length = 9;  // a blank and eight digits

// FNV-1a.
std::uint32_t continued(std::uint32_t chain, std::string_view line) {
  for (const char c : line) chain = (chain ^ static_cast<unsigned char>(c)) * 16777619U;
  return chain ^ 2166136261U;
}

struct Read {
  Journal::Contents contents;
  std::uint32_t chain = 0;
  std::size_t good_bytes = 0;
};

Read read_all(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  Read read;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = text.find('\n', at);
    if (end == std::string::npos) break;
    const std::string_view whole = std::string_view(text).substr(at, end - at);
    const auto length = whole.size() - std::min(whole.size(), sum_length);
    const std::uint32_t chain = continued(read.chain, whole.substr(0, length));
    if (whole.substr(length) != fmt::format(" {:08x}", chain)) {
      read.contents.damaged = static_cast<int>(read.contents.lines.size()) + 1;
      break;
    }
    read.contents.lines.emplace_back(whole.substr(0, length));
    read.chain = chain;
    read.good_bytes = at = end + 1;
  }
  return read;
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool sync_folder(const std::filesystem::path& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return false;
  const bool synced = ::fsync(file) == 0;
  ::close(file);
  return synced;
}

}  // namespace

Journal::~Journal() { ::close(file_); }

Journal::Contents Journal::look(const std::filesystem::path& path) {
  return read_all(path).contents;
}

Journal::Opened Journal::create(const std::filesystem::path& path, std::string_view header) {
  const int file =
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return {nullptr, Trouble::disk, errno};
  std::unique_ptr<Journal> journal(new Journal(file, path));
  if (!journal->lock()) return {nullptr, Trouble::busy};
  if (!journal->append(header) || !sync_folder(path.parent_path())) {
    const int error = errno;
    ::unlink(path.c_str());
    return {nullptr, Trouble::disk, error};
  }
  return {std::move(journal), Trouble::none};
}

Journal::Opened Journal::open(const std::filesystem::path& path, bool to_go_on) {
  const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (file < 0) return {nullptr, Trouble::disk, errno};
  std::unique_ptr<Journal> journal(new Journal(file, path));
  if (!journal->lock()) return {nullptr, Trouble::busy};
  if (!to_go_on) return {std::move(journal), Trouble::none};
  const Read read = read_all(path);
  if (read.contents.damaged != 0) return {nullptr, Trouble::disk, EBADMSG};
  if (::ftruncate(file, static_cast<off_t>(read.good_bytes)) != 0) {
    return {nullptr, Trouble::disk, errno};
  }
  journal->chain_ = read.chain;
  journal->lines_ = static_cast<int>(read.contents.lines.size());
  return {std::move(journal), Trouble::none};
}

std::string Journal::as_text(const std::vector<std::string>& lines) {
  std::string text;
  std::uint32_t chain = 0;
  for (const std::string& line : lines) {
    chain = continued(chain, line);
    text += fmt::format("{} {:08x}\n", line, chain);
  }
  return text;
}

// Also when the other table has just finished and taken the file away.
bool Journal::lock() const {
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0) return false;
  struct stat own{}, named{};
  return ::fstat(file_, &own) == 0 && ::stat(path_.c_str(), &named) == 0 &&
         own.st_ino == named.st_ino;
}

bool Journal::append(std::string_view line) {
  const std::uint32_t chain = continued(chain_, line);
  const auto before = ::lseek(file_, 0, SEEK_END);
  if (!write_all(file_, fmt::format("{} {:08x}\n", line, chain)) || ::fdatasync(file_) != 0) {
    const int error = errno;
    // Half a line would hide what comes after it.
    [[maybe_unused]] const bool cut = before >= 0 && ::ftruncate(file_, before) == 0;
    errno = error;
    return false;
  }
  chain_ = chain;
  ++lines_;
  return true;
}

bool write_whole(const std::filesystem::path& path, std::string_view text) {
  const std::string next = path.string() + ".new";
  const int file =
      ::open(next.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return false;
  const bool written = write_all(file, text) && ::fsync(file) == 0;
  ::close(file);
  return written && ::rename(next.c_str(), path.c_str()) == 0 && sync_folder(path.parent_path());
}

}  // namespace troef::cli::table
