// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/keeping.h"

#include <algorithm>
#include <cmath>

namespace troef::thumb {
namespace {

// The cards of a suit that somebody is expected to have once this trick is over: where who can
// follow must, this suit takes one from each who is still to play.
double left_after_this(const Sight& sight, Seat seat, Cards lane) {
  const double cards = sight.expected_at(seat, lane);
  const bool must = sight.view.law.ruffing == Ruffing::when_void;
  const bool is_led = !sight.trick.empty() && lane.has(sight.trick.led());
  return must && is_led && sight.after_me().has(seat) ? std::max(0.0, cards - 1) : cards;
}

// A card that nothing in its suit beats still has to get past the ruffs of the foes.
double past_ruffs(const Sight& sight, Card card) {
  const Cards trumps = sight.order.trumps() & sight.foes_may;
  if (!trumps) return 0.97;
  const Cards lane = sight.lane(card);
  const int before = (sight.order.above(card) & lane & sight.hand).size();
  double safe = 1;
  for (const Seat foe : sight.foes) {
    const double no_trump = sight.chance_of_none(foe, trumps);
    const double cards = left_after_this(sight, foe, lane);
    const double follows = std::clamp(cards / (before + 1.0) * sight.manner.follows, 0.0, 0.97);
    safe *= no_trump + (1 - no_trump) * follows;
  }
  const double past = sight.manner.top_least + 0.87 * safe;
  // Where cards count nothing, nothing else tells the higher of a suit from the lower.
  return sight.aim.kind == Aim::Kind::points ? past : std::max(0.005, past);
}

// Lower cards of its suit in hand that can fall before it does, with some of them gone.
int guards_of(const Sight& sight, Card card, int guards_gone) {
  const Cards lower = (sight.hand & sight.lane(card)) - sight.order.above(card) - card;
  return std::min(lower.size() - guards_gone, sight.tricks_left() - 2);
}

double trump_takes(const Sight& sight, Card card, int guards_gone) {
  const Cards trumps = sight.order.trumps();
  if (!(trumps & sight.foes_may)) return 1;
  const Cards higher = sight.order.above(card) & sight.foes_may;
  if (!higher) return 1;
  const double over = sight.expected_at(sight.foes, higher);
  const bool outlasts = guards_of(sight, card, guards_gone) >= higher.size();
  const double drawn = outlasts ? sight.manner.trump_drawn : 0;
  return std::clamp(0.85 * std::pow(sight.manner.trump_under, over) + drawn, 0.2, 0.95);
}

double side_takes(const Sight& sight, Card card, int guards_gone);

// That this seat gets to lead, by a card of another suit that somebody else holds, too.
double comes_in(const Sight& sight, Cards lane) {
  double never = 1;
  for (const Card card : sight.hand - lane) {
    if (!(sight.lane(card) & sight.out)) continue;
    never *= 1 - (sight.is_trump(card) ? trump_takes(sight, card, 0) : side_takes(sight, card, 0));
  }
  return 1 - never;
}

// That whoever of these leads next leads this suit, by how much of it they hold.
double is_led_by(const Sight& sight, Seats who, Cards lane) {
  int all = 0;
  for (const Seat seat : who) all += std::max(1, sight.view.hands[seat].count);
  return std::min(1.0, sight.expected_at(who, lane) / all);
}

// That a card of two can still take a trick after the other: this seat leads it, or another seat
// leads its suit.
double can_come(const Sight& sight, Card card) {
  const Card other = (sight.hand - card).first();
  const Trick after = sight.after(other);
  const double by_any = is_led_by(sight, sight.others(), sight.lane(card));
  if (after.winner() == sight.me) {
    const bool wins = !sight.trick.empty() || sight.boss(other);
    const Seats later = sight.trick.empty() ? sight.others() : sight.after_me();
    const double leads = wins ? sight.holds(after.led(), after.best(), true, later) : 0;
    return leads + (1 - leads) * by_any;
  }
  double stays = 1;
  for (const Seat seat : sight.after_me()) {
    stays *= 1 - sight.beats(seat, after.led(), after.best());
  }
  return stays * is_led_by(sight, Seats(after.winner()), sight.lane(card)) + (1 - stays) * by_any;
}

double takes_if_led(const Sight& sight, Card card, int guards_gone) {
  const Cards lane = sight.lane(card);
  if (sight.manner.must_come_in && !sight.trick.empty() && !(lane & sight.out)) {
    return past_ruffs(sight, card) * comes_in(sight, lane);
  }
  const Cards higher = sight.order.above(card) & lane & sight.out;
  if (!higher) return past_ruffs(sight, card);
  const bool safe = guards_of(sight, card, guards_gone) >= higher.size();
  const double over = sight.expected_at(sight.others(), higher);
  const double each = safe ? sight.manner.guarded : sight.manner.bare;
  const bool none_below = ((lane & sight.out) - higher).empty();
  return std::pow(each, std::max(over, 0.2)) * past_ruffs(sight, card) *
         (none_below ? sight.manner.none_below : 1);
}

double side_takes(const Sight& sight, Card card, int guards_gone) {
  const double takes = takes_if_led(sight, card, guards_gone);
  const bool last_two = sight.manner.must_be_led && sight.tricks_left() == 2;
  return last_two ? takes * can_come(sight, card) : takes;
}

// That a partner holds the highest of the suit, under which the card is safe.
double partner_above(const Sight& sight, Card card) {
  const Cards higher = sight.order.above(card) & sight.lane(card) & sight.out;
  if (!higher || sight.friends.empty()) return 0;
  return sight.expected_at(sight.friends, sight.order.highest(higher));
}

}  // namespace

double takes_later(const Sight& sight, Card card, int guards_gone) {
  if (sight.tricks_left() <= 1) return 0;
  return sight.is_trump(card) ? trump_takes(sight, card, guards_gone)
                              : side_takes(sight, card, guards_gone);
}

double comes_home(const Sight& sight, Card card, double takes) {
  if (sight.tricks_left() <= 1) return 0;
  const Manner& manner = sight.manner;
  const double mates = sight.is_trump(card) ? manner.thrown_trump : manner.thrown;
  const double thrown = sight.friends.empty() ? manner.thrown_alone : mates;
  const double under = thrown + manner.under_mate * partner_above(sight, card);
  return takes + (1 - takes) * under;
}

}  // namespace troef::thumb
