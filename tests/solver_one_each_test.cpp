// SPDX-License-Identifier: Apache-2.0
// Piek zonder: what is seen without searching, of who can still have exactly one trick or at least
// one, is what a search without any of that finds.
#include "solver/solver.h"
#include "support.h"

namespace troef::test {
namespace {

using solver::Problem;
using solver::Solver;

// Between two tricks, each seat with some of the tricks before; half of the cards are low.
Problem one_each(Quick& random, int cards) {
  const Game& game = *find_game(all_games(), "pandoer");
  const Rules rules = *preset_rules(game, "standard");
  Problem problem;
  problem.seats = 4;
  problem.order = &game.order(rules, std::nullopt);
  problem.law.ruffing = Ruffing::when_void;
  problem.declarer = Seat(random.roughly_below(4));
  problem.trick = Trick(Seat(random.roughly_below(4)));
  problem.maximisers = problem.trick.leader();
  problem.goal.judging = solver::Judging::one_each;
  problem.goal.or_more = random.roughly_below(4) == 0;
  problem.goal.pay = 7;
  for (int n = 8 - cards; n > 0; --n) {
    ++problem.tally.won[Seat(random.roughly_below(4))];
    ++problem.tally.tricks;
  }
  Cards pack = game.pack(rules);
  for (int i = 0; i < cards; ++i) {
    for (const Seat seat : Seats::all(4)) {
      Cards from = pack;
      for (int n = random.roughly_below(pack.size()); n > 0; --n) from = from.without_first();
      pack.remove(from.first());
      problem.hands[seat].add(from.first());
    }
  }
  return problem;
}

// How many it saw without searching.
int expect_alike(int rounds, int least_cards, const solver::Switches& switches) {
  Quick random(seed());
  Solver solver, plain({.switches = switches});
  int paid = 0, at_once = 0;
  for (int round = 0; round < rounds; ++round) {
    const Problem problem = one_each(random, least_cards + random.roughly_below(3));
    const auto value = solver.value(problem);
    SCOPED_TRACE(round);
    EXPECT_EQ(value, plain.value(problem));
    if (testing::Test::HasFailure()) return 0;
    if (value.low > 0) ++paid;
    if (solver.nodes() == 0) ++at_once;
  }
  EXPECT_GT(paid, rounds / 20);
  return at_once;
}

TEST(Solver, PD_47_sees_who_can_still_have_one_trick) {
  EXPECT_GT(expect_alike(8000, 2, solver::Switches::none()), 400);
}

TEST(Solver, PD_47_sees_who_can_still_have_one_trick_with_more_cards_in_hand) {
  solver::Switches searching;
  searching.reach = searching.sure = false;
  expect_alike(200, 5, searching);
}

}  // namespace
}  // namespace troef::test
