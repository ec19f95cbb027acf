// SPDX-License-Identifier: Apache-2.0
#include "solver/judge.h"

namespace troef::solver {

void Judge::set_up(const Problem& problem, int all_tricks, Cards hidden) {
  hidden_ = hidden;
  goal_ = problem.goal;
  declarer_ = problem.declarer;
  asked_ = problem.maximisers.empty() ? Seat() : problem.maximisers.first();
  seats_ = problem.seats;
  all_tricks_ = all_tricks;
  const bool gains = goal_.judging == Judging::gains;
  flags_ = !gains || goal_.none || goal_.all || goal_.kapot != 0;
  simple_ = gains && !flags_ && !goal_.finds_mate;

  const Tally& tally = problem.tally;
  begin_ = {};
  begin_.maximisers = problem.maximisers;
  begin_.mate_settled = problem.mate_settled;
  begin_.gains = static_cast<std::int16_t>(tally.gains);
  begin_.roem = static_cast<std::int16_t>(tally.roem);
  Past marked = begin_;
  // The order of the tricks does not matter but for the first and the last.
  for (const Seat seat : Seats::all(seats_)) {
    for (int i = 0; i < tally.won[seat]; ++i) {
      ++marked.tricks;
      if (flags_) mark(marked, seat, marked.maximisers.has(seat));
    }
  }
  begin_.tricks = static_cast<std::int16_t>(tally.tricks);
  begin_.marks = marked.marks;
  if (goal_.judging == Judging::contract) {
    begin_.marks &= ~not_ends;
    if (goal_.contract.first_and_last && !tally.ends_only) begin_.marks |= not_ends;
  }
  bonus_ = 0;
  if (const auto holder = goal_.best_trump_held) {
    bonus_ = begin_.maximisers.has(*holder) ? goal_.best_trump : goal_.best_trump_against;
  }
}

void Judge::mark(Past& past, Seat winner, bool ours) const {
  switch (goal_.judging) {
    case Judging::gains:
    case Judging::half:
      past.marks |= ours ? side_won : others_won;
      return;
    case Judging::contract: {
      const Undertaking& contract = goal_.contract;
      if (ours) ++past.marks;
      if (winner == contract.needs) past.marks |= mate_won;
      const bool end = past.tricks == 1 || past.tricks == all_tricks_;
      if (contract.first_and_last && (winner == declarer_) != end) past.marks |= not_ends;
      return;
    }
    case Judging::one_each:
      if (tricks_of(past.marks, winner) == 2) return;
      break;
    case Judging::each_trick:
    case Judging::pool:
      break;
  }
  past.marks += 1U << (4 * winner.index());
  const bool three = past.tricks == 3 && tricks_of(past.marks, winner) == 3;
  if (goal_.judging == Judging::pool && three) past.marks |= first_three;
}

// KJ-40 to KJ-43: with more than half a side scores the difference, and 100 more with every trick;
// with less it loses all points and the roem of both sides, and more without a trick.
Rest Judge::ask_half(const Past& past, const Window& window) const {
  const int need = window.least - past.gains;
  const bool all = has_all(past);
  const bool none = goal_.counterpit != 0 && has_none(past);
  const int spare = window.roem - past.roem;
  if (window.roem < 0 || spare < 0)
    return {need, all && window.least > goal_.all_points ? 1U : 0U, true};
  return {need, 4U + (none ? 2U : 0U) + 8U * static_cast<std::uint32_t>(spare), true};
}

bool Judge::passes(const Past& past, const Window& window) const {
  if (goal_.judging != Judging::half) return value(past) >= window.least;
  if (past.gains + (has_all(past) ? goal_.pit : 0) >= window.least) return true;
  return window.roem >= 0 && past.roem + (has_none(past) ? goal_.counterpit : 0) <= window.roem;
}

int Judge::value(const Past& past) const {
  switch (goal_.judging) {
    case Judging::gains:
      return gains_value(past);
    case Judging::half:
      if (past.gains > 0 || (past.gains == 0 && goal_.tie_made)) {
        return past.gains + (has_all(past) ? goal_.pit : 0);
      }
      return -goal_.all_points - past.roem - (has_none(past) ? goal_.counterpit : 0);
    case Judging::contract:
      return contract_value(past);
    case Judging::one_each:
      return one_each_value(past);
    case Judging::each_trick:
      return goal_.pay * tricks_of(past.marks, asked_) + (past.tricks == all_tricks_ ? bonus_ : 0);
    case Judging::pool:
      break;
  }
  return pool_value(past);
}

int Judge::gains_value(const Past& past) const {
  if (goal_.none && has_none(past)) return *goal_.none * times(past);
  if (goal_.all && has_all(past)) return *goal_.all * times(past);
  if (goal_.steps.empty()) return past.gains;
  const int kapot = has_all(past) ? goal_.kapot : 0;
  int value = goal_.steps.begin()->value;
  for (const Step& step : goal_.steps) {
    if (past.gains >= step.needed) value = step.value;
  }
  return value * times(past) + bonus_ + kapot;
}

bool Judge::over(const Past& past, Cards left) const {
  const bool paid = goal_.judging == Judging::contract && !goal_.counts;
  if (paid) return !can_be_made(past) || !can_be_lost(past);
  return ends(past, left);
}

bool Judge::ends(const Past& past, Cards left) const {
  switch (goal_.judging) {
    case Judging::gains:
      return goal_.ends_with && past.gains >= *goal_.ends_with;
    case Judging::half:
    case Judging::one_each:
      return false;
    case Judging::contract:
      if (!goal_.contract.ends_early || (left & hidden_)) return false;
      return !can_be_made(past) || !can_be_lost(past);
    case Judging::each_trick:
      if (past.tricks == 0) return false;
      for (const Seat seat : Seats::all(seats_)) {
        if (tricks_of(past.marks, seat) >= goal_.lacks[seat]) return true;
      }
      return false;
    case Judging::pool:
      break;
  }
  return pool_ends(past);
}

Judge::Range Judge::reach(const Past& past) const {
  const int left = all_tricks_ - past.tricks;
  switch (goal_.judging) {
    case Judging::contract: {
      if (!goal_.counts) break;
      const int side = side_tricks(past);
      return {side, side + left};
    }
    case Judging::each_trick: {
      const int own = tricks_of(past.marks, asked_);
      return {goal_.pay * own + (bonus_ < 0 ? bonus_ : 0),
              goal_.pay * (own + left) + (bonus_ > 0 ? bonus_ : 0)};
    }
    case Judging::pool: {
      const int own = tricks_of(past.marks, asked_);
      if (goal_.counts) return {own, own + left};
      return pool_reach(past, 0, 0);
    }
    case Judging::one_each:
      return one_each_reach(past, {});
    case Judging::gains:
    case Judging::half:
      break;
  }
  return {-endless, endless};
}

}  // namespace troef::solver
