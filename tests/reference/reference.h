// SPDX-License-Identifier: Apache-2.0
// The five games once more, naively: lists, strings and maps, written literally from the rule
// pages and sharing nothing with src/. Slow and plain on purpose. It is the oracle that the law
// tests compare the engine with, and the baseline of the benchmarks.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace reference {

// What a deal starts from: the keys of a record that bear on the rules.
struct Setup {
  std::string game;                          // "klaverjassen", ...
  std::map<std::string, std::string> rules;  // every option; numbers in decimal
  int dealer = 0;
  std::vector<long> scores;  // history.scores
  long pot = 0;              // history.pot
  int deal_number = 0;
};

// `result` of a record, key by key.
struct Result {
  std::string outcome;
  std::optional<int> declarer;
  std::optional<std::string> contract;
  std::optional<std::string> trumps;  // "C", "D", "H" or "S"
  std::vector<std::vector<int>> sides;
  std::vector<int> tricks;
  std::vector<long> points, roem, score, cents;
  long pot = 0;

  bool operator==(const Result&) const = default;
};

// One deal. Entries are lines of a record's `actions`: "* deal 7C ...", "2 bid 130".
class Deal {
 public:
  virtual ~Deal() = default;

  // "0" to "5": that seat is to act. "* deal", "* die" or "* close": chance is awaited.
  // "" when the deal is over.
  virtual std::string turn() const = 0;

  // What a record's `legal` holds for the seat to move: every rightful action, without the
  // seat ("play JS"). Empty when no seat is to move.
  virtual std::vector<std::string> legal() const = 0;

  // Whether the entry is accepted now, out of turn included (claim-revoke, call-roem), and with
  // revoke=penalised also a card that is not rightful. "" if so, else why not, the rule id first.
  virtual std::string refuse(const std::string& entry) const = 0;

  // Plays an entry that refuse() accepts.
  virtual void play(const std::string& entry) = 0;

  // Of a deal that is over.
  virtual Result result() const = 0;

  // A copy, to start many play-outs from one point.
  virtual std::unique_ptr<Deal> clone() const = 0;

  // Plays the cards that are left, each drawn at random from the rightful plays, and returns the
  // result. The play of the cards must have begun: the next action is the first lead or a later
  // play. Works on cards, not on text, and makes no detour that plain code would not make.
  virtual Result play_out(std::mt19937_64& random) = 0;
};

// Throws std::invalid_argument when the setup is not one of the game's.
std::unique_ptr<Deal> begin(const Setup& setup);

}  // namespace reference
