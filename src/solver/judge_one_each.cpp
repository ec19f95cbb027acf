// SPDX-License-Identifier: Apache-2.0
// Judging::one_each: who ends with one trick is paid by who does not (PD-47, PD-60).
#include <algorithm>

#include "solver/judge.h"

namespace troef::solver {
namespace {

// The seats that are not asked, by their tricks; `won` take no more and have what they need.
struct Others {
  int none = 0, one = 0, more = 0, won = 0;
};

// How many of those with no trick end with one, how many of those with one keep it.
struct Ending {
  int come = 0, stay = 0;
};

// Whether the tricks to come can fall so, if the asked seat has `own` tricks and ends as a winner
// or not.
bool can_end(const Others& others, int own, bool wins, Ending ending, bool or_more, int to_come) {
  const bool own_comes = own == 0 && wins, own_passes = own == 1 && !wins;
  const int passing = others.one - ending.stay + (own_passes ? 1 : 0);
  const int over = to_come - ending.come - (own_comes ? 1 : 0) - passing;
  if (over <= 0) return over == 0;
  // Whom one more trick leaves what they are; and losers with none, who can have two.
  if (or_more) return own > 0 || own_comes || ending.come + ending.stay + others.more > 0;
  if (others.more > 0 || own > 1 || passing > 0) return true;
  return over > 1 && (others.none > ending.come || (own == 0 && !wins));
}

}  // namespace

int Judge::one_each_pays(bool wins, int winners) const {
  return wins ? goal_.pay * (seats_ - winners) : -goal_.pay * winners;
}

int Judge::one_each_value(const Past& past) const {
  int winners = 0;
  const auto wins = [&](Seat seat) {
    const int tricks = tricks_of(past.marks, seat);
    return tricks == 1 || (goal_.or_more && tricks > 1);
  };
  for (const Seat seat : Seats::all(seats_)) winners += wins(seat) ? 1 : 0;
  return one_each_pays(wins(asked_), winners);
}

Judge::Range Judge::one_each_reach(const Past& past, Seats keeping) const {
  Others others;
  for (const Seat seat : Seats::all(seats_) - Seats(asked_)) {
    const int tricks = tricks_of(past.marks, seat);
    if (tricks == 1 && keeping.has(seat)) {
      ++others.won;
    } else {
      ++(tricks == 0 ? others.none : tricks == 1 ? others.one : others.more);
    }
  }
  const int own = tricks_of(past.marks, asked_), to_come = all_tricks_ - past.tricks;
  const bool keeps = own == 1 && keeping.has(asked_);
  Range range{endless, -endless};
  for (const bool wins : {false, true}) {
    if (wins ? own > 1 && !goal_.or_more : keeps || (own > 0 && goal_.or_more)) continue;
    for (int come = 0; come <= others.none; ++come) {
      for (int stay = goal_.or_more ? others.one : 0; stay <= others.one; ++stay) {
        if (!can_end(others, own, wins, {come, stay}, goal_.or_more, to_come)) continue;
        const int surely = others.won + (goal_.or_more ? others.more : 0);
        const int value = one_each_pays(wins, surely + come + stay + (wins ? 1 : 0));
        range = {std::min(range.low, value), std::max(range.high, value)};
      }
    }
  }
  return range;
}

}  // namespace troef::solver
