// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/stakes.h"

#include <algorithm>

#include "bots/thumb/keeping.h"
#include "tricks/melds.h"

namespace troef::thumb {
namespace {

// What a trick is worth besides the points that lie in it.
double trick_worth(const Sight& sight) {
  const bool counts = sight.aim.kind == Aim::Kind::points;
  return counts ? sight.manner.trick : sight.manner.bare_trick;
}

// That somebody who follows plays this card, of all of its suit.
double falls(const Sight& sight, Card card, Seats others) {
  double chance = 0;
  for (const Seat seat : others) {
    const double cards = sight.expected_at(seat, sight.lane(card));
    chance += sight.expected_at(seat, card) / std::max(1.0, cards);
  }
  return std::min(1.0, chance);
}

}  // namespace

double points(const Sight& sight, Cards cards) {
  return sight.aim.kind == Aim::Kind::points ? sight.order.points(cards) : 0;
}

double roem(const Sight& sight, Cards cards) {
  if (!sight.view.law.partners) return 0;
  const int now = roem_in_trick(cards, sight.order.trumps(), 0);
  if (cards.size() == sight.seats) return now;
  // Two that touch, or a stuk about to be, may become more.
  Cards touching = cards & (cards.up() | cards.down());
  return now + (now == 0 && touching ? sight.manner.touching * touching.size() / 2 : 0);
}

double roem_to_come(const Sight& sight, Card card) {
  if (sight.manner.coming == 0) return 0;
  const Seats others = sight.others();
  const Cards may = card | sight.out;
  const Cards lowest = may & may.down() & may.down().down();
  double sum = 0;
  for (const Card low : lowest) {
    const Cards run = Cards(low) | Cards(low).up() | Cards(low).up().up();
    if (!run.has(card)) continue;
    double all_fall = 1;
    for (const Card missing : run - card) all_fall *= falls(sight, missing, others);
    sum += 20 * all_fall;
  }
  return sight.manner.coming * sum;
}

double prize(const Sight& sight, Seats later) {
  const Manner& manner = sight.manner;
  // Of the last trick (HJ-03, KJ-03, HG: 5 or 10).
  const double last = sight.tricks_left() == 1 ? manner.last_trick : 0;
  return trick_worth(sight) - manner.later * later.size() + last;
}

double kept(const Sight& sight, Card card, int guards_gone) {
  const double takes = takes_later(sight, card, guards_gone);
  const double home = comes_home(sight, card, takes);
  return sight.manner.points_kept * (2 * home - 1) * points(sight, card) +
         sight.manner.tricks_kept * takes * trick_worth(sight);
}

}  // namespace troef::thumb
