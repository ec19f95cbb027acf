// SPDX-License-Identifier: Apache-2.0
// Actions through a table with four people who listen: received, applied, written as a line, and
// told to everybody. A match is played once by people who read what they are sent; then what they
// said is said again and again to a new table. How to run it, and figures: docs/performance.md.
#include "table_bench.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "quick_around.h"
#include "table/table.h"
#include "troef.h"

namespace troef::bench {
namespace {

using test::QuickAround;
using JsonValue = nlohmann::json;

// What a table is told: a frame of somebody, or that it is later.
struct Input {
  Connection from;  // 0: time
  std::string frame;
  Time now;
};

TableSettings settings_of(const Game& game) {
  SettingsFault fault;
  return *read_settings(all_games(),
                        "{\"game\":\"" + std::string(game.id()) +
                            R"(","forced":"hand","rules":{"match_deals":8,"match_target":0}})",
                        fault);
}

std::unique_ptr<Table> new_table(const TableSettings& settings, QuickAround& around) {
  TableOutcome outcome;
  auto table = Table::make(all_games(), "t", settings, {"p1", "P1"}, 0, around, outcome);
  const int seats = settings.game->seats(settings.rules);
  for (int i = 1; i <= seats; ++i) {
    const std::string name = std::to_string(i);
    (void)table->connect(static_cast<Connection>(i), {"p" + name, "P" + name}, 0);
  }
  return table;
}

// Four people who say what they may by chance, and the inputs that come of it.
class Evening {
 public:
  explicit Evening(const Game& game) : table_(new_table(settings_of(game), around_)) {
    const int seats = game.seats(settings_of(game).rules);
    for (int i = 1; i <= seats; ++i) say(i, R"({"type":"hello","v":1})");
    for (int i = 1; i <= seats; ++i) {
      say(i, R"({"type":"sit","seat":)" + std::to_string(i - 1) + "}");
    }
    say(1, R"({"type":"start"})");
    while (looks_[1].value("phase", "") != "over" && step()) continue;
  }
  const std::vector<Input>& inputs() const { return inputs_; }

 private:
  bool step() {
    for (auto& [connection, look] : looks_) {
      if (!look.contains("legal")) continue;
      const JsonValue act{{"type", "act"},
                          {"deal", look["deal"]},
                          {"at", look["at"]},
                          {"action", some_action(look["legal"])}};
      now_ += 2'000;
      say(static_cast<int>(connection), act.dump());
      return true;
    }
    const auto wake = table_->wake();
    if (!wake) return false;
    now_ = std::max(now_, *wake);
    inputs_.push_back({0, "", now_});
    read(table_->tick(now_));
    return true;
  }

  std::string some_action(const JsonValue& legal) {
    const auto pick = [&](const JsonValue& list) -> const JsonValue& {
      return list[static_cast<std::size_t>(random_.roughly_below(static_cast<int>(list.size())))];
    };
    const JsonValue& entry = pick(legal);
    const std::string verb = entry["verb"], shape = entry["shape"];
    if (shape == "melds") return pick(entry["melds"])["action"];
    if (shape == "number") return verb + " " + pick(entry["numbers"]).dump();
    if (shape == "name") return verb + " " + pick(entry["names"]).get<std::string>();
    if (shape == "suit") return verb + " " + pick(entry["suits"]).get<std::string>();
    if (shape == "card") return verb + " " + pick(entry["cards"]).get<std::string>();
    std::string action = verb;
    if (shape == "cards") {
      for (std::size_t i = 0; i < entry["count"]; ++i) {
        action += " " + entry["from"][i].get<std::string>();
      }
    }
    if (shape == "two_cards") {
      for (const auto& card : pick(entry["pairs"])) action += " " + card.get<std::string>();
    }
    return action;
  }

  void say(int connection, const std::string& frame) {
    inputs_.push_back({static_cast<Connection>(connection), frame, now_});
    read(table_->receive(inputs_.back().from, frame, now_));
  }
  // Keeps the look of everybody, and in it the phase.
  void read(const TableOutcome& outcome) {
    for (const Outgoing& message : outcome.messages) {
      const JsonValue told = JsonValue::parse(*message.text);
      for (const Connection connection : message.to) {
        JsonValue& look = looks_[connection];
        if (look.is_null()) look = JsonValue::object();
        if (told.contains("look") && told["look"].is_object()) look.merge_patch(told["look"]);
        if (told.contains("table") && told["table"].contains("phase")) {
          look["phase"] = told["table"]["phase"];
        }
      }
    }
  }

  Quick random_{1};
  QuickAround around_;
  Time now_ = 0;
  std::unique_ptr<Table> table_;
  std::map<Connection, JsonValue> looks_;
  std::vector<Input> inputs_;
};

void play_again(benchmark::State& state, const Game& game) {
  const Evening evening(game);
  const TableSettings settings = settings_of(game);
  std::int64_t actions = 0, bytes = 0;
  for (auto _ : state) {
    QuickAround around;
    const auto table = new_table(settings, around);
    for (const Input& input : evening.inputs()) {
      const TableOutcome outcome = input.from == 0
                                       ? table->tick(input.now)
                                       : table->receive(input.from, input.frame, input.now);
      for (const Outgoing& message : outcome.messages) {
        bytes += static_cast<std::int64_t>(message.text->size() * message.to.size());
      }
      if (input.frame.find("\"act\"") != std::string::npos) ++actions;
    }
  }
  state.SetItemsProcessed(actions);
  state.counters["bytes/action"] = static_cast<double>(bytes) / static_cast<double>(actions);
}

// A table of eight deals made again from its lines.
void restore(benchmark::State& state, const Game& game) {
  const Evening evening(game);
  QuickAround around;
  const TableSettings settings = settings_of(game);
  TableOutcome made;
  auto table = Table::make(all_games(), "t", settings, {"p1", "P1"}, 0, around, made);
  std::vector<std::string> lines = made.lines;
  const int seats = game.seats(settings.rules);
  for (int i = 1; i <= seats; ++i) {
    const std::string name = std::to_string(i);
    (void)table->connect(static_cast<Connection>(i), {"p" + name, "P" + name}, 0);
  }
  for (const Input& input : evening.inputs()) {
    const TableOutcome outcome = input.from == 0
                                     ? table->tick(input.now)
                                     : table->receive(input.from, input.frame, input.now);
    lines.insert(lines.end(), outcome.lines.begin(), outcome.lines.end());
  }
  std::string error;
  for (auto _ : state) {
    benchmark::DoNotOptimize(Table::restore(all_games(), "t", lines, around, error));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lines.size()));
}

}  // namespace

void register_tables() {
  for (const Game* game : all_games()) {
    const std::string id(game->id());
    benchmark::RegisterBenchmark(("table/actions/" + id).c_str(),
                                 [game](auto& state) { play_again(state, *game); });
    benchmark::RegisterBenchmark(("table/restore/" + id).c_str(),
                                 [game](auto& state) { restore(state, *game); });
  }
}

}  // namespace troef::bench
