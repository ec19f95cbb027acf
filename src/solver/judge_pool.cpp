// SPDX-License-Identifier: Apache-2.0
// Judging::pool: the first three tricks, or all five (VV-40).
#include <algorithm>

#include "solver/judge.h"

namespace troef::solver {

int Judge::pool_value(const Past& past) const {
  if (goal_.counts) return tricks_of(past.marks, asked_);
  const Goal::Pool& pool = goal_.pool;
  for (const Seat seat : Seats::all(seats_)) {
    const int tricks = tricks_of(past.marks, seat);
    if (tricks < 3) continue;
    const bool own = seat == asked_;
    if ((past.marks & first_three) == 0 || (past.marks & stop_mark) != 0) {
      return own ? pool.own : pool.other;
    }
    if (tricks == all_tricks_) return own ? pool.own_jinx : pool.other_jinx;
  }
  return pool.left;
}

bool Judge::may_stop(const Past& past) const {
  return goal_.judging == Judging::pool && past.tricks == 3 && (past.marks & first_three) != 0;
}

// Three tricks win it; who took the first three plays on as long as no other seat has one.
bool Judge::pool_ends(const Past& past) const {
  for (const Seat seat : Seats::all(seats_)) {
    const int tricks = tricks_of(past.marks, seat);
    if (tricks >= 3) return tricks < past.tricks;
  }
  return false;
}

// Who can still have three tricks, and who all.
Judge::Range Judge::pool_reach(const Past& past, int ours, int theirs) const {
  const Goal::Pool& pool = goal_.pool;
  Range range{pool.left, pool.left};
  const auto can_be = [&](int value) {
    range = {std::min(range.low, value), std::max(range.high, value)};
  };
  for (const Seat seat : Seats::all(seats_)) {
    const int tricks = tricks_of(past.marks, seat);
    const bool own = seat == asked_;
    const int not_its = own ? theirs : ours;
    if (tricks + all_tricks_ - past.tricks - not_its >= 3) can_be(own ? pool.own : pool.other);
    if (tricks == past.tricks && not_its == 0) can_be(own ? pool.own_jinx : pool.other_jinx);
  }
  // With three of the five the pool is won, unless the first three are had and it is played on.
  const bool plays_on = (past.marks & first_three) != 0;
  if (!plays_on && tricks_of(past.marks, asked_) + ours >= 3)
    range.low = std::max(range.low, pool.own);
  return range;
}

}  // namespace troef::solver
