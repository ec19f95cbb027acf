// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/problem.h"

#include "games/hoogjassen/cards.h"
#include "games/hoogjassen/score.h"
#include "phases/declaring.h"
#include "phases/posing.h"

namespace troef::hoogjassen {
namespace {

using solver::Sought;

// HJ-24: king and queen of trumps that are not said yet say themselves in the end.
int stuk_to_come(const View& view, const Holdings& held) {
  const Cards stuk = stuk_of(view.facts.trumps);
  const Seat declarer = *view.facts.declarer;
  Cards played;
  for (const Seen& seen : view.events) {
    if (seen.actor != declarer) continue;
    const Action& action = seen.action;
    if (action.verb == Verb::roem && action.cards.has_all(stuk)) return 0;
    if (action.verb != Verb::play) continue;
    if (action.marked) return 0;
    played.add(action.card);
  }
  const bool had = (played | held.hands[declarer]).has_all(stuk);
  return had && !played.has_all(stuk) ? stuk_value : 0;
}

// The declarer's points: all but what the defenders take.
void count_points(solver::Problem& problem, const View& view, const Holdings& held) {
  problem.goal.card_points = true;
  problem.goal.last_trick = last_trick_points;
  Cards others = view.facts.trick.cards() | won_by(view.facts, view.sides[1]);
  for (const Seat seat : Seats::all(view.seats)) others |= held.hands[seat];
  problem.tally.gains = all_points - last_trick_points - view.order->points(others);
}

// HJ-40 to HJ-46.
void judge_by_result(solver::Problem& problem, const View& view, const Holdings& held) {
  const Facts& facts = view.facts;
  const int times = facts.widow_taken ? 1 : 2;
  const int plays_for = facts.bid - facts.roem - stuk_to_come(view, held);
  problem.goal.steps = steps_of(all_points, [&](int points) {
    return times * (declarer_points(all_points - points) - plays_for);
  });
  problem.goal.all = times * (kapot_points - plays_for);
  problem.goal.none = -times * facts.bid;
  const bool each = view.rules[Opt::settle] == Settle::each;
  problem.scale = each ? view.seats - 1 : 1;
  problem.difference = !each;
}

}  // namespace

std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                       const solver::Question& question) {
  const Facts& facts = view.facts;
  const int tricks = sizes_of(view.rules).hand;
  if (!facts.declarer || !roem_was_said(view)) return std::nullopt;
  if (!cards_are_played(view, held, tricks)) return std::nullopt;
  solver::Problem problem = pose(view, held);
  problem.maximisers = *facts.declarer;
  switch (question.sought) {
    case Sought::score:
    case Sought::made:
      count_points(problem, view, held);
      judge_by_result(problem, view, held);
      if (question.sought == Sought::made) {
        problem.goal.at_least = 1;
        problem.scale = 1;
      }
      return problem;
    case Sought::points:
      count_points(problem, view, held);
      problem.goal.none = 0;  // HJ-42
      return problem;
    default:
      break;
  }
  if (!seek_in_tricks(problem, facts, question, tricks)) return std::nullopt;
  return problem;
}

}  // namespace troef::hoogjassen
