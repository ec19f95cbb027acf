// SPDX-License-Identifier: Apache-2.0
// Going through a deal card by card, outside a search.
#include "solver/frame.h"

namespace troef::solver {

Cards Search::playable(const Point& point) const {
  return law_.playable(point.laid, point.turn, hands_[point.turn], !point.past.mate_settled);
}

bool Search::equal(const Point& point, Card low, Card high) const {
  if (!merges_ || may_change_hands(point.past, point.laid)) return false;
  const Frame frame{.past = point.past,
                    .rest = {},
                    .head = false,
                    .alive = lanes_.alive(left_ | point.laid.cards)};
  const Cards best = point.laid.count > 0 ? Cards(point.laid.best) : Cards();
  const Cards others = (left_ - hands_[point.turn]) | best;
  return lanes_.points(low) == lanes_.points(high) && Lanes::lane_of(low) == Lanes::lane_of(high) &&
         interchangeable(frame, low, high) && neighbours(low, high, others);
}

bool Search::has_equal(Seat seat, Card natural, Cards others) const {
  const Card card = lanes_.renumbered(natural);
  const Frame frame{.past = root_.past, .rest = {}, .head = false, .alive = {}};
  const Cards between = (left_ - hands_[seat]) | root_.laid.cards;
  for (const Card other : lanes_.renumbered(others)) {
    if (Lanes::lane_of(card) != Lanes::lane_of(other)) continue;
    const bool same = lanes_.points(card) == lanes_.points(other);
    const auto [low, high] = std::minmax(card, other);
    if (same && interchangeable(frame, card, other) && neighbours(low, high, between)) return true;
  }
  return false;
}

int Search::most_gains() const {
  const Goal& goal = judge_.goal();
  const int tricks = judge_.all_tricks() - root_.past.tricks;
  if (!goal.card_points) return tricks + pending_;
  return points_left_ + goal.last_trick + most_roem() + pending_;
}

int Search::estimate() {
  std::array<Point, 64> points;
  std::array<Card, 64> cards;
  std::size_t count = 0;
  Point point = root_;
  while (!point.done) {
    const Frame frame{.past = point.past,
                      .rest = {},
                      .head = !point.past.mate_settled,
                      .alive = lanes_.alive(left_ | point.laid.cards),
                      .cards = hands_[point.turn].size()};
    int choices[most_choices];
    rank(frame, point.laid, point.turn, playable(point), choices);
    points[count] = point;
    cards[count] = card_of(choices[0]);
    point = after(point, cards[count++]);
  }
  const int value = judge_.value(point.past);
  while (count-- > 0) take_back(points[count], cards[count]);
  return value;
}

// As if the roem of the trick that has just been completed was left uncalled.
Search::Point Search::after_leaving(Point point) const {
  point.past = Judge::without_roem(point.past, point.roem);
  return point;
}

Search::Point Search::after(const Point& point, Card card) {
  Point next = point;
  next.roem = 0;
  hands_[point.turn].remove(card);
  left_.remove(card);
  next.laid.play(point.turn, card, lanes_);
  next.turn = point.turn.left(seats_);
  if (next.laid.count < seats_) return next;
  points_left_ -= next.laid.points;
  int roem = 0;
  next.past = end_trick(point.past, next.laid.taken(), lanes_.alive(left_ | next.laid.cards), roem);
  next.roem = roem;
  next.turn = next.laid.winner;
  if (late_ && next.past.tricks == 1) {
    hands_[late_to_].add(*late_);
    left_.add(*late_);
  }
  next.laid = {};
  next.laid.leader = next.turn;
  next.done = left_.empty() || judge_.ends(next.past, left_);
  return next;
}

void Search::take_back(const Point& before, Card card) {
  if (before.laid.count + 1 == seats_) {
    points_left_ += before.laid.points + lanes_.points(card);
    if (late_ && before.past.tricks == 0) {
      hands_[late_to_].remove(*late_);
      left_.remove(*late_);
    }
  }
  hands_[before.turn].add(card);
  left_.add(card);
}

}  // namespace troef::solver
