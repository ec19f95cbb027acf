// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/score.h"

#include "games/hoogjassen/cards.h"
#include "games/hoogjassen/game.h"
#include "support.h"

namespace troef::test {
namespace {

using namespace hoogjassen;

using Settings = std::vector<std::string>;
using Hands = std::vector<std::string>;

// With spades as trumps seat 0 takes nothing: run of five, queen and king of trumps.
const Hands hopeless = {"7D 8D 9D TD JD QS KS", "JS 9S AS TS 8S 7S AH", "7H 8H 9H TH JH QH KH",
                        "8C 9C TC JC QC KC AC"};
const std::string hopeless_widow = "QD KD AD";

Played dealt(const Hands& hands, const std::string& widow) {
  Played played("hoogjassen");
  played.hands(hands, widow);
  return played;
}

int roem(Played& played) { return played.deal().board().facts.roem; }

// A deal that was played out: seat 0 played hearts after taking the widow; the defenders took so
// many points, the last trick among them.
struct Counted {
  Start start;
  Board board;

  Counted(int bid, int roem, int defenders, const Settings& settings = {}) {
    start = Played("hoogjassen", settings).deal().start();
    start.pot = 400;
    const int tricks = sizes_of(start.rules).hand;
    board.order = &orders.of(Suit::hearts);
    board.facts.trumps = Suit::hearts;
    board.facts.declarer = Seat(0);
    board.facts.bid = bid;
    board.facts.roem = roem;
    board.facts.widow_taken = true;
    board.facts.tricks = tricks;
    board.facts.winners[static_cast<std::size_t>(tricks - 1)] = Seat(1);
    board.facts.won[Seat(1)] = cards_worth(defenders - last_trick_points, *board.order, full_pack);
  }
  Counted& kapot() {
    board.facts.winners.fill(Seat(0));
    board.facts.won[Seat(1)] = {};
    return *this;
  }
  Counted& no_trick() {
    board.facts.winners.fill(Seat(1));
    return *this;
  }
  Counted& undrawn() {
    board.facts.widow_taken = false;
    return *this;
  }
  Counted& pot(Amount amount) {
    start.pot = amount;
    return *this;
  }
  Result result() {
    board.start = &start;
    return played(board);
  }
  Amount score() { return result().score[Seat(0)]; }
  Amount cents() { return result().cents[Seat(0)]; }
};

TEST(HoogjassenScore, HJ_03_the_last_trick_counts_five_and_all_is_146) {
  for (const Suit suit : all_suits) EXPECT_EQ(orders.of(suit).points(full_pack) + 5, 146);
  const Result result = Counted(120, 0, 41).result();
  EXPECT_EQ(result.points[1], 41);  // 36 in cards, and the last trick
  EXPECT_EQ(result.points[0] + result.points[1], 146);
}

TEST(HoogjassenScore, HJ_40_the_defenders_points_are_rounded_and_the_two_make_150) {
  EXPECT_EQ(declarer_points(40), 110);
  EXPECT_EQ(declarer_points(41), 110);
  EXPECT_EQ(declarer_points(42), 100);
  EXPECT_EQ(declarer_points(49), 100);
  EXPECT_EQ(declarer_points(50), 100);
  EXPECT_EQ(declarer_points(1), 150);
  EXPECT_EQ(declarer_points(2), 140);
  EXPECT_EQ(declarer_points(146), 0);
  EXPECT_EQ(Counted(100, 0, 41).score(), 3 * 10);
  EXPECT_EQ(Counted(100, 0, 42).score(), 0);
}

TEST(HoogjassenScore, HJ_41_all_tricks_are_250) {
  Counted counted(160, 0, 5);
  const Result result = counted.kapot().result();
  EXPECT_EQ(result.outcome, Outcome::kapot);
  EXPECT_EQ(result.score[Seat(0)], 3 * 90);
  EXPECT_EQ(result.points[0], 146);
}

TEST(HoogjassenScore, HJ_42_without_a_trick_roem_lapses_and_the_defenders_have_everything) {
  Counted counted(160, 120, 100);
  const Result result = counted.no_trick().result();
  EXPECT_EQ(result.outcome, Outcome::wet);
  EXPECT_EQ(result.points[0], 0);
  EXPECT_EQ(result.points[1], 146);
  EXPECT_EQ(result.roem[0], 0);
  EXPECT_EQ(result.score[Seat(0)], -3 * 160);
}

TEST(HoogjassenScore, HJ_42_the_stuk_that_was_said_lapses_too_and_the_discards_are_the_defenders) {
  Played played = dealt(hopeless, hopeless_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take", "0 discard QD KD AD",
               "0 trump S", "0 roem 7D-JD"});
  EXPECT_EQ(roem(played), 100);
  played.then({"0 play QS stuk", "1 play AS", "2 play 7H", "3 play 8C"});
  EXPECT_EQ(roem(played), 120);
  played.then({"1 play JS", "2 play 8H", "3 play 9C", "0 play KS"});
  const std::vector<std::string> own = {"9S", "TS", "8S", "7S", "AH"};
  const std::vector<std::string> theirs = {"7D", "8D", "9D", "TD", "JD"};
  const std::string hearts = "9TJQK", clubs = "TJQKA";
  for (std::size_t i = 0; i < own.size(); ++i) {
    played.then({"1 play " + own[i], std::string("2 play ") + hearts[i] + "H",
                 std::string("3 play ") + clubs[i] + "C", "0 play " + theirs[i]});
  }
  EXPECT_EQ(played.result("points"), "[0,146]");
  EXPECT_EQ(played.result("roem"), "[0,0]");
  EXPECT_EQ(played.result("score"), "[-360,120,120,120]");
}

TEST(HoogjassenScore, HJ_43_bid_160_with_40_roem_plays_for_120) {
  const auto outcome = [](int defenders) { return Counted(160, 40, defenders).result().outcome; };
  EXPECT_EQ(outcome(21), Outcome::made);     // 130
  EXPECT_EQ(outcome(22), Outcome::thanked);  // 120
  EXPECT_EQ(outcome(31), Outcome::thanked);
  EXPECT_EQ(outcome(32), Outcome::wet);  // 110
  EXPECT_EQ(Counted(160, 40, 21).score(), 30);
  EXPECT_EQ(Counted(160, 40, 31).score(), 0);
  EXPECT_EQ(Counted(160, 40, 31).cents(), 0);
  EXPECT_EQ(Counted(160, 40, 32).score(), -30);
}

TEST(HoogjassenScore, HJ_43_bid_160_with_a_trump_run_of_four_plays_for_90) {
  EXPECT_EQ(Counted(160, 70, 42).result().outcome, Outcome::made);     // 100
  EXPECT_EQ(Counted(160, 70, 52).result().outcome, Outcome::thanked);  // 90
}

TEST(HoogjassenScore, HJ_44_discards_and_an_untouched_widow_count_with_the_declarers_tricks) {
  Quick random(seed());
  int seen[2] = {0, 0};
  for (int i = 0; i < 3000 && (seen[0] < 5 || seen[1] < 5); ++i) {
    Deal deal(start_of(game(), default_rules(game()), random));
    play_out(deal, random);
    const Result result = deal.result();
    if (!result.declarer || result.outcome == Outcome::kapot) continue;
    const Board& board = deal.board();
    const Seat declarer = *result.declarer;
    if (board.facts.won[declarer].empty()) continue;
    ++seen[board.facts.widow_taken ? 1 : 0];
    const Cards own = board.facts.won[declarer] | board.where.laid(declarer) | board.where.widow();
    const bool last = result.winners[6] == declarer;
    EXPECT_EQ(result.points[0], board.order->points(own) + (last ? 5 : 0));
    EXPECT_EQ(result.points[0] + result.points[1], 146);
  }
  EXPECT_GE(seen[0], 5);
  EXPECT_GE(seen[1], 5);
}

TEST(HoogjassenScore, HJ_45_undrawn_doubles_the_result_both_ways_and_the_pots_euro) {
  EXPECT_EQ(Counted(160, 40, 21).undrawn().score(), 2 * 30);
  EXPECT_EQ(Counted(160, 40, 32).undrawn().score(), -2 * 30);
  EXPECT_EQ(Counted(160, 40, 31).undrawn().score(), 0);
  EXPECT_EQ(Counted(160, 40, 32).undrawn().result().pot, 200);
  const Result kapot = Counted(160, 0, 5).kapot().undrawn().result();
  EXPECT_EQ(kapot.cents[Seat(1)], -90);
  EXPECT_EQ(kapot.cents[Seat(0)], 3 * 90 + 200);
  EXPECT_EQ(kapot.pot, -200);
}

TEST(HoogjassenScore, HJ_46_every_defender_pays_the_declarer_or_gets_it) {
  const Result won = Counted(120, 0, 21).result();
  EXPECT_EQ(won.score[Seat(0)], 30);
  for (const int seat : {1, 2, 3}) EXPECT_EQ(won.score[Seat(seat)], -10);
  const Result lost = Counted(120, 0, 42).result();
  EXPECT_EQ(lost.score[Seat(0)], -60);
  for (const int seat : {1, 2, 3}) EXPECT_EQ(lost.score[Seat(seat)], 20);
  const Result three = Counted(120, 0, 21, {"seats=3"}).result();
  EXPECT_EQ(three.score[Seat(0)], 20);
  EXPECT_EQ(three.score[Seat(2)], -10);
  EXPECT_EQ(three.score[Seat(3)], 0);
}

TEST(HoogjassenScore, HJ_46_or_only_the_winners_write_points) {
  const Result won = Counted(120, 0, 21, {"settle=points"}).result();
  EXPECT_EQ(won.score[Seat(0)], 10);
  EXPECT_EQ(won.score[Seat(1)], 0);
  EXPECT_EQ(won.cents[Seat(0)], 15);  // money all the same
  EXPECT_EQ(won.cents[Seat(1)], -5);
  const Result lost = Counted(120, 0, 42, {"settle=points"}).result();
  EXPECT_EQ(lost.score[Seat(0)], 0);
  for (const int seat : {1, 2, 3}) EXPECT_EQ(lost.score[Seat(seat)], 20);
}

TEST(HoogjassenScore, HJ_47_thirty_points_are_fifteen_cents_from_each) {
  const Result result = Counted(160, 60, 21).result();  // plays for 100, has 130
  EXPECT_EQ(result.score[Seat(1)], -30);
  EXPECT_EQ(result.cents[Seat(1)], -15);
  EXPECT_EQ(result.cents[Seat(0)], 45);
  EXPECT_EQ(Counted(160, 60, 21, {"stake=20"}).cents(), 3 * 60);
  EXPECT_EQ(Counted(160, 60, 21, {"stake=0"}).cents(), 0);
}

TEST(HoogjassenScore, HJ_48_who_begins_with_an_empty_pot_fills_it) {
  const Result result = Counted(120, 0, 31).pot(0).result();
  EXPECT_EQ(result.outcome, Outcome::thanked);
  EXPECT_EQ(result.pot, 400);
  for (const Seat seat : Seats::all(4)) EXPECT_EQ(result.cents[seat], -100);
  EXPECT_EQ(Counted(120, 0, 31).pot(1).result().pot, 0);
  EXPECT_EQ(Counted(120, 0, 31, {"pot=50", "seats=3"}).pot(0).result().pot, 150);
  EXPECT_EQ(Counted(120, 0, 31, {"pot=50"}).pot(0).result().cents[Seat(1)], -50);
  EXPECT_EQ(Counted(120, 0, 31, {"pot=0"}).pot(0).result().pot, 0);
  Played passed = dealt(hopeless, hopeless_widow);
  passed.then({"0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(passed.result("cents"), "[-100,-100,-100,-100]");
  EXPECT_EQ(passed.result("pot"), "400");
}

TEST(HoogjassenScore, HJ_48_kapot_takes_a_euro_out_and_erin_puts_one_in) {
  const Result out = Counted(160, 0, 5).kapot().result();
  EXPECT_EQ(out.pot, -100);
  EXPECT_EQ(out.cents[Seat(0)], 3 * 45 + 100);
  const Result in = Counted(120, 0, 42).result();
  EXPECT_EQ(in.pot, 100);
  EXPECT_EQ(in.cents[Seat(0)], -3 * 10 - 100);
  EXPECT_EQ(in.cents[Seat(1)], 10);
  EXPECT_EQ(Counted(120, 0, 42, {"pot=25"}).result().pot, 25);
}

TEST(HoogjassenScore, HJ_48_kapot_and_erin_in_one_deal_are_first_in_then_out) {
  const Result both = Counted(300, 0, 5).kapot().result();  // 250 for 300
  EXPECT_EQ(both.outcome, Outcome::kapot);
  EXPECT_TRUE(both.below_bid);
  EXPECT_FALSE(Counted(250, 0, 5).kapot().result().below_bid);
  EXPECT_FALSE(Counted(300, 0, 42).result().below_bid);  // nat is all there is to say
  EXPECT_EQ(both.score[Seat(0)], -3 * 50);
  EXPECT_EQ(both.pot, 0);
  EXPECT_EQ(both.cents[Seat(0)], -3 * 25);
  const Result last_euro = Counted(300, 0, 5).kapot().pot(1).result();
  EXPECT_EQ(last_euro.pot, 0);  // 101 cents lie in it before it pays
}

TEST(HoogjassenScore, HJ_48_kapot_never_takes_more_than_there_is) {
  EXPECT_EQ(Counted(160, 0, 5).kapot().pot(60).result().pot, -60);
  EXPECT_EQ(Counted(160, 0, 5).kapot().undrawn().pot(150).result().pot, -150);
  const Result empty = Counted(160, 0, 5).kapot().pot(0).result();
  EXPECT_EQ(empty.pot, 300);  // four put in, one out
  EXPECT_EQ(empty.cents[Seat(0)], 3 * 45);
}

TEST(HoogjassenScore, HJ_48_what_is_left_is_shared_at_the_end_of_the_match) {
  Match match(game(), *preset_rules(game(), "drie"), Seat(0), "m");
  Deal deal(match.next());
  Quick random(3);
  deal.deal(match.shuffled(random));
  for (int seat = 0; seat < 3; ++seat) deal.play(deal.turn().seat, word(Verb::pass));
  match.enter(deal);
  EXPECT_EQ(match.pot(), 300);
  EXPECT_EQ(match.end().pot, (std::vector<Amount>{100, 100, 100}));
}

TEST(HoogjassenScore, HJ_50_who_played_last_deals_or_the_deal_moves_left) {
  Counted counted(120, 0, 31);
  counted.start.dealer = Seat(2);
  EXPECT_EQ(game().next_dealer(counted.start, counted.result()), Seat(0));
  Counted moves(120, 0, 31, {"next_dealer=left"});
  moves.start.dealer = Seat(2);
  EXPECT_EQ(game().next_dealer(moves.start, moves.result()), Seat(3));
}

TEST(HoogjassenScore, HJ_50_sixteen_deals_are_a_match_and_passed_ones_do_not_count) {
  Match match(game(), default_rules(game()), Seat(0), "m");
  Quick random(seed());
  int passed = 0;
  while (!match.over()) {
    Deal deal(match.next());
    deal.deal(match.shuffled(random));
    if (match.counted() < 3 && passed < 3) {
      while (!deal.over()) deal.play(deal.turn().seat, word(Verb::pass));
    } else {
      play_out(deal, random);
    }
    passed += deal.result().outcome == Outcome::passed ? 1 : 0;
    match.enter(deal);
    ASSERT_EQ(match.counted() + passed, static_cast<int>(match.sheet().size()));
  }
  EXPECT_GE(passed, 3);
  EXPECT_EQ(match.counted(), 16);
}

}  // namespace
}  // namespace troef::test
