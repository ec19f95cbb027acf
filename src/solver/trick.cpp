// SPDX-License-Identifier: Apache-2.0
// Within a trick: card by card, the best of what a seat can play.
#include <algorithm>

#include "solver/frame.h"

namespace troef::solver {
namespace {

// With fewer cards in hand the reply that did last is tried first.
constexpr int trusting_cards = 5;

}  // namespace

inline int Search::play(const Frame& frame, Laid& laid, Seat seat, Card card) {
  meter_->count();
  const Cards hand = hands_[seat], left = left_;
  hands_[seat] = hand - card;
  left_ = left - card;
  int value = 0;
  if (laid.count + 1 == seats_) {
    value = complete(frame, laid.taken(seat, card, lanes_));
  } else {
    const Cards above = laid.above_best;
    const Card best = laid.best;
    const Seat winner = laid.winner;
    laid.play(seat, card, lanes_);
    value = turn(frame, laid, seat.left(seats_), nullptr);
    laid.take_back(card, above, best, winner, lanes_);
  }
  left_ = left;
  hands_[seat] = hand;
  return value;
}

// What did well before.
inline Card Search::likely(const Frame& frame, const Laid& laid, Seat seat) const {
  if (laid.count == 0) return Card::at(frame.tried);
  const bool trusts = frame.cards < trusting_cards;
  return Card::at(trusts ? habits_.reply(laid, seat, lanes_) : Habits::none);
}

// A declarer who ducks gets rid of the highest card of each suit that does not take the trick.
inline Cards Search::highest_losers(const Laid& laid, Cards moves) const {
  return (moves & laid.above_best) | Lanes::highest(moves - laid.above_best);
}

int Search::turn(const Frame& frame, Laid& laid, Seat seat, Card* best_card) {
  const Cards moves = law_.playable(laid, seat, hands_[seat], frame.head);
  const bool chooses = seat == chooser_ && may_choose(frame.past);
  int value = 0;
  const bool opening = laid.count == 1 && frame.past.tricks == 0 && switches_.sure;
  if (opening && none_takes_all(frame, laid)) return frame.rest.need;
  if (chooses || moves.without_first()) {
    value = one_of(frame, laid, seat, moves, best_card);
  } else {
    if (best_card != nullptr) *best_card = moves.first();
    value = play(frame, laid, seat, moves.first());
  }
  if (laid.count > 1 && law_.asks_who_holds()) ranks_.add(laid.best);
  return value;
}

inline bool Search::is_enough(const Frame& frame, bool maximises, int value) {
  return maximises ? value >= frame.rest.need : value < frame.rest.need;
}

// The next of these, the most promising first.
inline Card Search::next_card(const Frame& frame, const Laid& laid, Seat seat, Cards left,
                              Ranked& ranked) const {
  if (ranked.count == 0) ranked.count = rank(frame, laid, seat, left, ranked.choices);
  Card card;
  do card = card_of(ranked.choices[ranked.next++]);
  while (!left.has(card));
  return card;
}

// Takes off what need not be tried after this card; the best, with what that may come to.
inline int Search::pass_over(const Frame& frame, Seat seat, Card card, int value, int best,
                             Moves& moves) const {
  const bool maximises = frame.past.maximisers.has(seat);
  const int slack = maximises ? frame.rest.need - 1 - value : value - frame.rest.need;
  int most = 0;
  Cards found;
  if (moves.doubles) found = alike(frame, seat, card, moves.all, moves.doubles, slack, most);
  if (by_rank_) found |= low_ones(frame, seat, card, moves.left - found, slack, most);
  if (!found) return best;
  moves.left -= found;
  return maximises ? std::max(best, value + most) : std::min(best, value - most);
}

// One card after another until one is enough.
inline int Search::one_by_one(const Frame& frame, Laid& laid, Seat seat, Moves moves, int best,
                              Card* best_card) {
  const bool maximises = frame.past.maximisers.has(seat);
  const bool several = !moves.all.without_first().empty();
  Cards ranks;
  Ranked ranked;
  std::uint8_t takers = other_count_ > 0 ? either : 0;
  Card card = several ? likely(frame, laid, seat) : moves.all.first();
  if (several && (!switches_.order || !moves.all.has(card)))
    card = next_card(frame, laid, seat, moves.left, ranked);
  for (;;) {
    moves.left.remove(card);
    const int value = play(frame, laid, seat, card);
    if (maximises ? value > best : value < best) {
      best = value;
      if (best_card != nullptr) *best_card = card;
    }
    if (meter_->ended()) return best;
    if (is_enough(frame, maximises, best)) {
      if (several) habits_.note(laid, seat, card, frame.cards, seats_, lanes_);
      return best;
    }
    if (by_rank_) ranks |= ranks_;
    takers |= takers_;
    if ((moves.doubles || by_rank_) && moves.left)
      best = pass_over(frame, seat, card, value, best, moves);
    if (!moves.left) break;
    card = next_card(frame, laid, seat, moves.left, ranked);
  }
  takers_ = takers;
  if (by_rank_) ranks_ = ranks;
  if (by_rank_) note_runs(laid, seat);
  return best;
}

int Search::one_of(const Frame& frame, Laid& laid, Seat seat, Cards moves, Card* best_card) {
  const bool maximises = frame.past.maximisers.has(seat);
  int best = maximises ? -endless : endless;
  if (seat == chooser_ && may_choose(frame.past)) {
    best = choose(frame, laid, seat);
    takers_ = either;
    if (is_enough(frame, maximises, best)) return best;
  }
  Cards doubles;
  if (frame.ducks && maximises && laid.count > 0) moves = highest_losers(laid, moves);
  if (merges_ && !may_change_hands(frame.past, laid))
    moves = distinct(frame, laid, seat, moves, doubles);
  const bool asks_table = looks_ahead_ && laid.count + 1 == seats_ && frame.cards > 2;
  int bound = 0;
  if (asks_table && moves.without_first() && seen_before(frame, laid, seat, moves, bound)) {
    meter_->look();
    return bound;
  }
  return one_by_one(frame, laid, seat, {moves, moves, doubles}, best, best_card);
}

// Another layout takes over with the cards that lie there (VV-20 to VV-22).
int Search::choose(const Frame& frame, const Laid& laid, Seat seat) {
  const bool maximises = frame.past.maximisers.has(seat);
  const int yes = frame.rest.need, no = frame.rest.need - 1;
  for (int i = 0; i < other_count_; ++i) {
    Search& other = *others_[i];
    Point point = other.root();
    std::array<Point, max_seats> before;
    const int first = point.laid.count;
    for (int n = first; n < laid.count; ++n) {
      before[static_cast<std::size_t>(n)] = point;
      point = other.after(point, other.same(*this, laid.played[static_cast<std::size_t>(n)]));
    }
    const bool wins = other.reaches(point, window_);
    for (int n = laid.count - 1; n >= first; --n) {
      const auto at = static_cast<std::size_t>(n);
      other.take_back(before[at], other.same(*this, laid.played[at]));
    }
    if (meter_->ended()) return 0;
    if (wins == maximises) return wins ? yes : no;
  }
  return maximises ? no : yes;
}

}  // namespace troef::solver
