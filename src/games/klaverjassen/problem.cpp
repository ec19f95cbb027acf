// SPDX-License-Identifier: Apache-2.0
#include "games/klaverjassen/problem.h"

#include "games/klaverjassen/cards.h"
#include "games/klaverjassen/score.h"
#include "phases/posing.h"

namespace troef::klaverjassen {
namespace {

using solver::Judging;
using solver::Sought;

// Card points of the makers, or what they have more than the others, with roem.
void count_points(solver::Problem& problem, const Facts& facts, bool roem) {
  solver::Goal& goal = problem.goal;
  goal.card_points = true;
  goal.last_trick = last_trick_points;
  goal.roem = goal.opposed = roem;
  const Seats makers = problem.maximisers;
  int& gains = problem.tally.gains;
  gains = problem.order->points(won_by(facts, makers));
  if (!roem) return;
  const int own = partners().of(makers.first());
  gains += facts.side_roem[own] - facts.side_roem[1 - own];
  gains -= problem.order->points(won_by(facts, Seats::all(4) - makers));
  problem.tally.roem = facts.side_roem[0] + facts.side_roem[1];
}

// KJ-40 to KJ-43.
void judge_by_half(solver::Goal& goal, const Rules& rules) {
  goal.judging = Judging::half;
  goal.all_points = all_points;
  goal.pit = pit_roem;
  goal.counterpit = rules[Opt::counterpit];
  goal.tie_made = rules[Opt::tie] == Tie::made;
}

}  // namespace

std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                       const solver::Question& question) {
  const Facts& facts = view.facts;
  if (!facts.declarer || !cards_are_played(view, held, trick_count)) return std::nullopt;
  solver::Problem problem = pose(view, held);
  problem.maximisers = sides_of(*facts.declarer)[0];
  problem.call = facts.uncalled_roem;
  solver::Goal& goal = problem.goal;
  goal.low_fours = view.rules[Opt::low_fours];
  goal.may_leave = roem_is_called(view.rules);
  switch (question.sought) {
    case Sought::score:
    case Sought::made:
      count_points(problem, facts, true);
      judge_by_half(goal, view.rules);
      problem.difference = true;
      if (question.sought == Sought::made) goal.at_least = goal.tie_made ? 0 : 1;
      break;
    case Sought::points:
    case Sought::roem:
      count_points(problem, facts, question.sought == Sought::roem);
      break;
    default:
      seek_in_tricks(problem, facts, question, trick_count);
      break;
  }
  goal.may_leave = goal.may_leave && goal.roem;
  return problem;
}

}  // namespace troef::klaverjassen
