// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/problem.h"

#include "games/pandoer/cards.h"
#include "phases/posing.h"

namespace troef::pandoer {
namespace {

using solver::Judging;
using solver::Sought;

// PD-43: as it is, also while nobody else knows.
std::optional<Card> fourth_ace(const View& view, const Holdings& held, Seat& holder) {
  for (const Seat seat : Seats::all(view.seats) - Seats(*view.facts.declarer)) {
    const Cards aces = held.hands[seat] & Cards::of(Rank::ace);
    if (!aces) continue;
    holder = seat;
    return aces.first();
  }
  return std::nullopt;
}

void choose_sides(solver::Problem& problem, const View& view, const Holdings& held) {
  const Facts& facts = view.facts;
  const Contract& contract = contract_at(facts.contract);
  if (contract.with == With::each) {
    problem.maximisers = view.turn.seat;
    return;
  }
  problem.maximisers = *facts.declarer;
  std::optional<Seat> mate = facts.mate;
  if (contract.with == With::fourth_ace) {
    Seat holder;
    problem.goal.contract.hidden_until = fourth_ace(view, held, holder);
    if (problem.goal.contract.hidden_until) mate = holder;
  }
  if (mate) problem.maximisers.add(*mate);
  if (contract.with == With::first_trick) {
    problem.goal.finds_mate = true;
    problem.mate_settled = mate || facts.tricks >= duty_tricks;
  }
  problem.goal.contract.needs = mate;
}

// PD-60: with a mate the amount once, alone from each opponent.
void pay(solver::Problem& problem, const View& view, int& made, int& wet, int amount) {
  const bool alone = problem.maximisers.size() == 1 && !problem.goal.finds_mate;
  constexpr int opponents = 3;
  made = alone ? opponents * amount : amount;
  wet = -made;
  problem.goal.alone = problem.goal.finds_mate ? opponents : 1;
  problem.offset = view.facts.paid[*view.facts.declarer];
  problem.scale = view.rules[Opt::pay_scale];
}

// PD-40, PD-43, PD-44, PD-49.
void judge_by_tricks(solver::Problem& problem, const View& view) {
  const Contract& contract = contract_at(view.facts.contract);
  solver::Undertaking& under = problem.goal.contract;
  problem.goal.judging = Judging::contract;
  under.tricks = contract.tricks;
  under.or_more =
      contract.goal == Goal::tricks_or_more && view.rules[Opt::counts] == Counts::at_least;
  under.first_and_last = contract.goal == Goal::first_and_last;
  under.ends_early = !view.rules[Opt::play_out].yes();
  pay(problem, view, under.made, under.wet, contract.pays);
}

// PD-45.
void count_points(solver::Problem& problem, const View& view, const Holdings& held) {
  problem.goal.card_points = true;
  problem.goal.last_trick = last_trick_points;
  Cards own = won_by(view.facts, problem.maximisers);
  const bool with_discard = view.rules[Opt::discard_counts] == DiscardCounts::won;
  if (with_discard) own |= held.laid[*view.facts.declarer];
  problem.tally.gains = view.order->points(own);
}

void judge_vierde_boer(solver::Problem& problem, const View& view) {
  int made = 0, wet = 0;
  pay(problem, view, made, wet, contract_at(view.facts.contract).pays);
  problem.goal.steps.add(0, wet);
  problem.goal.steps.add(all_points - vierde_boer_may_lose, made);
  problem.goal.all = vierde_boer_all_pays;
}

// PD-47.
void judge_one_each(solver::Problem& problem, const View& view) {
  problem.goal.judging = Judging::one_each;
  problem.goal.pay = contract_at(view.facts.contract).pays;
  problem.goal.or_more = view.rules[Opt::piek_zonder] == PiekZonder::at_least_one;
  problem.offset = view.facts.paid[problem.maximisers.first()];
  problem.scale = view.rules[Opt::pay_scale];
}

void judge(solver::Problem& problem, const View& view, const Holdings& held) {
  const Contract& contract = contract_at(view.facts.contract);
  if (contract.with == With::each) {
    judge_one_each(problem, view);
  } else if (contract.goal == Goal::points) {
    count_points(problem, view, held);
    judge_vierde_boer(problem, view);
  } else {
    judge_by_tricks(problem, view);
  }
}

bool is_played_out(const View& view) {
  const Contract& contract = contract_at(view.facts.contract);
  return view.rules[Opt::play_out].yes() || contract.with == With::each ||
         contract.goal == Goal::points;
}

// Tricks, as many as there are when the deal ends: of a lose game with one too many.
void count_tricks(solver::Problem& problem, const View& view) {
  const Contract& contract = contract_at(view.facts.contract);
  if (is_played_out(view)) {
    seek_tricks(problem, view.facts);
  } else if (contract.goal == Goal::tricks && contract.tricks <= 1) {
    seek_tricks(problem, view.facts);
    problem.goal.ends_with = contract.tricks + 1;
    for (int own = 0; own <= contract.tricks + 1; ++own) problem.goal.steps.add(own, own);
  } else {
    judge_by_tricks(problem, view);
    problem.goal.counts = true;
    problem.offset = 0;
    problem.scale = 1;
  }
}

}  // namespace

std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                       const solver::Question& question) {
  const Facts& facts = view.facts;
  if (!facts.declarer || !cards_are_played(view, held, trick_count)) return std::nullopt;
  const Contract& contract = contract_at(facts.contract);
  if (contract.trumps && !facts.trumps) return std::nullopt;
  solver::Problem problem = pose(view, held);
  choose_sides(problem, view, held);
  switch (question.sought) {
    case Sought::score:
      judge(problem, view, held);
      return problem;
    case Sought::made:
      judge(problem, view, held);
      problem.goal.at_least = 1;
      problem.offset = 0;
      problem.scale = 1;
      return problem;
    case Sought::points:
      if (contract.goal == Goal::points) {
        count_points(problem, view, held);
      } else {
        count_tricks(problem, view);
      }
      return problem;
    case Sought::tricks:
      count_tricks(problem, view);
      return problem;
    case Sought::all:
      count_tricks(problem, view);
      problem.goal.at_least = trick_count;
      return problem;
    case Sought::exactly:
      if (!is_played_out(view)) return std::nullopt;
      problem.goal.contract = {};
      seek_exactly(problem, question.tricks);
      return problem;
    case Sought::roem:
      break;
  }
  return std::nullopt;
}

}  // namespace troef::pandoer
