// SPDX-License-Identifier: Apache-2.0
// What the tests share: random rules, random deals, and deals given as text.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "rounds.h"
#include "troef.h"

namespace troef::test {

// A game with a full set of rules.
struct Table {
  const Game* game;
  Rules rules;
  std::string name;  // "klaverjassen/rotterdams"
};

// Every preset of every game.
std::vector<Table> all_presets();
// Every option value of every game, the rest as in a preset; "klaverjassen/amsterdams tie=made".
std::vector<Table> all_option_values();
// Every option at random; always a set that the game takes.
Rules random_rules(const Game& game, Quick& random);

// The name of a table as the name of a test.
std::string test_name(const testing::TestParamInfo<Table>& info);

// Printed when a randomised test fails: TROEF_SEED repeats it.
std::uint64_t seed();

Start start_of(const Game& game, const Rules& rules, Quick& random);

// Some cards of the pack that are worth so many points together.
Cards cards_worth(int points, const Order& order, Cards pack);

// What happens next in a random deal: legal actions, and where revokes are penalised also unlawful
// cards and claims. Chance is played too.
Entry random_entry(const Deal& deal, Quick& random);
// To the end; `before` sees every entry before it is played.
void play_out(Deal& deal, Quick& random,
              const std::function<void(const Deal&, const Entry&)>& before = {});

// A deal by text: options as "name=value", entries as records write them. A refusal fails the test.
class Played {
 public:
  explicit Played(std::string_view game, const std::vector<std::string>& settings = {},
                  std::string_view preset = "");
  Played& dealer(int seat);
  Played& number(int number);
  Played& scores(const std::vector<int>& scores);
  Played& pot(int pot);
  // The pack as it is dealt by the game's pattern: cards for each seat ("7C 8C …"), by seat; then
  // the widow or whatever is left, in order.
  Played& hands(const std::vector<std::string>& hands, std::string_view rest = "");
  Played& then(const std::vector<std::string>& entries);
  Played& play(std::string_view entry);

  Deal& deal();
  // The rule that refuses the entry, or "" when it is accepted.
  std::string refused(std::string_view entry);
  // The legal actions as text, in the engine's order.
  std::vector<std::string> legal();
  bool is_legal(std::string_view action);
  // A key of the result as records write it: result("score") is "[202,0,202,0]".
  std::string result(std::string_view key);

 private:
  void begin();
  Start start_;
  std::unique_ptr<Deal> deal_;
};

}  // namespace troef::test
