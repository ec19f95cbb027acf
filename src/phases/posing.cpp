// SPDX-License-Identifier: Apache-2.0
#include "phases/posing.h"

#include <algorithm>

namespace troef {

solver::Problem pose(const View& view, const Holdings& held) {
  solver::Problem problem;
  const Facts& facts = view.facts;
  problem.seats = view.seats;
  problem.hands = held.hands;
  problem.trick = facts.trick;
  problem.order = view.order;
  problem.law = view.law;
  problem.declarer = facts.declarer.value_or(Seat());
  problem.tally.tricks = facts.tricks;
  for (int i = 0; i < facts.tricks; ++i) {
    const Seat winner = facts.winners[static_cast<std::size_t>(i)];
    ++problem.tally.won[winner];
    if ((winner == facts.declarer) != (i == 0)) problem.tally.ends_only = false;
  }
  return problem;
}

bool cards_are_played(const View& view, const Holdings& held, int tricks) {
  const Trick& trick = view.facts.trick;
  if (view.turn.awaited != Awaited::seat || view.turn.seat != trick.to_play(view.seats)) {
    return false;
  }
  for (int i = 0; i < view.seats; ++i) {
    const int to_come = tricks - view.facts.tricks - (i < trick.size() ? 1 : 0);
    if (held.hands[trick.leader().left(view.seats, i)].size() != to_come) return false;
  }
  return true;
}

bool roem_was_said(const View& view) {
  return std::any_of(view.events.begin(), view.events.end(),
                     [](const Seen& seen) { return seen.action.verb == Verb::roem; });
}

BySeat<Cards> played_by(const View& view) {
  BySeat<Cards> cards;
  for (const Seen& seen : view.events) {
    if (seen.action.verb == Verb::play) cards[*seen.actor].add(seen.action.card);
  }
  return cards;
}

void seek_tricks(solver::Problem& problem, const Facts& facts) {
  problem.goal.judging = solver::Judging::gains;
  problem.tally.gains = tricks_of(facts, problem.maximisers);
}

void seek_exactly(solver::Problem& problem, int tricks) {
  problem.goal.judging = solver::Judging::contract;
  problem.goal.contract.tricks = tricks;
}

bool seek_in_tricks(solver::Problem& problem, const Facts& facts, const solver::Question& question,
                    int tricks) {
  switch (question.sought) {
    case solver::Sought::all:
      problem.goal.at_least = tricks;
      [[fallthrough]];
    case solver::Sought::tricks:
      seek_tricks(problem, facts);
      return true;
    case solver::Sought::exactly:
      seek_exactly(problem, question.tricks);
      return true;
    default:
      return false;
  }
}

}  // namespace troef
