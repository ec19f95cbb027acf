// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/losing.h"

#include <algorithm>

namespace troef::thumb {
namespace {

// That a later player cannot help beating this card, though it wants to stay below.
double must_beat(const Sight& sight, Seat seat, Card led, Card best) {
  const Cards follow = sight.order.follow(led);
  const Cards below = follow - sight.order.above(best);
  return sight.chance_of_none(seat, below) - sight.chance_of_none(seat, follow);
}

// That this card, best so far, stays the best while all later players stay below it if they can.
double sticks(const Sight& sight, Card led, Card best, Seats later) {
  double chance = 1;
  for (const Seat seat : later) chance *= 1 - std::max(0.0, must_beat(sight, seat, led, best));
  return chance;
}

}  // namespace

double danger(const Sight& sight, Card card) {
  const Cards lane = sight.lane(card);
  const Cards own = sight.hand & lane;
  const int below = ((sight.out & lane) - sight.order.above(card)).size();
  const int own_below = (own - sight.order.above(card)).size() - 1;
  const int above = (sight.out & sight.order.above(card) & lane).size();
  const double trump = sight.is_trump(card) ? 1.5 : 1;
  return trump * (std::max(0, below - own_below) + (above == 0 && below > 0 ? 1.5 : 0));
}

double worth_of_ducking(const Sight& sight, Card card) {
  const double rid = danger(sight, card);
  if (sight.trick.empty()) {
    return -100 * sticks(sight, card, card, Seats::all(sight.seats) - sight.me) + rid;
  }
  Trick after = sight.trick;
  after.play(sight.me, card, sight.order);
  const bool under = after.winner() != sight.me;
  if (under) return rid;
  return -100 * sticks(sight, after.led(), after.best(), sight.after_me()) + rid;
}

double worth_of_forcing(const Sight& sight, Seat victim, Card card) {
  const double rid = 0.5 * danger(sight, card);
  if (sight.trick.empty()) {
    const double forced = must_beat(sight, victim, card, card);
    // The others must stay below the victim, too.
    return 100 * forced + 0.1 * (sight.order.above(card) & sight.lane(card)).size() + 0.2 * rid;
  }
  Trick after = sight.trick;
  after.play(sight.me, card, sight.order);
  const bool victim_wins = after.winner() == victim;
  const Seats later = sight.after_me();
  if (later.has(victim)) return 100 * must_beat(sight, victim, after.led(), after.best()) + rid;
  return (victim_wins ? 100 : 0) + rid;
}

}  // namespace troef::thumb
