// SPDX-License-Identifier: Apache-2.0
#include "solver/frame.h"

#include <algorithm>

namespace troef::solver {

int Search::bound(const Point& point, const Window& window) {
  window_ = judge_.ready(window);
  const int yes = window.least, no = window.least - 1;
  if (point.done) return judge_.passes(point.past, window) ? yes : no;
  const Rest rest = judge_.ask(point.past, window_);
  count_gains_only(counts_gains_only(point.past, rest));
  int value = 0;
  if (point.laid.count == 0) {
    value = lead(point.past, point.turn, rest);
  } else {
    const Frame frame{.past = point.past,
                      .rest = rest,
                      .head = !point.past.mate_settled,
                      .alive = lanes_.alive(left_ | point.laid.cards),
                      .ducks = ducks(point.past),
                      .cards = hands_[point.turn].size()};
    Laid laid = point.laid;
    value = turn(frame, laid, point.turn, nullptr);
  }
  if (!rest.counting || !judge_.gains_are_value(window)) return value >= rest.need ? yes : no;
  return value + yes - rest.need;
}

bool Search::counts_gains_only(const Past& past, const Rest& rest) const {
  const bool all_known = pending_ == 0 && (past.tricks > 0 || (!late_ && other_count_ == 0));
  return all_known && judge_.wants_gains_alone(window_, past, rest);
}

inline void Search::count_gains_only(bool so) {
  gains_only_ = so;
  by_rank_ = so && lanes_.by_rank();
}

int Search::lead(const Past& past, Seat leader, const Rest& rest) {
  meter_->look();
  if (meter_->ended()) return 0;
  const int yes = rest.need, no = rest.need - 1;
  if (left_.empty() || judge_.over(past, left_)) return judge_.passes(past, window_) ? yes : no;
  if (judge_.may_stop(past)) {
    const bool wins = judge_.passes(Judge::stopped(past), window_);
    if (wins == past.maximisers.has(leader)) return wins ? yes : no;
  }
  int bound = 0;
  if (switches_.reach && !is_open(past) && within_reach(past, rest, bound)) return bound;
  const bool last = hands_[leader].size() == 1;
  if (last && other_count_ == 0) return settle_last(past, leader, rest);
  if (gains_only_ || !counts_gains_only(past, rest)) return remember(past, leader, rest);
  // From here on the past is but who the mate is.
  count_gains_only(true);
  bound = remember(past, leader, rest);
  count_gains_only(false);
  return bound;
}

bool Search::ducks(const Past& past) const {
  const Goal& goal = judge_.goal();
  if (!switches_.duck || goal.judging != Judging::contract || goal.counts) return false;
  return past.mate_settled && past.maximisers.size() == 1 && judge_.has_enough(past) &&
         (hands_[past.maximisers.first()] & lanes_.trumps()).empty();
}

// By the table, by what is certain, or by a search.
int Search::remember(const Past& past, Seat leader, const Rest& rest) {
  const Key key = this->key(leader, rest, left_);
  Recalled known;
  // The table does not tell a choice between hands from one of them.
  const bool remembers = switches_.table && !may_choose(past);
  if (remembers) {
    known = recall(key, rest.need);
    if (known.low >= rest.need) {
      if (by_rank_) ranks_ = known.low_ranks.lowest(left_);
      return known.low;
    }
    if (known.high < rest.need) {
      if (by_rank_) ranks_ = known.high_ranks.lowest(left_);
      return known.high;
    }
  }
  int bound = 0;
  if (switches_.sure && !is_open(past) && certain(past, leader, rest, bound)) return bound;
  const Frame frame{.past = past,
                    .rest = rest,
                    .head = !past.mate_settled,
                    .alive = lanes_.alive(left_),
                    .tried = known.move,
                    .ducks = ducks(past),
                    .cards = hands_[leader].size()};
  Laid laid;
  laid.leader = leader;
  Card best;
  const int value = turn(frame, laid, leader, &best);
  if (remembers && !meter_->ended()) {
    const bool met = value >= rest.need;
    if (by_rank_) ranks_ |= law_.bound_ranks() & left_;
    (met ? known.low : known.high) = value;
    (met ? known.low_ranks : known.high_ranks) = by_rank_ ? Ranks(left_, ranks_) : Ranks::every();
    table_->store(key, {.low = static_cast<std::int16_t>(known.low),
                        .high = static_cast<std::int16_t>(known.high),
                        .move = static_cast<std::uint8_t>(best.index()),
                        .left = static_cast<std::uint8_t>(frame.cards),
                        .low_ranks = known.low_ranks,
                        .high_ranks = known.high_ranks});
  }
  return value;
}

// Of the last cards, which fall by themselves.
inline int Search::last_gain(const Past& past, Seat leader) {
  const Goal& goal = judge_.goal();
  meter_->count(seats_);
  const Cards trumps = left_ & lanes_.trumps();
  const Cards followed = left_ & lanes_.follow(hands_[leader].first());
  const Cards beaten = trumps ? trumps : followed;
  const Card best = beaten.last();
  ranks_ = beaten.without_first() ? Cards(best) : Cards();
  Cards ours;
  for (const Seat seat : past.maximisers) ours |= hands_[seat];
  int gained = goal.card_points ? points_left_ + goal.last_trick : 1;
  if (goal.roem) gained += roem_in(left_, lanes_.alive(left_));
  if (ours.has(best)) return gained;
  return goal.opposed ? -gained : 0;
}

// The last cards fall by themselves.
int Search::settle_last(const Past& past, Seat leader, const Rest& rest) {
  if (gains_only_) return last_gain(past, leader);
  Laid laid;
  Seat seat = leader;
  for (int i = 0; i < seats_; ++i) {
    laid.play(seat, hands_[seat].first(), lanes_);
    seat = seat.left(seats_);
    meter_->count();
  }
  int roem = 0;
  const Past after = end_trick(past, laid.taken(), lanes_.alive(left_), roem);
  const bool leaves = judge_.goal().may_leave && roem != 0 && past.maximisers.has(laid.winner);
  bool wins = judge_.passes(after, window_);
  if (!wins && leaves) wins = judge_.passes(Judge::without_roem(after, roem), window_);
  if (rest.counting && window_.roem < 0 && rest.marks == 0) return after.gains - past.gains;
  return wins ? rest.need : rest.need - 1;
}

int Search::complete(const Frame& frame, const Taken& trick) {
  const bool simple = gains_only_ && hands_[trick.winner];
  const int value = simple ? bring(frame, trick) : proceed(frame, trick);
  takers_ = side_of(frame.past, trick.winner);
  return value;
}

int Search::proceed(const Frame& frame, const Taken& trick) {
  ranks_ = trick.cards | left_;
  int roem = 0;
  const Past after = end_trick(frame.past, trick, frame.alive, roem);
  const bool leaves =
      judge_.goal().may_leave && roem != 0 && frame.past.maximisers.has(trick.winner);
  const bool comes = late_ && after.tricks == 1;
  if (comes) {
    hands_[late_to_].add(*late_);
    left_.add(*late_);
  }
  points_left_ -= trick.points;
  int value = follow_up(frame, after, trick.winner);
  if (leaves && window_.roem >= 0 && value < frame.rest.need) {
    value = std::max(value, follow_up(frame, Judge::without_roem(after, roem), trick.winner));
  }
  points_left_ += trick.points;
  if (comes) {
    hands_[late_to_].remove(*late_);
    left_.remove(*late_);
  }
  return value;
}

// A trick brings so much and the rest so much, where the past does not matter.
int Search::bring(const Frame& frame, const Taken& trick) {
  const int gained = gained_by(frame.past, trick, frame.alive);
  const Rest rest{frame.rest.need - gained, frame.rest.marks, true};
  points_left_ -= trick.points;
  int value = 0;
  const bool last = hands_[trick.winner].without_first().empty();
  meter_->look();
  ranks_ = {};
  if (!meter_->ended() && !(switches_.reach && within_reach(frame.past, rest, value))) {
    value = last ? last_gain(frame.past, trick.winner) : remember(frame.past, trick.winner, rest);
  }
  points_left_ += trick.points;
  ranks_ |= trick.beat();
  return value + gained;
}

inline int Search::follow_up(const Frame& frame, const Past& past, Seat winner) {
  const Rest rest = judge_.ask(past, window_);
  const int value = lead(past, winner, rest);
  if (rest.counting != frame.rest.counting) {
    return value >= rest.need ? frame.rest.need : frame.rest.need - 1;
  }
  if (value >= endless || value <= -endless) return value;
  return value + frame.rest.need - rest.need;
}

}  // namespace troef::solver
