// SPDX-License-Identifier: Apache-2.0
#include "games/heugen/problem.h"

#include <algorithm>

#include "games/heugen/cards.h"
#include "games/heugen/course.h"
#include "games/heugen/score.h"
#include "phases/posing.h"

namespace troef::heugen {
namespace {

using solver::Sought;

WidowCounts widow_counts(const View& view) {
  return view.rules[Opt::widow_counts].as<WidowCounts>();
}

// HG-22: what the declarer has not declared yet of the cards held after discarding.
int roem_to_declare(const View& view, const Holdings& held) {
  if (view.rules[Opt::roem_by] == RoemBy::first_card) return 0;
  const Seat declarer = *view.facts.declarer;
  const Declaring declaring(declaring_rules(view.rules));
  Board board;
  board.facts.trumps = view.facts.trumps;
  const Cards hand = held.hands[declarer] | played_by(view)[declarer];
  const int all = declaring.worth(board, declaring.available(board, hand));
  return std::max(0, all - view.facts.roem);
}

// HG-21.
void count_points(solver::Problem& problem, const View& view, const Holdings& held) {
  problem.goal.card_points = true;
  problem.goal.last_trick = last_trick_points(view.rules);
  const Seat declarer = *view.facts.declarer;
  Cards own = view.facts.won[declarer] | held.laid[declarer];
  if (widow_counts(view) == WidowCounts::declarer) own |= held.widow;
  problem.tally.gains = view.order->points(own);
}

// HG-40 to HG-44: the declarer's score, kapot aside.
void judge_by_result(solver::Problem& problem, const View& view) {
  const Scoring scoring{view.rules, view.facts.bid, view.seats - 1, view.facts.widow_taken};
  const int roem = view.facts.roem;
  const int all = view.order->points(full_pack(view.rules)) + last_trick_points(view.rules);
  const int most = all + problem.declare;
  problem.goal.steps =
      steps_of(most, [&](int points) { return gain(scoring, rounded(points) + roem); });
  problem.goal.kapot = kapot_bonus;
  problem.goal.declares = true;
  if (view.rules[Opt::roem_needs_trick].yes()) {
    problem.goal.none = gain(scoring, rounded(problem.tally.gains));
  }
}

// HG-11: nobody scores.
std::optional<solver::Problem> sorting(const View& view, const Holdings& held,
                                       const solver::Question& question) {
  solver::Problem problem = pose(view, held);
  problem.maximisers = view.turn.seat;
  if (seek_in_tricks(problem, view.facts, question, hand_cards)) return problem;
  if (question.sought != Sought::score && question.sought != Sought::points) return std::nullopt;
  seek_tricks(problem, view.facts);
  problem.scale = 0;
  return problem;
}

}  // namespace

std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                       const solver::Question& question) {
  const Facts& facts = view.facts;
  if (!cards_are_played(view, held, hand_cards)) return std::nullopt;
  if (facts.passed == Seats::all(view.seats)) return sorting(view, held, question);
  if (!facts.declarer || !roem_was_said(view)) return std::nullopt;
  solver::Problem problem = pose(view, held);
  problem.maximisers = *facts.declarer;
  problem.declare = roem_to_declare(view, held);
  switch (question.sought) {
    case Sought::score:
    case Sought::made:
      count_points(problem, view, held);
      judge_by_result(problem, view);
      if (question.sought == Sought::made) {
        problem.goal.at_least = 1;
        problem.goal.kapot = 0;  // HG-44: it does not help to make the bid
      }
      return problem;
    case Sought::points:
      count_points(problem, view, held);
      return problem;
    default:
      break;
  }
  if (!seek_in_tricks(problem, facts, question, hand_cards)) return std::nullopt;
  return problem;
}

}  // namespace troef::heugen
