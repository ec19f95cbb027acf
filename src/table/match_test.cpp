// SPDX-License-Identifier: Apache-2.0
#include "table/match.h"

#include <numeric>

#include "support.h"

namespace troef::test {
namespace {

Rules rules_of(const Game& game, std::initializer_list<std::pair<const char*, int>> values) {
  Rules rules = default_rules(game);
  for (const auto& [name, value] : values) {
    EXPECT_EQ(rules.set(name, std::to_string(value)), "") << name;
  }
  return rules;
}

// Played by chance, or passed by all.
Deal played(const Match& match, Quick& random, bool passed = false) {
  Deal deal(match.next());
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (passed && turn.awaited == Awaited::seat) {
      deal.play(turn.seat, word(Verb::pass));
    } else {
      deal.play(random_entry(deal, random));
    }
  }
  return deal;
}

const Game& hoogjassen() { return *find_game(all_games(), "hoogjassen"); }
const Game& klaverjassen() { return *find_game(all_games(), "klaverjassen"); }

TEST(Match, a_deal_that_all_pass_is_none_of_those_agreed_upon) {
  Quick random(seed());
  Match match(hoogjassen(), rules_of(hoogjassen(), {{"match_deals", 2}}), Seat(0), "m");
  for (int i = 0; i < 3; ++i) match.enter(played(match, random, true));
  EXPECT_EQ(match.counted(), 0);
  EXPECT_EQ(match.sheet().size(), 3U);
  while (match.counted() < 1) match.enter(played(match, random));
  EXPECT_FALSE(match.over());
  while (match.counted() < 2) match.enter(played(match, random));
  EXPECT_TRUE(match.over());
}

TEST(Match, is_over_as_soon_as_somebody_has_the_points_that_were_agreed_upon) {
  const auto over_at = [](Amount more) {
    Quick random(11);
    Match one(klaverjassen(), rules_of(klaverjassen(), {{"match_deals", 0}, {"match_target", 0}}),
              Seat(0), "m");
    const Deal deal = played(one, random);
    one.enter(deal);
    const Amount most = std::max(one.scores()[Seat(0)], one.scores()[Seat(1)]);
    EXPECT_GT(most, 0);
    Match match(klaverjassen(),
                rules_of(klaverjassen(),
                         {{"match_deals", 0}, {"match_target", static_cast<int>(most + more)}}),
                Seat(0), "m");
    match.enter(deal);
    return match.over();
  };
  EXPECT_TRUE(over_at(0));
  EXPECT_FALSE(over_at(1));
}

TEST(Match, adds_up_the_pot_and_shares_all_of_it_at_the_end) {
  Quick random(seed());
  Match match(hoogjassen(), rules_of(hoogjassen(), {{"match_deals", 20}, {"seats", 3}}), Seat(0),
              "m");
  Amount sum = match.pot();
  while (!match.over()) {
    match.enter(played(match, random));
    sum += match.sheet().back().result.pot;
    EXPECT_EQ(match.pot(), sum);
    const auto shares = match.end().pot;
    EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), Amount{0}), sum);
  }
}

}  // namespace
}  // namespace troef::test
