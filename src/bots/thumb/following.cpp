// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "bots/thumb/kapot.h"
#include "bots/thumb/keeping.h"
#include "bots/thumb/playing.h"
#include "bots/thumb/stakes.h"

namespace troef::thumb {
namespace {

// What higher cards of its suit lose once it guards them no longer: no more than by being thrown
// away themselves.
double guards(const Sight& sight, Card card) {
  if (sight.manner.guarding == 0) return 0;
  double sum = 0;
  for (const Card higher : sight.hand & sight.lane(card) & sight.order.above(card)) {
    if (sight.boss(higher)) continue;
    const double all = kept(sight, higher);
    const double lost = sight.manner.guarding * (all - kept(sight, higher, 1));
    sum += std::min(lost, std::max(0.0, all));
  }
  return sum;
}

// Besides what the card itself would have brought.
double cost_of_throwing(const Sight& sight, Card card) {
  const Cards suit = sight.lane(card);
  const Cards own = sight.hand & suit;
  const Manner& manner = sight.manner;
  double cost = guards(sight, card);
  if (sight.boss(card)) cost += manner.throwing_top * takes_later(sight, card);
  if (sight.is_trump(card)) return cost;
  const bool lone = own.size() == 1 && !sight.boss(card);
  if (lone && (sight.hand & sight.order.trumps())) cost += manner.throwing_lone;
  // A declarer who laid cards away does not lead it, so that nothing of it need be kept.
  const bool topped =
      sight.view.facts.declarer && !my_side_declares(sight) && sight.boss(sight.order.highest(own));
  if (topped) cost -= manner.throwing_topped;
  const Cards higher = sight.out & suit & sight.order.above(card);
  return cost + manner.throwing_own * own.size() + manner.throwing_out * (sight.out & suit).size() +
         manner.throwing_under * higher.size();
}

// Points that are safe now, and points that may be safe later.
double fed(const Sight& sight, Card card, bool follows) {
  const double more = follows ? 0 : sight.manner.fed_away;
  return (sight.manner.fed + more) * points(sight, card);
}

// A trick that ends the deal is worth so many others besides.
constexpr double last_chance = 2;

// That one of these takes the trick.
double is_taken_by(const Sight& sight, Seats who, const Trick& after) {
  double taken = who.has(after.winner()) ? 1 : 0;
  const Seats later = sight.after_me();
  for (int i = 1; i < sight.seats; ++i) {
    const Seat seat = sight.me.left(sight.seats, i);
    if (!later.has(seat)) continue;
    const double beaten = sight.beats(seat, after.led(), after.best());
    taken = who.has(seat) ? taken + (1 - taken) * beaten : taken * (1 - beaten);
  }
  return taken;
}

// Who ends the deal by this trick wants it, and the others want it to be anybody else's.
double ending(const Sight& sight, const Trick& after, double ours) {
  if (sight.nearly_there.has(sight.me)) return last_chance * (2 * ours - 1);
  if ((sight.nearly_there & (Seats(sight.trick.winner()) | sight.after_me())).empty()) return 0;
  return last_chance * (1 - 2 * is_taken_by(sight, sight.nearly_there, after));
}

// Whoever led away from the one card that beats this one may have it: a higher one in hand catches
// it later. With none, that card falls on this one, or is a partner's and wins without it.
double put_before(const Sight& sight, Card card, const Trick& after) {
  const Manner& manner = sight.manner;
  const bool may = manner.before_own_top != 0 || manner.before_one != 0;
  if (!may || sight.is_trump(card) || after.winner() != sight.me || sight.last_to_play()) return 0;
  if (!sight.lane(after.led()).has(card) || sight.on_my_side(sight.trick.winner())) return 0;
  const Cards suit = sight.lane(card), over = suit & sight.out & sight.order.above(card);
  if (over.size() != 1) return 0;
  const bool own_top = !(sight.hand & suit & sight.order.above(over.first())).empty();
  return own_top ? manner.before_own_top : manner.before_one;
}

// A trump is spent in vain on a trick that a card of the suit takes as well.
constexpr double ruffed_in_vain = 20;

bool takes_in_suit(const Sight& sight) {
  for (const Card own : sight.hand & sight.order.follow(sight.trick.led())) {
    if (sight.after(own).winner() == sight.me) return true;
  }
  return false;
}

}  // namespace

double worth_of_following(const Sight& sight, Card card) {
  const Trick after = sight.after(card);
  const double ours = sight.stays_ours(after);
  const double stake =
      points(sight, after.cards()) + prize(sight, sight.after_me()) + roem(sight, after.cards());
  const bool follows = sight.order.follow(after.led()).has(card);
  double worth = (2 * ours - 1 + ending(sight, after, ours)) * stake -
                 sight.manner.keeping_following * kept(sight, card);
  if (!follows) worth -= cost_of_throwing(sight, card);
  const bool for_later = sight.boss(card) && (follows || !sight.manner.feeds_top);
  if (ours > 0.95 && !for_later) worth += fed(sight, card, follows);
  worth += worth_against_kapot(sight, card, ours) + put_before(sight, card, after);
  const bool ruffs = !follows && sight.is_trump(card);
  if (ruffs && sight.friends.has(sight.trick.winner())) worth += sight.manner.ruffing_mate;
  if (ruffs && sight.last_to_play() && takes_in_suit(sight)) worth -= ruffed_in_vain;
  const bool trump_led = sight.is_trump(after.led());
  const bool may_wait = trump_led && sight.view.law.hold_back.has(card);
  if (may_wait && after.winner() == sight.me) worth += sight.manner.held_back;
  return worth;
}

}  // namespace troef::thumb
