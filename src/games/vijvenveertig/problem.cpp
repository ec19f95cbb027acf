// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/problem.h"

#include "games/vijvenveertig/cards.h"
#include "games/vijvenveertig/score.h"
#include "phases/posing.h"

namespace troef::vijvenveertig {
namespace {

using solver::Judging;
using solver::Sought;

// What has become of the turn-up and the ace of trumps (VV-20 to VV-23).
struct Robberies {
  bool ace_up = false;         // the turn-up is an ace
  bool decided = false;        // somebody robbed, turned it down or kept the hand
  bool to_come = false;        // the dealer takes the ace after the first trick
  std::optional<Seat> holder;  // of the ace of trumps, in hand or played
  bool may_rob = false;
  bool silent = false;
};

Robberies robberies(const View& view, const Holdings& held, const BySeat<Cards>& played) {
  Robberies now;
  const Card turned = *view.facts.turned_up;
  now.ace_up = turned.rank() == Rank::ace;
  for (const Seen& seen : view.events) {
    const Verb verb = seen.action.verb;
    if (verb == Verb::rob) now.to_come = now.ace_up && view.facts.tricks == 0;
    if (verb == Verb::rob || verb == Verb::turn_down || verb == Verb::keep) now.decided = true;
  }
  const Card ace(Rank::ace, turned.suit());
  for (const Seat seat : Seats::all(view.seats)) {
    if ((held.hands[seat] | played[seat]).has(ace)) now.holder = seat;
  }
  const bool open = !now.decided && now.holder;
  now.may_rob = open && played[*now.holder].empty();
  now.silent = open && !now.may_rob;
  return now;
}

solver::Robbing robbing(const View& view, Seat holder) {
  solver::Robbing robbing;
  robbing.seat = holder;
  robbing.turn_up = *view.facts.turned_up;
  robbing.may_be_silent = view.rules[Opt::silent_ace] == SilentAce::allowed;
  robbing.silent_order = &order_of(view.rules, view.facts.trumps, Ace::silent);
  robbing.silent_law = law_of(view.rules, view.facts.trumps, Ace::silent);
  return robbing;
}

bool cards_are_played(const View& view, const Holdings& held, const Robberies& now) {
  Holdings all = held;
  if (now.to_come) all.hands[view.dealer].add(*view.facts.turned_up);
  return troef::cards_are_played(view, all, trick_count);
}

solver::Problem pose(const View& view, const Holdings& held, const Robberies& now) {
  solver::Problem problem = troef::pose(view, held);
  const Ace ace = now.silent ? Ace::silent : Ace::high;
  problem.order = &order_of(view.rules, view.facts.trumps, ace);
  problem.law = law_of(view.rules, view.facts.trumps, ace);
  if (now.may_rob) problem.robbing = robbing(view, *now.holder);
  if (now.to_come) {
    problem.late = *view.facts.turned_up;
    problem.late_to = view.dealer;
  }
  const Seat seat = view.turn.seat;
  problem.maximisers = seat;
  if (in_sides(view.rules)) {
    const Sides sides = sides_of(view.rules, view.seats);
    problem.maximisers = sides[sides.of(seat)];
  }
  return problem;
}

// VV-42, once the first trick is complete; before that the solver sees to it.
void add_best_trump(solver::Problem& problem, const View& view, const Holdings& held,
                    const BySeat<Cards>& played) {
  if (!view.rules[Opt::best_trump_bonus].yes()) return;
  problem.goal.best_trump = game_points;
  problem.goal.best_trump_against = in_sides(view.rules) ? -game_points : 0;
  if (view.facts.tricks == 0) return;
  Cards trumps;
  for (const Seat seat : Seats::all(view.seats)) {
    trumps |= (held.hands[seat] | played[seat]) & problem.order->trumps();
  }
  if (!trumps) return;
  const Card best = problem.order->highest(trumps);
  for (const Seat seat : Seats::all(view.seats)) {
    if ((held.hands[seat] | played[seat]).has(best)) problem.goal.best_trump_held = seat;
  }
}

// VV-40, in sides: what the side scores more than the other.
void judge_sides(solver::Problem& problem, const View& view) {
  const Scoring by = scoring(view.rules);
  problem.tally.gains = tricks_of(view.facts, problem.maximisers);
  problem.goal.steps = steps_of(trick_count, [&](int own) {
    return side_score(by, own, trick_count - own) - side_score(by, trick_count - own, own);
  });
  problem.difference = true;
}

// VV-41: the tricks of a seat, unless one of them may end the match.
void judge_each_trick(solver::Problem& problem, const View& view) {
  const int target = view.rules.common(Common::match_target);
  bool may_end = false;
  for (const Seat seat : Seats::all(view.seats)) {
    int lacks = 0;
    while (lacks <= trick_count && view.scores[seat] + game_points * lacks < target) ++lacks;
    problem.goal.lacks[seat] = target == 0 ? trick_count + 1 : lacks;
    may_end = may_end || problem.goal.lacks[seat] <= trick_count;
  }
  if (may_end) {
    problem.goal.judging = Judging::each_trick;
    problem.goal.pay = game_points;
    return;
  }
  problem.tally.gains = tricks_of(view.facts, problem.maximisers);
  problem.goal.steps = steps_of(trick_count, [](int own) { return game_points * own; });
}

// VV-40: the pool, with what goes in first.
void judge_pool(solver::Problem& problem, const View& view) {
  const Seat seat = problem.maximisers.first();
  const bool empty = view.pot == 0;
  const Amount pool = view.pot + (empty ? view.seats : 1);
  problem.goal.judging = Judging::pool;
  problem.tally.gains = tricks_of(view.facts, problem.maximisers);
  problem.goal.pool = {.own = 1, .own_jinx = view.seats, .other_jinx = -1};
  problem.offset = empty || seat == view.dealer ? -1 : 0;
  problem.prize = pool - 1;
}

void judge(solver::Problem& problem, const View& view) {
  switch (scoring(view.rules)) {
    case Scoring::sides:
    case Scoring::net:
      return judge_sides(problem, view);
    case Scoring::per_trick:
      return judge_each_trick(problem, view);
    case Scoring::pool:
      return judge_pool(problem, view);
  }
}

// As many as there are when the deal ends.
void count_tricks(solver::Problem& problem, const View& view) {
  judge(problem, view);
  solver::Goal& goal = problem.goal;
  goal.steps = {};
  goal.pay = 1;
  goal.counts = goal.judging == Judging::pool;
  problem.offset = problem.prize = 0;
}

}  // namespace

std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                       const solver::Question& question) {
  if (!view.facts.turned_up) return std::nullopt;
  const BySeat<Cards> played = played_by(view);
  const Robberies now = robberies(view, held, played);
  if (!cards_are_played(view, held, now)) return std::nullopt;
  solver::Problem problem = pose(view, held, now);
  switch (question.sought) {
    case Sought::score:
      judge(problem, view);
      if (scoring(view.rules) != Scoring::pool) add_best_trump(problem, view, held, played);
      return problem;
    case Sought::points:
    case Sought::tricks:
      count_tricks(problem, view);
      return problem;
    case Sought::all:
      count_tricks(problem, view);
      problem.goal.at_least = trick_count;
      return problem;
    case Sought::exactly:
      if (!in_sides(view.rules)) return std::nullopt;
      seek_exactly(problem, question.tricks);
      return problem;
    case Sought::roem:
    case Sought::made:
      break;
  }
  return std::nullopt;
}

}  // namespace troef::vijvenveertig
