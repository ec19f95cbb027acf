// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/must_beat.h"

#include <algorithm>
#include <array>

namespace troef::thumb {
namespace {

// What has to be played to this lead: not the trump that may be kept back.
Cards must_follow(const Sight& sight, Card led) {
  const Cards suit = sight.order.follow(led);
  return sight.is_trump(led) ? suit - (sight.view.law.hold_back & sight.order.above(led)) : suit;
}

// That so many drawn of a heap have none of its marked cards.
double none_among(int heap, int drawn, int marked) {
  if (marked > heap - drawn) return 0;
  double none = 1;
  for (int i = 0; i < marked; ++i) none *= static_cast<double>(heap - drawn - i) / (heap - i);
  return none;
}

// Seats that draw from one heap in which some cards are higher than the best card so far, and some
// lower ones of the suit led.
struct Bound {
  struct Drawer {
    int cards;
    bool surely;  // holds a higher one
  };
  int heap = 0, lower = 0, suit = 0;  // so many cards of it
  std::array<Drawer, max_seats> drawers{};
  int count = 0;

  // That each has a lower card, or none of the suit: 1 - none lower + none of the suit, multiplied
  // out. So many cards were drawn by those without any of the suit, and without a lower one.
  double nobody(int i, int without, int without_lower) const {
    if (i == count) {
      return none_among(heap, without, suit) * none_among(heap - without, without_lower, lower);
    }
    const auto [cards, surely] = drawers[static_cast<std::size_t>(i)];
    const double has_lower =
        nobody(i + 1, without, without_lower) - nobody(i + 1, without, without_lower + cards);
    return surely ? has_lower : has_lower + nobody(i + 1, without + cards, without_lower);
  }
};

}  // namespace

double must_beat(const Sight& sight, Seat seat, Card led, Card best) {
  const Cards follow = must_follow(sight, led);
  const Cards below = follow - sight.order.above(best);
  return sight.chance_of_none(seat, below) - sight.chance_of_none(seat, follow);
}

// Not one by one: where a card lies decides about all of them, and one that nobody can stay below
// is beaten by whoever has the next.
double nobody_must(const Sight& sight, Seats later, Card led, Card best) {
  const Cards suit = must_follow(sight, led);
  const Cards higher = suit & sight.order.above(best), lower = suit - sight.order.above(best);
  Bound bound;
  Cards unsure;
  int held = 0;
  for (const Seat seat : sight.others()) {
    const Cards sure = sight.sure[seat], may = sight.may_hold[seat] - sure;
    const int cards = std::max(0, sight.view.hands[seat].count - sure.size());
    const int drawn = may & suit ? cards : 0;
    unsure |= may;
    held += cards;
    bound.heap += drawn;
    const bool free = (sure & lower) || !(sight.may_hold[seat] & higher);
    if (!later.has(seat) || free) continue;
    bound.drawers[static_cast<std::size_t>(bound.count++)] = {drawn, !(sure & higher).empty()};
  }
  bound.heap += std::max(0, unsure.size() - held);  // what may lie elsewhere
  bound.lower = (unsure & lower).size();
  bound.suit = (unsure & suit).size();
  return bound.count == 0 ? 1 : std::clamp(bound.nobody(0, 0, 0), 0.0, 1.0);
}

}  // namespace troef::thumb
