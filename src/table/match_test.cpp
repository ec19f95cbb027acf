// SPDX-License-Identifier: Apache-2.0
#include "table/match.h"

#include <numeric>

#include "support.h"
#include "table/hand_shuffle.h"

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

TEST(Match, a_pack_that_is_not_shuffled_lies_in_its_order) {
  Rules rules = default_rules(klaverjassen());
  EXPECT_EQ(rules.set("shuffle", "none"), "");
  Quick random(seed());
  const Match match(klaverjassen(), rules, Seat(0), "m");
  EXPECT_EQ(match.shuffled(random), Pack(klaverjassen().pack(rules)));
}

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

// The die shows suits until somebody plays; a deal of which nobody does is void (KJ-12).
Rules by_die(int deals = 16) {
  Rules rules = rules_of(klaverjassen(), {{"match_deals", deals}});
  rules.set("trump_by", "klassiek");
  return rules;
}

// In the first deal the die shows clubs (KJ-11), also where it comes to nothing.
TEST(Match, KJ_11_the_deal_after_a_void_one_is_not_the_first) {
  Quick random(seed());
  Match match(klaverjassen(), by_die(), Seat(0), "m");
  match.enter(played(match, random, true));
  EXPECT_EQ(match.next().number, 1);
}

TEST(Match, KJ_12_a_void_deal_is_none_of_those_agreed_upon) {
  Quick random(seed());
  Match match(klaverjassen(), by_die(1), Seat(0), "m");
  match.enter(played(match, random, true));
  EXPECT_EQ(match.sheet().back().result.outcome, Outcome::void_deal);
  EXPECT_EQ(match.counted(), 0);
  EXPECT_FALSE(match.over());
}

TEST(Match, KJ_50_equal_totals_are_a_draw) {
  Quick random(seed());
  Match match(klaverjassen(), by_die(), Seat(0), "m");
  match.enter(played(match, random, true));
  EXPECT_EQ(match.winners(), (std::vector<Seats>{Seats::even(4), Seats::odd(4)}));
}

TEST(Match, with_a_number_of_deals_and_a_target_is_over_with_the_first_that_is_reached) {
  Quick random(seed());
  Match match(klaverjassen(), rules_of(klaverjassen(), {{"match_deals", 2}, {"match_target", 1}}),
              Seat(0), "m");
  match.enter(played(match, random));
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

TEST(Match, every_card_is_gathered_once_however_a_deal_ends) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  for (const Game* game : all_games()) {
    for (int i = 0; i < 100; ++i) {
      Deal deal(start_of(*game, random_rules(*game, random), random));
      play_out(deal, random);
      const Pack pack = gather(deal);
      EXPECT_EQ(pack.cards(), game->pack(deal.start().rules));
      EXPECT_EQ(pack.size(), pack.cards().size());
    }
  }
}

TEST(Match, adds_up_the_money_of_every_deal) {
  Quick random(seed());
  Match match(hoogjassen(), rules_of(hoogjassen(), {{"match_deals", 4}}), Seat(0), "m");
  std::vector<Amount> sums(4);
  while (!match.over()) {
    match.enter(played(match, random));
    for (const Seat seat : Seats::all(4)) {
      sums[static_cast<std::size_t>(seat.index())] += match.sheet().back().result.cents[seat];
    }
  }
  EXPECT_EQ(match.end().cents, sums);
}

TEST(Match, the_tricks_of_the_declarers_side_are_gathered_first_those_of_the_mate_among_them) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  for (int i = 0; i < 10; ++i) {
    Deal deal(start_of(klaverjassen(), rules_of(klaverjassen(), {}), random));
    play_out(deal, random);
    const Result result = deal.result();
    std::vector<Card> own, others;
    int place = 0;
    for (const Event& event : deal.events()) {
      if (event.action.verb != Verb::play) continue;
      const Seat winner = result.winners[static_cast<std::size_t>(place++ / 4)];
      (result.sides[0].has(winner) ? own : others).push_back(event.action.card);
    }
    own.insert(own.end(), others.begin(), others.end());
    const Pack pack = gather(deal);
    EXPECT_EQ(std::vector<Card>(pack.begin(), pack.end()), own);
  }
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
