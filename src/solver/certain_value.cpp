// SPDX-License-Identifier: Apache-2.0
// What sure tricks and ducking say of the value itself, where it is not gains that count.
#include <algorithm>

#include "solver/frame.h"

namespace troef::solver {

bool Search::value_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const {
  const Goal& goal = judge_.goal();
  switch (goal.judging) {
    case Judging::gains:
      return all_certain(past, leader, rest, bound);
    case Judging::contract:
      return !goal.counts && contract_certain(past, leader, bound);
    case Judging::one_each:
      return one_each_certain(past, leader, rest, bound);
    case Judging::pool:
      return !goal.counts && pool_certain(past, leader, rest, bound);
    case Judging::half:
    case Judging::each_trick:
      break;
  }
  return false;
}

// A side takes the tricks that it is sure of only where it wants them, but top trumps in one hand
// always.
bool Search::contract_certain(const Past& past, Seat leader, int& bound) const {
  const Seats side = past.maximisers;
  const bool ducks = side.size() == 1 && judge_.has_enough(past);
  if (ducks && can_duck(side.first(), side.has(leader))) {
    bound = judge_.contract_pays(past, true);
    return true;
  }
  if (ducks && must_take(side.first(), leader)) {
    bound = judge_.contract_pays(past, false);
    return true;
  }
  const Cards highest = Lanes::highest(left_);
  const int left = judge_.all_tricks() - past.tricks;
  const Sure ours = sure_of(side, leader, highest);
  const Sure theirs = sure_of(Seats::all(seats_) - side, leader, highest);
  const bool made = judge_.must_be_made(past, std::min(left, ours.tricks));
  if (!made && judge_.can_be_made(past, ours.forced, left - std::min(left, theirs.tricks))) {
    return false;
  }
  bound = judge_.contract_pays(past, made);
  return true;
}

// Where nothing but every trick will do, one that the others are sure of is enough.
bool Search::all_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const {
  if (!judge_.needs_all(past, window_)) return false;
  const Seats side = past.maximisers;
  const Cards highest = Lanes::highest(left_);
  bound = rest.need - 1;
  if (sure_of(Seats::all(seats_) - side, leader, highest).tricks > 0) return true;
  bound = rest.need;
  return judge_.all_will_do(past, window_) &&
         sure_of(side, leader, highest).tricks >= tricks_left(past);
}

// Each side by its own sure tricks, as both need not be to be had in one course of play.
bool Search::pool_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const {
  const Seats side = past.maximisers;
  const Cards highest = Lanes::highest(left_);
  if (past.tricks > 0 && !side.has(leader) && judge_.asks_for_no_sweep(window_) &&
      beats_one(hands_[side.first()], hands_[leader])) {
    bound = rest.need;
    return true;
  }
  const int ours = sure_of(side, leader, highest).tricks;
  bound = judge_.pool_reach(past, ours, 0).low;
  if (bound >= rest.need) return true;
  const int theirs = sure_of(Seats::all(seats_) - side, leader, highest).tricks;
  bound = judge_.pool_reach(past, 0, theirs).high;
  return bound < rest.need;
}

// Who has one trick and can duck to the end need not take another: the asked seat for its own sake,
// the others against it.
bool Search::one_each_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const {
  const Seat asked = past.maximisers.first();
  Seats keeping;
  for (const Seat seat : Seats::all(seats_)) {
    if (judge_.has_its_one(past, seat) && can_duck(seat, seat == leader)) keeping.add(seat);
  }
  if (keeping.has(asked)) {
    bound = judge_.one_each_reach(past, Seats(asked)).low;
    if (bound >= rest.need) return true;
  }
  const Seats others = keeping - Seats(asked);
  if (others.empty()) return false;
  bound = judge_.one_each_reach(past, others).high;
  return bound < rest.need;
}

}  // namespace troef::solver
