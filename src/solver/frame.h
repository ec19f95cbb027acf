// SPDX-License-Identifier: Apache-2.0
// What holds throughout one trick of a search.
#pragma once

#include <algorithm>

#include "solver/search.h"
#include "tricks/melds.h"

namespace troef::solver {

struct Search::Frame {
  const Past& past;
  Rest rest;
  bool head;                      // the duty to play the highest binds (PD-34)
  Cards alive;                    // cards that may still lie in roem
  std::uint8_t tried = no_reply;  // a lead that did well here before
};

inline std::uint64_t Search::key(Seat leader, const Rest& rest) const {
  const auto marks = static_cast<std::uint64_t>(rest.marks) << 35;
  const auto seat = static_cast<std::uint64_t>(leader.index()) << 32;
  return (marks | seat | lanes_.key(left_)) ^ number_ << 61;
}

inline int Search::roem_in(const Laid& laid) const {
  if (!judge_.goal().roem) return 0;
  return roem_in_trick(lanes_.natural(laid.cards), natural_trumps_, judge_.goal().low_fours);
}

// After the last card of a trick.
inline Past Search::end_trick(const Past& past, const Laid& laid, int& roem) const {
  const Goal& goal = judge_.goal();
  const bool last = past.tricks + 1 == judge_.all_tricks();
  int gained = goal.card_points ? laid.points : 1;
  if (last) gained += goal.last_trick;
  if (pending_ != 0 && past.tricks == 1 && laid.winner == declarer_) gained += pending_;
  roem = roem_in(laid);
  return judge_.after(past, laid.winner, gained, roem);
}

// Where it is gains that count: whether all that is left would not suffice, or nothing is needed.
inline bool Search::within_reach(const Past& past, const Rest& rest, int& bound) const {
  const Goal& goal = judge_.goal();
  if (!rest.counting) {
    const Judge::Range range = judge_.reach(past);
    if (range.low >= rest.need) return bound = range.low, true;
    if (range.high < rest.need) return bound = range.high, true;
    return false;
  }
  int most = goal.card_points ? points_left_ + goal.last_trick : judge_.all_tricks() - past.tricks;
  int roem = 0;
  if (goal.roem) roem = lanes_.roem(left_);
  most += roem;
  const int least = goal.opposed ? -most : 0;
  if (least >= rest.need) return bound = least, true;
  if (goal.judging == Judging::half && rest.marks != 0) {
    if (rest.marks == 1) {
      most += goal.pit;
    } else {
      const bool none = (rest.marks & 2U) != 0;
      const int spare = static_cast<int>(rest.marks >> 3);
      if (roem + (none ? goal.counterpit : 0) <= spare) return bound = endless, true;
      return false;
    }
  }
  if (most < rest.need) return bound = most, true;
  return false;
}

}  // namespace troef::solver
