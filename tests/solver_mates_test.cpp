// SPDX-License-Identifier: Apache-2.0
// The solver where mates are found in play: whose entry it tells.
#include "games/solving.h"
#include "pandoer_deals.h"
#include "solver_plain.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

// Seat 2 buys seat 0's jack, so that their entries differ whatever comes of the contract.
const Dealt seat_2_has_three_jacks{{"JS AH KH QH TH 9H 8H 7H", "8C 7C AD KD QD TD 9D 8D",
                                    "JC JD JH 9C AC KC QC TC", "7D AS KS QS TS 9S 8S 7S"},
                                   "6H"};
const Texts seat_2_plays = {"0 pass",      "1 pass",       "2 bid vierde-boer", "3 pass",
                            "2 buy JS 6H", "2 discard TC", "2 trump C"};

Deal played_to(int tricks, Quick& random) {
  Played played = with(seat_2_has_three_jacks);
  played.then(seat_2_plays);
  while (facts(played).tricks < tricks) played.deal().play(random_entry(played.deal(), random));
  return played.deal();
}

TEST(Solver, PD_48_tells_the_declarers_entry_whoever_is_the_mate) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  solver::Solver solver;
  BySeat<int> mates;
  for (int round = 0; round < 200; ++round) {
    Deal deal = played_to(5, random);
    if (const auto mate = deal.board().facts.mate) ++mates[*mate];
    const auto posed = pose(deal, {solver::Sought::score, 0});
    ASSERT_TRUE(posed.problem);
    const Solved solved = solve(solver, deal, *posed.problem);
    for (const Entry& entry : solved.line) deal.play(entry.actor, entry.action);
    ASSERT_TRUE(deal.over());
    EXPECT_EQ(solved.value.low, deal.result().score[Seat(2)]);
  }
  EXPECT_GT(mates[Seat(0)] + mates[Seat(1)], 0);
}

TEST(Solver, PD_48_looks_for_no_mate_after_three_tricks) {
  Played played = playing(three_jacks, "pandoer", "C");
  tricks(played, {"JC", "8C", "7H", "7D", "9C", "7C", "8H", "7S"});
  EXPECT_FALSE(pose(played.deal(), {}).problem->mate_settled);
  tricks(played, {"AC", "8D", "9H", "8S"});
  EXPECT_TRUE(pose(played.deal(), {}).problem->mate_settled);
}

TEST(Solver, PD_48_looks_for_no_second_mate) {
  Played played = playing(three_jacks, "pandoer", "C");
  tricks(played, {"JH", "8C", "AH"});
  EXPECT_FALSE(pose(played.deal(), {}).problem->mate_settled);
  tricks(played, {"7D"});
  EXPECT_TRUE(pose(played.deal(), {}).problem->mate_settled);
}

TEST(Solver, PD_48_counts_on_the_mate_that_is_still_to_be_found) {
  SCOPED_TRACE(seed());
  Quick random(seed() + 3);
  solver::Solver solver;
  for (int round = 0; round < rounds(60); ++round) {
    Deal deal = played_to(round % 3, random);
    const auto sought = round % 2 == 0 ? solver::Sought::points : solver::Sought::score;
    const auto problem = pose(deal, {sought, 0}).problem;
    if (problem->mate_settled) continue;
    SCOPED_TRACE(write_record(deal, {}));
    const Solved solved = solve(solver, deal, *problem, {false, true});
    for (const Entry& entry : solved.line) deal.play(entry.actor, entry.action);
    const Result result = deal.result();
    const Amount score = result.score[Seat(2)];
    EXPECT_EQ(solved.value.low, sought == solver::Sought::score ? score : result.points[0]);
  }
}

TEST(Solver, PD_48_looks_for_a_mate_with_a_table_and_without) {
  SCOPED_TRACE(seed());
  Quick random(seed() + 4);
  solver::Solver::Settings forgetful;
  forgetful.switches.table = false;
  solver::Solver solver, without(forgetful);
  for (int found = 0; found < rounds(20);) {
    const Deal deal = played_to(2, random);
    for (const auto sought : {solver::Sought::score, solver::Sought::points}) {
      const auto problem = pose(deal, {sought, 0}).problem;
      if (problem->mate_settled) continue;
      ++found;
      EXPECT_EQ(solver.value(*problem), without.value(*problem)) << write_record(deal, {});
    }
  }
}

// The same cards can be gone with one seat as the mate or another. Without a table it is 115 too.
TEST(Solver, PD_48_tells_apart_in_its_table_who_became_mate) {
  Played played("pandoer");
  played.dealer(1).then(
      {"* deal KD QC 6H AH TS 7D 7H 8C QH JC TD TH JD JH 7S TC JS 9H AS 7C KS AC "
       "8H KC QD 9S KH 8S 9C AD QS 8D 9D",
       "2 pass", "3 pass", "0 pass", "1 bid vierde-boer", "1 buy JC QS", "1 discard 8D",
       "1 trump C"});
  const auto problem = pose(played.deal(), {solver::Sought::points, 0}).problem;
  EXPECT_EQ(solver::Solver().value(*problem).low, 115);
}

TEST(Solver, PD_44_counts_on_a_trick_of_the_mate_in_halve_stoet) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 pass", "3 pass", "0 discard 6H"});
  EXPECT_EQ(pose(played.deal(), {}).problem->goal.contract.needs, Seat(2));
}

TEST(Solver, PD_23_has_nothing_to_solve_before_trumps_are_named) {
  Played played = playing(mixed, "solo");
  EXPECT_FALSE(pose(played.deal(), {}).problem);
  played.play("0 trump H");
  EXPECT_TRUE(pose(played.deal(), {}).problem);
}

TEST(Solver, PD_49_is_asked_for_exactly_so_many_tricks_only_where_all_are_played) {
  const solver::Question three{solver::Sought::exactly, 3};
  EXPECT_FALSE(pose(playing(mixed, "solo", "H").deal(), three).problem);
  EXPECT_TRUE(pose(playing(mixed, "solo", "H", {"play_out=yes"}).deal(), three).problem);
  EXPECT_TRUE(pose(compared_and_handed_on().deal(), three).problem);
  Played four_jacks = with(seat_2_has_three_jacks);
  four_jacks.then(seat_2_plays);
  EXPECT_TRUE(pose(four_jacks.deal(), three).problem);
}

// A position of stoet whose mate may be unknown still.
Deal with_a_hidden_mate(Quick& random) {
  const Start start = with(mixed).deal().start();
  for (;;) {
    const auto deal = random_ending(*find_game(all_games(), "pandoer"), start.rules, 2, random);
    if (deal && contract_at(deal->board().facts.contract).with == With::fourth_ace) return *deal;
  }
}

// PD-49: a stoet that can no longer be made ends once the mate is known, so that the ace is worth
// another number of tricks than the king below it.
TEST(Solver, PD_43_tells_the_fourth_ace_from_its_neighbours) {
  SCOPED_TRACE(seed());
  Quick random(seed() + 1);
  solver::Solver solver;
  const solver::Question tricks{solver::Sought::tricks, 0};
  for (int round = 0; round < rounds(150); ++round) {
    const Deal deal = with_a_hidden_mate(random);
    SCOPED_TRACE(write_record(deal, {}));
    Plain plain(deal, tricks);
    for (const auto& [action, bounds] : solve(solver, deal, *pose(deal, tricks).problem).choices) {
      EXPECT_EQ(bounds.low, plain.value(deal, action)) << to_string(action);
    }
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace troef::test
