// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/opened.h"

#include <algorithm>
#include <limits>

namespace troef::thumb {
namespace {

// Of a hundred for a trick that the victim takes now. Found in deals of piek and praatje
// (docs/experiments/losing.md).
constexpr double one_too_many = 1000;  // which settles the deal
constexpr double forced_later = 50, a_round_later = 0.5;
constexpr double small_trump = 125, with_one_above = 0.9;
constexpr double forcing_lead = 10;       // of who wins the trick
constexpr double trump_in_the_way = 0.5;  // each that the others hold

// All hands, as the trick goes on.
struct Opened {
  const Sight& sight;
  Seat victim;
  BySeat<Cards> hands;
  Trick trick;

  const Order& order() const { return sight.order; }
  Seats others() const { return Seats::all(sight.seats) - victim; }
  // What it has to play of a suit that is led.
  Cards bound(Cards suit) const { return (hands[victim] & suit) - sight.view.law.hold_back; }
  Card lowest(Cards cards) const {
    Card low = cards.first();
    for (const Card card : cards) {
      if (!order().above(low).has(card)) low = card;
    }
    return low;
  }
};

// A suit is led until nobody has more, and the others play low. Under the highest of their cards
// the victim throws the highest that it can.
double forced_in(const Opened& open, Cards suit) {
  Cards victims = open.bound(suit);
  BySeat<Cards> held;
  for (const Seat seat : open.others()) held[seat] = open.hands[seat] & suit;
  double sum = 0, worth = forced_later;
  for (; victims; worth *= a_round_later) {
    Cards low;
    for (const Seat seat : open.others()) {
      if (!held[seat]) continue;
      const Card card = open.lowest(held[seat]);
      held[seat].remove(card);
      low.add(card);
    }
    if (!low) break;
    const Cards under = victims - open.order().above(open.order().highest(low));
    if (!under) sum += worth;
    victims.remove(open.order().highest(under ? under : victims));
  }
  return sum;
}

// In the end they win, unless they fall under higher ones: trumps cannot be thrown away.
double forced_in_trumps(const Opened& open) {
  const Cards trumps = open.order().trumps();
  const Cards small = open.bound(trumps);
  if (!small) return 0;
  const Cards higher = open.order().above(open.lowest(small));
  double worth = small_trump * small.size();
  for (const Seat seat : open.others()) {
    for (int i = (open.hands[seat] & higher).size(); i > 0; --i) worth *= with_one_above;
  }
  return worth;
}

// Those who have nothing else would ruff.
bool has_only_trumps(const Opened& open, Seat seat) {
  return open.hands[seat] && (open.hands[seat] - open.order().trumps()).empty();
}

bool forces_with(const Opened& open, Seat leader, Card card) {
  const Cards follow = open.order().follow(card);
  Cards low = card;
  for (const Seat seat : open.others() - leader) {
    const Cards own = open.hands[seat] & follow;
    if (!own && has_only_trumps(open, seat)) return false;
    if (own) low.add(open.lowest(own));
  }
  const Cards victims = open.bound(follow);
  return victims && (victims - open.order().above(open.order().highest(low))).empty();
}

bool forces_next(const Opened& open, Seat leader) {
  for (const Card card : open.hands[leader]) {
    if (forces_with(open, leader, card)) return true;
  }
  return false;
}

// Once the trick is over.
double worth_of(const Opened& open) {
  const Cards trumps = open.order().trumps();
  const Seat winner = open.trick.winner();
  double worth = forced_in_trumps(open);
  if (winner == open.victim) {
    worth += open.sight.tricks_of(winner) >= open.sight.aim.tricks ? one_too_many : 100;
  }
  if (winner != open.victim && forces_next(open, winner)) worth += forcing_lead;
  for (const Suit suit : all_suits) worth += forced_in(open, Cards::of(suit) - trumps);
  for (const Seat seat : open.others()) {
    worth -= trump_in_the_way * (open.hands[seat] & trumps).size();
  }
  return worth;
}

// Everybody who is still to play plays what is best by that.
double played_out(const Opened& open) {
  const Sight& sight = open.sight;
  if (open.trick.size() == sight.seats) return worth_of(open);
  const Seat seat = open.trick.to_play(sight.seats);
  const bool avoids = seat == open.victim;
  const double never = std::numeric_limits<double>::infinity();
  double best = avoids ? never : -never;
  const Cards able = playable(sight.view.law, sight.order, open.trick, open.hands[seat], false);
  for (const Card card : able) {
    Opened then = open;
    then.hands[seat].remove(card);
    then.trick.play(seat, card, sight.order);
    best = avoids ? std::min(best, played_out(then)) : std::max(best, played_out(then));
  }
  return best;
}

}  // namespace

bool all_lie_open(const Sight& sight) {
  for (const Seat seat : sight.others()) {
    if (sight.sure[seat].size() != sight.view.hands[seat].count) return false;
  }
  return true;
}

double worth_against_opened(const Sight& sight, Seat victim, Card card) {
  Opened open{sight, victim, sight.sure, sight.after(card)};
  open.hands[sight.me] = sight.hand - card;
  return played_out(open);
}

}  // namespace troef::thumb
