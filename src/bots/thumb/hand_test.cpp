// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/hand.h"

#include "support.h"

namespace troef::thumb {
namespace {

TEST(Hand, is_worth_the_same_to_who_values_many_of_them) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    const Deal deal(test::start_of(*table.game, table.rules, random));
    const View view = deal.view(Seat(0));
    for (const Stage stage : {Stage::before_widow, Stage::after_widow, Stage::choosing}) {
      const Appraiser few(view, stage), many(view, stage, Appraiser::Hands::many);
      for (int i = 0; i < 50; ++i) {
        Pack pack(table.game->pack(table.rules));
        shuffle(pack, random);
        Cards hand;
        for (int card = 0; card < 8; ++card) hand.add(pack[card]);
        const Choice one = few.best_trumps(hand), other = many.best_trumps(hand);
        EXPECT_EQ(one.points, other.points);
        EXPECT_EQ(one.trumps, other.trumps);
      }
    }
  }
}

// Before it is seen the widow may hold the fourth, or what makes a run longer.
TEST(Hand, HJ_22_HG_23_roem_that_the_widow_may_bring_is_counted_before_it) {
  const Cards rest = {Card(Rank::nine, Suit::spades), Card(Rank::eight, Suit::hearts),
                      Card(Rank::eight, Suit::clubs), Card(Rank::ten, Suit::diamonds)};
  const Cards two = {Card(Rank::jack, Suit::spades), Card(Rank::jack, Suit::hearts)};
  const Cards jacks = rest | two | Card(Rank::jack, Suit::clubs);
  const Cards others = rest | two | Card(Rank::queen, Suit::clubs);
  for (const std::string_view game : {"hoogjassen", "heugen"}) {
    test::Played played(game);
    const View view = played.hands({}).deal().view(Seat(0));
    ASSERT_GT(view.widow.count, 0);
    const auto gain = [&](Stage stage) {
      return best_trumps(view, jacks, stage).points - best_trumps(view, others, stage).points;
    };
    EXPECT_GT(gain(Stage::before_widow), gain(Stage::after_widow) + 10) << game;
  }
}

// With the eight the cards touch, with the seven they do not; else both hands are worth the same.
TEST(Hand, HG_23_runs_below_the_jack_are_worth_nothing) {
  const Cards rest = {Card(Rank::ace, Suit::clubs), Card(Rank::jack, Suit::spades)};
  const Card seven(Rank::seven, Suit::hearts), eight(Rank::eight, Suit::hearts);
  const Cards nine = rest | Card(Rank::nine, Suit::hearts);
  const Cards nine_and_ten = nine | Card(Rank::ten, Suit::hearts);
  for (const std::string_view game : {"hoogjassen", "heugen"}) {
    test::Played played(game);
    const View view = played.hands({}).deal().view(Seat(0));
    const auto gain = [&](Cards hand, Stage stage) {
      return best_trumps(view, hand | eight, stage).points -
             best_trumps(view, hand | seven, stage).points;
    };
    const double held = gain(nine_and_ten, Stage::after_widow);
    const double coming = gain(nine, Stage::before_widow);
    EXPECT_EQ(held > 0, game == "hoogjassen") << held;
    EXPECT_EQ(coming > 0, game == "hoogjassen") << coming;
  }
}

TEST(Hand, HJ_23_HG_23_a_card_counts_in_a_run_and_in_a_set_only_where_it_may) {
  const Cards hand = Cards::of(Rank::queen) | Card(Rank::king, Suit::clubs) |
                     Card(Rank::ace, Suit::clubs) | Card(Rank::eight, Suit::hearts);
  for (const std::string_view game : {"hoogjassen", "heugen"}) {
    const auto worth = [&](const std::string& share) {
      test::Played played(game, {"roem_share=" + share});
      const View view = played.hands({}).deal().view(Seat(0));
      return best_trumps(view, hand, Stage::after_widow).points;
    };
    EXPECT_GT(worth("yes"), worth("no") + 10) << game;
  }
}

}  // namespace
}  // namespace troef::thumb
