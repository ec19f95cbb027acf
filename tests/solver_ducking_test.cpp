// SPDX-License-Identifier: Apache-2.0
// A lone declarer who wants no trick any more: what is seen without searching is what a search
// without any of that finds, by whatever law.
#include "solver/solver.h"
#include "support.h"

namespace troef::test {
namespace {

using solver::Problem;
using solver::Solver;

TrickLaw random_law(std::optional<Suit> trumps, Quick& random) {
  TrickLaw law;
  law.ruffing = static_cast<Ruffing>(random.roughly_below(2));
  // Half of them as Pandoer has it: nobody must ruff.
  if (random.roughly_below(2) == 0) law.duty = static_cast<RuffDuty>(random.roughly_below(3));
  law.underruff = static_cast<Underruff>(random.roughly_below(3));
  law.climb = random.roughly_below(4) == 0;
  if (trumps && random.roughly_below(2) == 0) {
    constexpr Rank held[] = {Rank::nine, Rank::ten, Rank::jack};
    law.hold_back = Card(held[random.roughly_below(3)], *trumps);
  }
  return law;
}

// A declarer whose cards are low, with all the tricks that are wanted.
Problem ducking(Quick& random) {
  const Game& game = *find_game(all_games(), "pandoer");
  std::optional<Suit> trumps;
  if (random.roughly_below(3) != 0) trumps = all_suits[random.roughly_below(suit_count)];
  const Rules rules = *preset_rules(game, "standard");
  Problem problem;
  problem.seats = 3 + random.roughly_below(2);
  problem.order = &game.order(rules, trumps);
  problem.law = random_law(trumps, random);
  problem.declarer = Seat(random.roughly_below(problem.seats));
  problem.maximisers = problem.declarer;
  problem.trick = Trick(Seat(random.roughly_below(problem.seats)));
  problem.goal.judging = solver::Judging::contract;
  problem.goal.contract.tricks = random.roughly_below(2);
  problem.goal.contract.made = 1;
  problem.goal.contract.wet = -1;
  problem.tally.tricks = problem.goal.contract.tricks;
  problem.tally.won[problem.declarer] = problem.goal.contract.tricks;
  const int cards = 2 + random.roughly_below(3);
  Cards pack = game.pack(rules);
  const auto draw = [&](Cards from) {
    const Card card = from.nth(random.roughly_below(from.size()));
    pack.remove(card);
    return card;
  };
  for (int i = 0; i < cards; ++i) {
    const Cards low =
        pack & (Cards::of(Rank::seven) | Cards::of(Rank::eight) | Cards::of(Rank::nine));
    const bool takes_low = low && random.roughly_below(4) != 0;
    problem.hands[problem.declarer].add(draw(takes_low ? low : pack));
    for (const Seat seat : Seats::all(problem.seats) - problem.maximisers) {
      problem.hands[seat].add(draw(pack));
    }
  }
  return problem;
}

TEST(Solver, sees_who_can_duck_and_who_cannot_but_take_a_trick) {
  Quick random(seed());
  Solver solver, plain({.switches = solver::Switches::none()});
  int made = 0, wet = 0, at_once = 0;
  for (int round = 0; round < rounds(16000); ++round) {
    const Problem problem = ducking(random);
    const auto value = solver.value(problem);
    SCOPED_TRACE(round);
    ASSERT_EQ(value, plain.value(problem));
    ++(value.low > 0 ? made : wet);
    if (solver.nodes() == 0) ++at_once;
  }
  EXPECT_GT(made, rounds(1600));
  EXPECT_GT(wet, rounds(1600));
  EXPECT_GT(at_once, rounds(1600));
}

}  // namespace
}  // namespace troef::test
