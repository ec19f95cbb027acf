// SPDX-License-Identifier: Apache-2.0
// Cards that need not be tried: neighbours in one hand win the same tricks, and differ in nothing
// but points.
#include <algorithm>

#include "solver/frame.h"

namespace troef::solver {

// Whether somebody is still to choose between hands: another of the cards may come to lie between
// two of those who play before (VV-20).
bool Search::may_change_hands(const Past& past, const Laid& laid) const {
  if (!may_choose(past)) return false;
  for (int i = laid.count + 1; i < seats_; ++i) {
    if (laid.leader.left(seats_, i) == chooser_) return true;
  }
  return false;
}

// Of cards that come to the same one is enough. `doubles`: of those that are left, where it is
// gains that count, the ones with another directly below.
Cards Search::distinct(const Frame& frame, const Laid& laid, Seat seat, Cards moves,
                       Cards& doubles) const {
  const Cards best = laid.count > 0 ? Cards(laid.best) : Cards();
  const Cards others = (left_ - hands_[seat]) | best;
  doubles = Lanes::next_up(moves, others);
  if (!doubles) return moves;
  const Cards kept = without(frame, laid, seat, moves, doubles);
  const bool bounded = switches_.margin && frame.rest.counting && window_.roem < 0;
  doubles = bounded ? Lanes::next_up(kept, others) : Cards();
  return kept;
}

// Of two cards that nothing but points tells apart one has been tried: what the other one can bring
// more. The one falls in this trick and the other in a later one. Where the own side took the trick
// in all lines, that is no more than the other one counts more, and where it did not, less.
int Search::most_more(const Frame& frame, Seat seat, Card card, Card other) const {
  const int weight = judge_.goal().opposed ? 2 : 1;
  const int more = lanes_.points(other) - lanes_.points(card);
  if (!switches_.takers || takers_ == either) return weight * std::abs(more);
  const bool own = (takers_ == high_side) == frame.past.maximisers.has(seat);
  return weight * std::max(0, own ? more : -more);
}

// Once this card has been tried: of `cards` those that are next to it in a row and bring no more
// than `slack` that it does not. What they bring `most`.
Cards Search::alike(const Frame& frame, Seat seat, Card card, Cards cards, Cards doubles, int slack,
                    int& most) const {
  Cards found;
  const auto look = [&](Card other) {
    const int gap = most_more(frame, seat, card, other);
    if (gap > slack || !interchangeable(frame, card, other)) return;
    found.add(other);
    most = std::max(most, gap);
  };
  for (Card at = card; doubles.has(at);) {
    at = (cards & Lanes::below(at)).last();
    look(at);
  }
  for (const Card above : cards - Lanes::below(card) - card) {
    if (!doubles.has(above)) break;
    look(above);
  }
  return found;
}

// Where this card did not do and its rank did not matter, nor do those of its suit whose ranks did
// not matter either: the answer was the same but for what they count.
Cards Search::low_ones(const Frame& frame, Seat seat, Card card, Cards moves, int slack,
                       int& most) const {
  const Cards lane = Lanes::lane(Lanes::lane_of(card));
  const Cards matter = (ranks_ | (law_.bound_ranks() & left_)) & lane;
  const Cards low = moves & (matter ? lane & Lanes::below(matter.first()) : lane);
  if (!low || (matter && card > matter.first()) || matter.has(card)) return {};
  Cards found;
  for (const Card other : low) {
    const int gap = most_more(frame, seat, card, other);
    if (gap > slack || !interchangeable(frame, card, other)) continue;
    found.add(other);
    most = std::max(most, gap);
  }
  return found;
}

// Cards that were not tried since they are neighbours of others: where one of them matters, all do.
void Search::note_runs(const Laid& laid, Seat seat) {
  const Cards best = laid.count > 0 ? Cards(laid.best) : Cards();
  const Cards hand = hands_[seat];
  const Cards doubles = Lanes::next_up(hand, (left_ - hand) | best);
  Cards open = ranks_ & doubles;
  while (open) {
    const Card below = (hand & Lanes::below(open.first())).last();
    open.remove(open.first());
    if (ranks_.has(below)) continue;
    ranks_.add(below);
    if (doubles.has(below)) open.add(below);
  }
}

// Whether it is settled who wins the trick once this card lies.
bool Search::winner_certain(const Frame& frame, const Laid& laid, Seat seat, Card card,
                            bool& ours) const {
  if (frame.head) return false;
  const bool best = laid.above_best.has(card);
  const Seats side = frame.past.maximisers;
  ours = side.has(best ? seat : laid.winner) == side.has(seat);
  const Cards above = best ? lanes_.above(card) : laid.above_best;
  const Cards follow = laid.count == 0 ? lanes_.follow(card) : laid.follow;
  Seat later = seat;
  for (int i = laid.count + 1; i < seats_; ++i) {
    later = later.left(seats_);
    const bool friendly = side.has(later) == side.has(seat);
    if (friendly != ours && (law_.at_most(follow, hands_[later]) & above)) return false;
  }
  return true;
}

// Of neighbours with equal points one is as good as the other. Where it is certain who wins the
// trick, of all neighbours the one with the most points goes to the own side, the one with the
// fewest to the other.
Cards Search::without(const Frame& frame, const Laid& laid, Seat seat, Cards moves,
                      Cards doubles) const {
  Cards kept = moves;
  for (const Card card : doubles) {
    const Card below = (kept & Lanes::below(card)).last();
    if (!interchangeable(frame, below, card)) continue;
    const int gain = lanes_.points(card) - lanes_.points(below);
    bool ours = false;
    if (gain == 0) {
      kept.remove(below);
    } else if (switches_.decided && winner_certain(frame, laid, seat, card, ours)) {
      kept.remove((gain > 0) != ours ? card : below);
    }
  }
  return kept;
}

// Alike but for rank and points.
bool Search::interchangeable(const Frame& frame, Card a, Card b) const {
  if (frame.alive && ((Cards(a) | Cards(b)) & frame.alive)) return false;
  if (uniform_) return true;
  if (lanes_.unlike(a, b)) return false;
  return lanes_.follow(a) == lanes_.follow(b);
}

}  // namespace troef::solver
