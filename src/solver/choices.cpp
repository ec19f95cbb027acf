// SPDX-License-Identifier: Apache-2.0
// Which cards a seat has to try, and in what order.

#include "solver/frame.h"

namespace troef::solver {
namespace {

// With so few cards in hand it does not pay to look ahead.
constexpr int foreseen_cards = 3;

}  // namespace

// A choice is a number: the worth, and below it the card. The best first.
int Search::rank(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int* choices) const {
  const bool orders = switches_.order && !moves.without_first().empty();
  const bool looks = orders && frame.cards > foreseen_cards;
  Outlook outlook;
  if (looks) outlook = look_out(frame, laid, seat);
  int count = 0;
  for (const Card card : moves) {
    int worth = 0;
    if (looks) {
      worth = promise(outlook, frame, laid, seat, card);
    } else if (orders) {
      worth = habits_.times(laid, card);
    }
    const int choice = worth * choice_cards + card.index();
    int place = count++;
    for (; place > 0 && choices[place - 1] < choice; --place) choices[place] = choices[place - 1];
    choices[place] = choice;
  }
  return count;
}

// Whether the end of the trick by this card settles what is asked; else it is added.
inline bool Search::ends_clearly(const Frame& frame, const Laid& laid, Seat seat, Card card,
                                 Ends& ends, int& bound) {
  const Taken next = laid.taken(seat, card, lanes_);
  int roem = 0;
  Past after = frame.past;
  Rest rest;
  if (gains_only_) {
    const int gained = gained_by(frame.past, next, frame.alive);
    rest = {frame.rest.need - gained, frame.rest.marks, true};
  } else {
    after = end_trick(frame.past, next, frame.alive, roem);
    rest = judge_.ask(after, window_);
  }
  if (rest.counting != frame.rest.counting) return false;
  left_.remove(card);
  points_left_ -= next.points;
  const bool clear = switches_.reach && pending_ == 0 && within_reach(after, rest, bound);
  points_left_ += next.points;
  End& end = ends.list[ends.count];
  end = {key(next.winner, rest, left_), rest.need, left_, next.beat(), next.winner};
  left_.add(card);
  if (clear && (bound >= rest.need) == frame.past.maximisers.has(seat)) {
    const bool far = bound >= endless || bound <= -endless;
    if (!far) bound += frame.rest.need - rest.need;
    ranks_ = next.beat();
    takers_ = side_of(frame.past, next.winner);
    return true;
  }
  table_->prefetch(end.key);
  ++ends.count;
  return false;
}

// Whether the table knows that this end is good enough.
inline bool Search::remembered(const Frame& frame, Seat seat, const End& end, int& bound) {
  const bool maximises = frame.past.maximisers.has(seat);
  const Recalled known = recall(end.key, end.need);
  const int value = maximises ? known.low : known.high;
  if (maximises ? value < end.need : value >= end.need) return false;
  const bool far = value >= endless || value <= -endless;
  bound = far ? value : value + frame.rest.need - end.need;
  if (by_rank_) {
    const Ranks& ranks = maximises ? known.low_ranks : known.high_ranks;
    ranks_ = ranks.lowest(end.left) | end.beat;
  }
  takers_ = side_of(frame.past, end.winner);
  return true;
}

// The table is asked about all ways to end a trick before one of them is searched.
bool Search::seen_before(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int& bound) {
  Ends ends;
  for (const Card card : moves) {
    if (ends_clearly(frame, laid, seat, card, ends, bound)) return true;
  }
  for (std::size_t i = 0; i < ends.count; ++i) {
    if (remembered(frame, seat, ends.list[i], bound)) return true;
  }
  return false;
}

}  // namespace troef::solver
