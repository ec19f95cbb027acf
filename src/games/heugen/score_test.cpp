// SPDX-License-Identifier: Apache-2.0
#include "games/heugen/score.h"

#include "heugen_deals.h"

namespace troef::test {
namespace {

using namespace heugen_deals;

// A deal that was played out: seat 0 played hearts after an exchange, took so many points in cards
// and some tricks, not the last.
struct Counted {
  Start start;
  Board board;

  Counted(int bid, int roem, int points, const Settings& settings = {}) {
    start = Played("heugen", settings).deal().start();
    board.order = &orders_of(start.rules).of(Suit::hearts);
    board.facts.trumps = Suit::hearts;
    board.facts.declarer = Seat(0);
    board.facts.bid = bid;
    board.facts.roem = roem;
    board.facts.widow_taken = true;
    board.facts.tricks = hand_cards;
    board.facts.winners[hand_cards - 1] = Seat(1);
    board.facts.won[Seat(0)] = cards_worth(points, *board.order, full_pack(start.rules));
  }
  Counted& kapot() {
    board.facts.winners.fill(Seat(0));
    board.facts.won[Seat(0)] = full_pack(start.rules);
    return *this;
  }
  Counted& no_trick() {
    board.facts.winners.fill(Seat(1));
    return *this;
  }
  // These stay in the middle.
  Counted& unexchanged(Cards cards = {}) {
    board.facts.widow_taken = false;
    board.facts.won[Seat(0)] -= cards;
    board.where.deal_widow(cards);
    return *this;
  }
  Result result() {
    board.start = &start;
    return played(board);
  }
  std::vector<Amount> scores() {
    const Result counted = result();
    std::vector<Amount> scores;
    for (const Seat seat : Seats::all(start.seats)) scores.push_back(counted.score[seat]);
    return scores;
  }
};
using Scores = std::vector<Amount>;

TEST(HeugenScore, HG_00_the_variants_differ_in_their_pack_and_last_trick) {
  EXPECT_EQ(game().presets()[0].id, "heugen");
  for (const std::string_view id : {"heugen", "heugen-twee"}) {
    EXPECT_EQ(full_pack(preset(id)), orders_of(preset(id)).plain.pack() - black_sevens);
    EXPECT_EQ(last_trick_points(preset(id)), 10);
  }
  for (const std::string_view id : {"huege", "huege-twee"}) {
    EXPECT_EQ(full_pack(preset(id)), orders_of(preset(id)).plain.pack() - red_sevens);
    EXPECT_EQ(last_trick_points(preset(id)), 5);
  }
  EXPECT_EQ(to_string(black_sevens), "7C 7S");
  EXPECT_EQ(to_string(red_sevens), "7D 7H");
  const Result heugen = Counted(100, 0, 60).result();
  EXPECT_EQ(heugen.points[0] + heugen.points[1], 151);
  const Result huege = Counted(100, 0, 60, {"variant=huege"}).result();
  EXPECT_EQ(huege.points[0] + huege.points[1], 146);
  Counted last(100, 0, 60);
  last.board.facts.winners[hand_cards - 1] = Seat(0);
  EXPECT_EQ(last.result().points[0], 70);
}

TEST(HeugenScore, HG_21_a_widow_that_is_not_exchanged_counts_for_whom_the_table_says) {
  const Cards cards{Card(Rank::ace, Suit::clubs), Card(Rank::ten, Suit::clubs),
                    Card(Rank::king, Suit::clubs)};  // 24
  const auto points = [&](const std::string& counts) {
    Counted counted(100, 0, 60, {"widow_counts=" + counts});
    counted.board.facts.won[Seat(0)] =
        cards_worth(60, *counted.board.order, full_pack(counted.start.rules) - cards);
    const Result result = counted.unexchanged(cards).result();
    return std::pair(result.points[0], result.points[1]);
  };
  EXPECT_EQ(points("declarer"), std::pair(84, 67));
  EXPECT_EQ(points("defenders"), std::pair(60, 91));
  EXPECT_EQ(points("nobody"), std::pair(60, 67));
}

TEST(HeugenScore, HG_24_150_bid_with_100_roem_needs_50) {
  const auto outcome = [](int points) { return Counted(150, 100, points).result().outcome; };
  EXPECT_EQ(outcome(52), Outcome::made);     // 60
  EXPECT_EQ(outcome(51), Outcome::thanked);  // 50
  EXPECT_EQ(outcome(41), Outcome::wet);      // 40
}

TEST(HeugenScore, HG_24_roem_needs_no_trick_unless_the_table_asks_for_one) {
  Counted counts(100, 120, 0);
  EXPECT_EQ(counts.no_trick().result().roem[0], 120);
  EXPECT_EQ(counts.scores(), (Scores{20, -10, -10}));
  Counted lapses(100, 120, 0, {"roem_needs_trick=yes"});
  EXPECT_EQ(lapses.no_trick().result().roem[0], 0);
  EXPECT_EQ(lapses.scores(), (Scores{-200, 100, 100}));
  Counted trick(100, 120, 0, {"roem_needs_trick=yes"});
  EXPECT_EQ(trick.result().roem[0], 120);
}

TEST(HeugenScore, HG_40_the_declarers_points_are_rounded_to_tens) {
  EXPECT_EQ(rounded(140), 140);
  EXPECT_EQ(rounded(141), 140);
  EXPECT_EQ(rounded(142), 150);
  EXPECT_EQ(rounded(149), 150);
  EXPECT_EQ(rounded(151), 150);
  EXPECT_EQ(rounded(0), 0);
  EXPECT_EQ(rounded(2), 10);
}

TEST(HeugenScore, HG_41_exactly_the_bid_is_thanked_and_nothing_is_paid) {
  Counted exact(150, 0, 0);
  exact.board.facts.won[Seat(0)] =
      cards_worth(132, *exact.board.order, full_pack(exact.start.rules));
  exact.board.facts.winners[0] = Seat(1);
  exact.board.facts.winners[8] = Seat(0);  // 142, rounded 150
  EXPECT_EQ(exact.result().outcome, Outcome::thanked);
  EXPECT_EQ(exact.scores(), (Scores{0, 0, 0}));
  EXPECT_EQ(Counted(100, 0, 102).result().outcome, Outcome::made);
  EXPECT_EQ(Counted(100, 0, 91).result().outcome, Outcome::wet);
}

TEST(HeugenScore, HG_41_or_wet_with_a_loss_of_ten_by_agreement) {
  Counted tie(100, 0, 100, {"tie=wet"});
  EXPECT_EQ(tie.result().outcome, Outcome::wet);
  EXPECT_EQ(tie.scores(), (Scores{-20, 10, 10}));
  EXPECT_EQ(Counted(100, 0, 100, {"tie=wet", "seats=2"}).scores(), (Scores{-10, 10}));
  EXPECT_EQ(Counted(100, 0, 100, {"tie=thanked"}).scores(), (Scores{0, 0, 0}));
}

TEST(HeugenScore, HG_42_made_pays_the_difference_half_from_each_and_double_unexchanged) {
  EXPECT_EQ(Counted(100, 40, 81).scores(), (Scores{20, -10, -10}));
  EXPECT_EQ(Counted(100, 40, 82).scores(), (Scores{30, -15, -15}));
  EXPECT_EQ(Counted(100, 40, 82).unexchanged().scores(), (Scores{60, -30, -30}));
  EXPECT_EQ(Counted(100, 40, 82, {"seats=2"}).scores(), (Scores{30, -30}));
  EXPECT_EQ(Counted(100, 40, 82, {"seats=2"}).unexchanged().scores(), (Scores{60, -60}));
}

TEST(HeugenScore, HG_43_wet_costs_the_declarer_twice_what_was_short) {
  EXPECT_EQ(Counted(100, 0, 70).scores(), (Scores{-60, 30, 30}));
  EXPECT_EQ(Counted(100, 0, 70, {"seats=2"}).scores(), (Scores{-30, 30}));
  EXPECT_EQ(Counted(100, 0, 70).unexchanged().scores(), (Scores{-60, 30, 30}));
}

TEST(HeugenScore, HG_43_some_tables_double_it_unexchanged) {
  const Settings twice = {"wet_unexchanged=double"};
  EXPECT_EQ(Counted(100, 0, 70, twice).unexchanged().scores(), (Scores{-120, 60, 60}));
  EXPECT_EQ(Counted(100, 0, 70, twice).scores(), (Scores{-60, 30, 30}));
  EXPECT_EQ(Counted(100, 0, 70, {"wet_unexchanged=double", "seats=2"}).unexchanged().scores(),
            (Scores{-60, 60}));
}

TEST(HeugenScore, HG_43_a_tie_that_is_wet_is_doubled_unexchanged_as_any_other) {
  const Settings both = {"tie=wet", "wet_unexchanged=double"};
  EXPECT_EQ(Counted(100, 0, 100, both).unexchanged().scores(), (Scores{-40, 20, 20}));
  EXPECT_EQ(Counted(100, 0, 100, both).scores(), (Scores{-20, 10, 10}));
}

TEST(HeugenScore, HG_44_kapot_is_a_hundred_on_top_after_everything) {
  Counted made(100, 0, 0);  // 151, rounded 150
  EXPECT_EQ(made.kapot().result().outcome, Outcome::kapot);
  EXPECT_EQ(made.scores(), (Scores{150, -75, -75}));
  EXPECT_EQ(Counted(100, 0, 0).kapot().unexchanged().scores(), (Scores{200, -100, -100}));
  EXPECT_EQ(Counted(200, 0, 0).kapot().scores(), (Scores{0, 0, 0}));  // wet by 50 all the same
  EXPECT_TRUE(Counted(200, 0, 0).kapot().result().below_bid);
  EXPECT_FALSE(Counted(150, 0, 0).kapot().result().below_bid);
  EXPECT_FALSE(Counted(200, 0, 0).result().below_bid);
  EXPECT_EQ(Counted(150, 0, 0).kapot().scores(), (Scores{100, -50, -50}));
  EXPECT_EQ(Counted(100, 0, 0, {"seats=2"}).kapot().scores(), (Scores{150, -150}));
}

TEST(HeugenScore, HG_50_the_stake_is_paid_per_ten_points_and_the_declarer_has_the_rest) {
  const auto cents = [](int points, const std::string& stake) {
    const Result result = Counted(100, 40, points, {"stake=" + stake}).result();
    return Scores{result.cents[Seat(0)], result.cents[Seat(1)], result.cents[Seat(2)]};
  };
  EXPECT_EQ(cents(81, "10"), (Scores{20, -10, -10}));
  EXPECT_EQ(cents(82, "5"), (Scores{14, -7, -7}));  // 7.5 toward zero
  EXPECT_EQ(cents(50, "5"), (Scores{-10, 5, 5}));
  EXPECT_EQ(cents(82, "0"), (Scores{0, 0, 0}));
}

}  // namespace
}  // namespace troef::test
