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
  bool head;                          // the duty to play the highest binds (PD-34)
  Cards alive;                        // cards that may still lie in roem
  std::uint8_t tried = Habits::none;  // a lead that did well here before
  bool ducks = false;                 // the declarer wants no trick any more, and has no trumps
  int cards = 0;                      // in the hands that have still to play
};

// While four of a rank may lie in a trick, shapes are not enough.
inline Key Search::key(Seat leader, const Rest& rest, Cards left) const {
  const auto marks = static_cast<std::uint64_t>(rest.marks) << 35;
  const auto seat = static_cast<std::uint64_t>(leader.index()) << 32;
  const auto [cards, only_shape] = lanes_.words(left);
  std::uint64_t shape = cards;
  if (rest.counting) {
    const bool four = judge_.goal().roem && lanes_.has_four(left);
    shape = four ? cards | std::uint64_t{1} << 60 : only_shape;
  }
  return {(marks | seat | shape) ^ number_ << 61, cards};
}

// What the table knows of a position, and from others of its shape.
inline Search::Recalled Search::recall(const Key& key, int need) const {
  Recalled recalled;
  for (const Known& known : table_->bucket(key).entries) {
    if (!table_->is_of(known, key)) continue;
    int low = known.low, high = known.high;
    recalled.move = known.move;
    if (known.cards != key.cards) {
      if (low < need && high >= need) continue;
      Lanes::Gap gap;
      if (!lanes_.by_rank()) {
        gap = lanes_.gap(key.cards, known.cards);
      } else {
        const Ranks matter = low >= need ? known.low_ranks : known.high_ranks;
        if (!lanes_.alike(key.cards, known.cards, matter, gap)) continue;
      }
      if (judge_.goal().opposed) gap.more = gap.less = gap.more + gap.less;
      low -= gap.less;
      high += gap.more;
      if (low < need && high >= need) continue;
    }
    recalled = {low, high, known.move, known.low_ranks, known.high_ranks};
    if (low >= need || high < need) break;
  }
  return recalled;
}

inline int Search::roem_in(Cards trick, Cards alive) const {
  if ((trick & alive).without_first().empty()) return 0;
  return roem_in_trick(lanes_.natural(trick), natural_trumps_, judge_.goal().low_fours);
}

// After the last card of a trick.
inline Past Search::end_trick(const Past& past, const Taken& trick, Cards alive, int& roem) const {
  const Goal& goal = judge_.goal();
  const bool last = past.tricks + 1 == judge_.all_tricks();
  int gained = goal.card_points ? trick.points : 1;
  if (last) gained += goal.last_trick;
  if (pending_ != 0 && past.tricks == 1 && trick.winner == declarer_) gained += pending_;
  roem = roem_in(trick.cards, alive);
  return judge_.after(past, trick.winner, gained, roem);
}

// What a trick but the last brings, where nothing of the past matters.
inline int Search::gained_by(const Past& past, const Taken& trick, Cards alive) const {
  const Goal& goal = judge_.goal();
  int gained = goal.card_points ? trick.points : 1;
  if (goal.roem) gained += roem_in(trick.cards, alive);
  if (past.maximisers.has(trick.winner)) return gained;
  return goal.opposed ? -gained : 0;
}

inline int Search::tricks_left(const Past& past) const {
  return gains_only_ ? left_.size() / seats_ : judge_.all_tricks() - past.tricks;
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
  int most = goal.card_points ? points_left_ + goal.last_trick : tricks_left(past);
  int roem = 0;
  const bool settled = most >= rest.need && -most < rest.need;  // whatever the roem
  if (goal.roem && (!settled || rest.marks > 1)) roem = lanes_.roem(left_);
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
