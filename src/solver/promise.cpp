// SPDX-License-Identifier: Apache-2.0
#include "solver/promise.h"

#include <algorithm>

#include "solver/frame.h"

namespace troef::solver {

const WeightsByPlace& weights_for(const Problem& problem) {
  const Goal& goal = problem.goal;
  const bool few = goal.judging == Judging::contract && !goal.contract.first_and_last &&
                   goal.contract.tricks <= 1;
  if ((few && !goal.counts) || goal.judging == Judging::one_each) return avoiding_weights;
  if (!goal.card_points) return trick_weights;
  if (problem.law.ruffing != Ruffing::always) return strict_weights;
  return problem.seats <= 3 ? three_weights : ruffing_weights;
}

// What the own side gains, if everybody after this card does what lies near: beats the other side
// where that is possible, and gives points to the own side.
int Search::foresee(const Frame& frame, const Laid& now, Seat seat, Card card, bool& ours) const {
  const Seats side = frame.past.maximisers;
  const bool mine = side.has(seat);
  if (now.count + 1 == seats_) {
    ours = side.has(now.above_best.has(card) ? seat : now.winner) == mine;
    const int all = now.points + lanes_.points(card);
    return ours ? all : -all;
  }
  const bool best = now.count == 0 || now.above_best.has(card);
  const Cards follow = now.count == 0 ? lanes_.follow(card) : now.follow;
  Cards above = best ? lanes_.above(card) : now.above_best;
  bool held = side.has(best ? seat : now.winner);
  const bool counts = judge_.goal().card_points;
  int points = now.points + lanes_.points(card);
  Seat later = seat;
  for (int i = now.count + 1; i < seats_; ++i) {
    later = later.left(seats_);
    const bool friendly = side.has(later) == held;
    const Cards moves = law_.roughly_playable(follow, above, hands_[later], frame.head);
    const Cards beating = moves & above;
    if (!friendly && beating) {
      const bool last = i + 1 == seats_;
      if (counts) points += last ? lanes_.most_points(beating) : lanes_.points(beating.last());
      held = !held;
      if (!last) above = lanes_.above(beating.last());
    } else if (friendly) {
      const Cards rest = moves - beating;
      if (rest) {
        if (counts) points += lanes_.most_points(rest);
      } else {
        const Card choice = richest(moves);
        points += lanes_.points(choice);
        above = lanes_.above(choice);
      }
    } else if (counts) {
      points += lanes_.least_points(moves);
    }
  }
  ours = held == mine;
  return ours ? points : -points;
}

Card Search::richest(Cards cards) const {
  Card best = cards.first();
  for (const Card card : cards) {
    if (lanes_.points(card) > lanes_.points(best)) best = card;
  }
  return best;
}

// Of the hands, once for a decision.
Search::Outlook Search::look_out(const Frame& frame, const Laid& laid, Seat seat) const {
  Outlook outlook;
  const bool last = laid.count + 1 == seats_;
  const std::size_t place = last ? 3 : std::min<std::size_t>(laid.count, 2);
  const Seats side = frame.past.maximisers;
  // While the asked seat lacks the one trick that it wants, the others take what they can.
  const bool takes = judge_.lacks_its_one(frame.past) && !side.has(seat);
  outlook.weights = &(takes ? trick_weights : *weights_)[place];
  outlook.mates = (side.has(seat) ? side : Seats::all(seats_) - side) - Seats(seat);
  Seat other = seat;
  for (int i = 1; i < seats_; ++i) {
    other = other.left(seats_);
    (outlook.mates.has(other) ? outlook.mates_cards : outlook.foes_cards) |= hands_[other];
  }
  const int trumps = (outlook.foes_cards & lanes_.trumps()).size();
  outlook.trump = (*outlook.weights)[Sign::trump] + (*outlook.weights)[Sign::foes_trumps] * trumps;
  if (trumps == 0) outlook.trump += (*outlook.weights)[Sign::last_trumps];
  return outlook;
}

// What holds for all cards of a suit in a hand.
void Search::look_at_suit(Outlook& outlook, Seat seat, Cards suit) const {
  outlook.suit = suit;
  const Weights& weights = *outlook.weights;
  const Cards trumps = lanes_.trumps();
  int longest_foe = 0, longest_mate = 0, sum = 0;
  Seat other = seat;
  for (int i = 1; i < seats_; ++i) {
    other = other.left(seats_);
    const Cards held = hands_[other] & suit;
    const bool mate = outlook.mates.has(other);
    int& longest = mate ? longest_mate : longest_foe;
    longest = std::max(longest, held.size());
    if (!held && (hands_[other] & trumps)) {
      sum += weights[mate ? Sign::mates_void : Sign::foes_void];
    }
  }
  const Cards left = left_ & suit;
  const Cards foes = left & outlook.foes_cards, mates = left & outlook.mates_cards;
  const Cards ours = foes ? left - Lanes::below(foes.last()) - foes : left;
  const Seat next = seat.left(seats_);
  const int next_length = (hands_[next] & suit).size();
  sum += weights[Sign::length] * (hands_[seat] & suit).size();
  sum += weights[Sign::foes_length] * longest_foe + weights[Sign::mates_length] * longest_mate;
  // A trump that is led as a card of another suit (VV-03) may find nothing left of that.
  const Cards top = left ? Cards(left.last()) : Cards();
  if (top & foes) sum += weights[Sign::foes_top];
  if (top & mates) sum += weights[Sign::mates_top];
  // Where a suit has cards in two lanes, or none left (VV-03), none of them counts points.
  const int n = suit ? Lanes::lane_of(suit.first()) : 0;
  sum += weights[Sign::run] * ours.size();
  if (judge_.goal().card_points) {
    sum += weights[Sign::rest] * lanes_.points_in(left, n);
    sum += weights[Sign::foes_most] * lanes_.most_points_in(foes, n);
    sum += weights[Sign::mates_most] * lanes_.most_points_in(mates, n);
  }
  sum += weights[Sign::next_length] * next_length;
  if (outlook.mates.has(next)) sum += weights[Sign::next_mate] * next_length;
  outlook.worth = sum;
}

// What its rank, and being a trump or a discard, are worth.
int Search::promise_of_rank(const Outlook& outlook, const Laid& laid, Seat seat, Cards suit,
                            Card card) const {
  const Weights& weights = *outlook.weights;
  const Cards own = hands_[seat] & suit;
  const Cards above = lanes_.above(card) & left_ & suit;
  int sum = weights[Sign::above] * above.size();
  sum += weights[Sign::foes_above] * (above & outlook.foes_cards).size();
  if (above.empty()) sum += weights[Sign::top];
  if (own.first() == card) sum += weights[Sign::lowest];
  if (own.last() == card) sum += weights[Sign::highest];
  const bool strange = laid.count > 0 && !laid.follow.has(card);
  if (lanes_.trumps().has(card)) {
    sum += outlook.trump;
    if (strange) sum += weights[Sign::ruffs];
  } else if (strange) {
    sum += weights[Sign::discards];
  }
  return sum;
}

int Search::promise(Outlook& outlook, const Frame& frame, const Laid& laid, Seat seat,
                    Card card) const {
  const Weights& weights = *outlook.weights;
  const Cards suit = lanes_.follow(card);
  if (outlook.suit != suit) look_at_suit(outlook, seat, suit);
  bool ours = false;
  const int gain = foresee(frame, laid, seat, card, ours);
  const int points = lanes_.points(card);
  int sum = outlook.worth + promise_of_rank(outlook, laid, seat, suit, card);
  sum += weights[Sign::gain] * gain + (weights[Sign::points] - weights[Sign::rest]) * points;
  if (ours) {
    sum += weights[Sign::ours] + weights[Sign::ours_early] * frame.cards;
    if (settles(frame, seat, gain)) sum += weights[Sign::reaches];
  }
  sum += weights[Sign::habit] * (habits_.times(laid, card) / 16);
  if (laid.count == 0) {
    if (habits_.lead(frame.cards, seat) == card.index()) sum += weights[Sign::led];
  } else {
    if (laid.above_best.has(card)) sum += weights[Sign::beats];
    if (habits_.reply(laid, seat, lanes_) == card.index()) sum += weights[Sign::replied];
  }
  return sum;
}

// Whether with so much for the side of the seat nothing is left to ask.
bool Search::settles(const Frame& frame, Seat seat, int gain) const {
  const Goal& goal = judge_.goal();
  if (!frame.rest.counting || !goal.card_points) return false;
  if (frame.past.maximisers.has(seat)) return gain >= frame.rest.need;
  const int others = points_left_ + goal.last_trick - gain;
  return (goal.opposed ? others - gain : others) < frame.rest.need;
}

}  // namespace troef::solver
