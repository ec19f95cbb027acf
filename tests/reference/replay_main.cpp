// SPDX-License-Identifier: Apache-2.0
// Replays record files with the naive reference: reference_replay FILE... Compares every legal
// list (as a set) and every result with the record and prints each difference.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "frame.h"

namespace {

using nlohmann::json;
using reference::Result;
using reference::Setup;

Setup setup_of(const json& record) {
  Setup setup;
  setup.game = record.at("game");
  for (const auto& [name, value] : record.at("rules").items()) {
    setup.rules[name] = value.is_string() ? value.get<std::string>() : value.dump();
  }
  setup.dealer = record.at("dealer");
  setup.scores = record.at("history").at("scores").get<std::vector<long>>();
  setup.pot = record.at("history").at("pot");
  setup.deal_number = record.value("deal", 0);
  return setup;
}

json to_json(const Result& result) {
  json to = {{"outcome", result.outcome}, {"declarer", nullptr},   {"contract", nullptr},
             {"trumps", nullptr},         {"sides", result.sides}, {"tricks", result.tricks},
             {"points", result.points},   {"roem", result.roem},   {"score", result.score},
             {"cents", result.cents},     {"pot", result.pot}};
  if (result.declarer) to["declarer"] = *result.declarer;
  if (result.contract) to["contract"] = *result.contract;
  if (result.trumps) to["trumps"] = *result.trumps;
  return to;
}

std::string listed(const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + text;
  return list;
}

// One deal and the differences that are found in it.
class Replay {
 public:
  Replay(std::string place, const json& record) : place_(std::move(place)), record_(record) {}

  int run() {
    const auto deal = reference::begin(setup_of(record_));
    const auto actions = record_.at("actions").get<std::vector<std::string>>();
    for (std::size_t index = 0; index < actions.size(); ++index) {
      const std::string where = "entry " + std::to_string(index) + " (" + actions[index] + ")";
      if (record_.contains("legal")) compare_legal(*deal, actions[index], index, where);
      const std::string why = deal->refuse(actions[index]);
      if (!why.empty()) {
        differ(where + ": refused: " + why);
        return differences_;
      }
      deal->play(actions[index]);
    }
    if (!deal->turn().empty()) {
      differ("after the last entry: not over, awaits " + deal->turn());
      return differences_;
    }
    const json result = to_json(deal->result());
    for (const auto& [key, value] : result.items()) {
      if (record_.at("result").at(key) == value) continue;
      differ(key + ": recorded " + record_["result"][key].dump() + ", replayed " + value.dump());
    }
    return differences_;
  }

 private:
  void differ(const std::string& what) {
    std::cout << place_ << ": " << what << "\n";
    ++differences_;
  }

  void compare_legal(const reference::Deal& deal, const std::string& action, std::size_t index,
                     const std::string& where) {
    const reference::Entry entry = reference::parse_entry(action);
    std::vector<std::string> expected;
    const bool in_turn = !entry.chance && deal.turn() == std::to_string(entry.seat);
    if (in_turn && entry.verb != "claim-revoke") expected = deal.legal();
    auto recorded = record_["legal"].at(index).get<std::vector<std::string>>();
    std::sort(expected.begin(), expected.end());
    std::sort(recorded.begin(), recorded.end());
    if (expected == recorded) return;
    std::vector<std::string> missing;
    std::vector<std::string> extra;
    std::set_difference(expected.begin(), expected.end(), recorded.begin(), recorded.end(),
                        std::back_inserter(missing));
    std::set_difference(recorded.begin(), recorded.end(), expected.begin(), expected.end(),
                        std::back_inserter(extra));
    differ(where + ": legal: recorded too much [" + listed(extra) + "], lacking [" +
           listed(missing) + "]");
  }

  std::string place_;
  json record_;
  int differences_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
  int deals = 0;
  int differences = 0;
  for (int index = 1; index < count; ++index) {
    std::ifstream file(arguments[index]);
    if (!file) {
      std::cerr << arguments[index] << ": cannot be read\n";
      return 2;
    }
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      const std::string place = std::string(arguments[index]) + ":" + std::to_string(++number);
      if (line.empty()) continue;
      try {
        const json record = json::parse(line);
        if (record.contains("end")) continue;
        ++deals;
        differences += Replay(place, record).run();
      } catch (const std::exception& error) {
        std::cout << place << ": " << error.what() << "\n";
        ++differences;
      }
    }
  }
  std::cout << deals << " deals, " << differences << " differences\n";
  return differences == 0 ? 0 : 1;
}
