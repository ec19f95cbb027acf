// SPDX-License-Identifier: Apache-2.0
// Any bytes as an evening at a table: the first three choose game, preset and manners, and each
// line after them is a frame of the connection that its first byte names, or somebody who comes,
// goes or waits. Whatever is said, the lines make the same table again.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>

#include "quick_around.h"
#include "table/table.h"
#include "troef.h"

namespace {

using namespace troef;

class Around final : public test::QuickAround {
 public:
  // Those that need no time.
  Levels levels() const override { return levels_; }

 private:
  std::array<std::string_view, 2> levels_{"random", "thumb"};
};

void check(bool right) {
  if (!right) std::abort();
}

std::string settings_of(std::uint8_t game, std::uint8_t preset, std::uint8_t manners) {
  const Game& chosen = *all_games()[game % all_games().size()];
  const auto presets = chosen.presets();
  constexpr std::array<const char*, 3> talk{"phrases", "free", "none"};
  constexpr std::array<const char*, 3> watch{"none", "played", "delayed"};
  return "{\"game\":\"" + std::string(chosen.id()) + "\",\"preset\":\"" +
         std::string(presets[preset % presets.size()].id) + "\",\"talk\":\"" + talk[manners % 3] +
         "\",\"watch\":\"" + watch[manners / 3 % 3] +
         "\",\"bots\":\"thumb\",\"tempo\":" + std::to_string(manners / 9 % 2 * 5000) +
         ",\"rules\":{\"revoke\":\"" + (manners / 18 % 2 == 0 ? "prevented" : "penalised") +
         "\",\"match_deals\":2}}";
}

class Evening {
 public:
  explicit Evening(const std::string& settings) {
    SettingsFault fault;
    const auto read = read_settings(all_games(), settings, fault);
    check(read.has_value());
    TableOutcome outcome;
    table_ = Table::make(all_games(), "t", *read, {"p0", "P0"}, 0, around_, outcome);
    keep(outcome);
  }

  void line(std::string_view line) {
    if (line.empty()) return;
    const char who = line.front();
    const auto connection = static_cast<Connection>(who & 7);
    const std::string name = std::to_string(who & 3);
    line.remove_prefix(1);
    if (who == '+') return wait();
    if (who >= 'A' && who <= 'Z') {
      there_.erase(connection);
      return keep(table_->disconnect(connection, now_));
    }
    if (!there_.contains(connection)) {
      there_[connection] = true;
      keep(table_->connect(connection, {"p" + name, "P" + name}, now_));
      keep(table_->receive(connection, R"({"type":"hello","v":1})", now_));
    }
    keep(table_->receive(connection, line, now_));
  }

  void expect_restored_is_the_same() {
    std::string error;
    const auto again = Table::restore(all_games(), "t", lines_, around_, error);
    check(again != nullptr);
    check(again->summary() == table_->summary());
  }

 private:
  void wait() {
    now_ = std::max(now_, table_->wake().value_or(now_ + 1000));
    keep(table_->tick(now_));
    while (const auto thinking = table_->thinking()) {
      keep(table_->decided(thinking->ticket, think(*thinking), now_));
    }
  }
  void keep(const TableOutcome& outcome) {
    lines_.insert(lines_.end(), outcome.lines.begin(), outcome.lines.end());
  }

  Around around_;
  Time now_ = 1'000;
  std::unique_ptr<Table> table_;
  std::map<Connection, bool> there_;
  std::vector<std::string> lines_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  Evening evening(settings_of(data[0], data[1], data[2]));
  std::string_view text(reinterpret_cast<const char*>(data) + 3, size - 3);
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    evening.line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  evening.expect_restored_is_the_same();
  return 0;
}
