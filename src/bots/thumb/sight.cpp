// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/sight.h"

#include <algorithm>

#include "bots/thumb/shown.h"
#include "bots/thumb/weights.h"

namespace troef::thumb {

Sight::Sight(const View& seen) : Sight(seen, aim_of(seen), *seen.order) {}

Sight::Sight(const View& seen, const Aim& bid, const Order& cards)
    : view(seen),
      order(cards),
      trick(seen.facts.trick),
      manner(row_for(seen, manners)),
      me(*seen.seat),
      seats(seen.seats),
      aim(bid),
      hand(seen.hand()) {
  take_sides();
  see_who_is_nearly_there();
  count();
}

void Sight::take_sides() {
  if (view.sides.count() == 2) friends = view.sides[view.sides.of(me)] - me;
  const auto declarer = view.facts.declarer;
  const bool hidden_mate =
      aim.mate == Aim::Mate::last_ace && declarer && declarer != me && !view.facts.mate;
  if (hidden_mate && (hand & Cards::of(Rank::ace))) friends = *declarer;
  foes = others() - friends;
}

// VV-40, VV-41.
void Sight::see_who_is_nearly_there() {
  if (order.counts() || view.sides.count() == 2) return;
  const bool pool = house_says(view, "scoring", "pool");
  const Amount target = view.rules.common(Common::match_target);
  if (!pool && (target == 0 || !house_says(view, "scoring", "per_trick"))) return;
  for (const Seat seat : Seats::all(seats)) {
    const int tricks = tricks_of(seat);
    const bool nearly = pool ? tricks == 2 : view.scores[seat] + 5 * (tricks + 1) >= target;
    if (nearly) nearly_there.add(seat);
  }
}

void Sight::count() {
  Cards unseen = view.game->pack(view.rules) - view.played - hand - view.laid[me].known;
  if (view.turn_up) unseen.remove(*view.turn_up);
  unseen -= view.widow.known | view.dead.known;
  const Shown past = shown(view);
  for (const Seat seat : others()) {
    sure[seat] = view.hands[seat].known | past.said[seat];
    unseen -= sure[seat];
  }
  first_led = past.first_led;
  BySeat<Cards> may;
  int elsewhere = unseen.size();  // than in hands
  for (const Seat seat : others()) {
    const int count = unknown_at(seat);
    if (count > 0) may[seat] = unseen - past.lacking[seat];
    elsewhere -= count;
  }
  for (const Seat seat : others()) sure[seat] |= only_there(seat, may, elsewhere);
  for (const Seat seat : others()) {
    const int count = unknown_at(seat);
    may[seat] = count > 0 ? may[seat] - sure[seat] : Cards();
    may_hold[seat] = sure[seat] | may[seat];
    unsure_[seat] = {may[seat], count,
                     &drawing(may[seat].size(), std::min(count, may[seat].size()))};
    out |= may_hold[seat];
    if (foes.has(seat)) foes_may |= may_hold[seat];
  }
}

int Sight::unknown_at(Seat seat) const {
  return std::max(0, view.hands[seat].count - sure[seat].size());
}

// What nobody else may hold: where all that is unseen is in hands; and trumps, too, where the rest
// is what the declarer has laid away: nobody lays trumps away.
Cards Sight::only_there(Seat seat, const BySeat<Cards>& may, int elsewhere) const {
  Cards only = may[seat];
  for (const Seat other : others() - seat) only -= may[other];
  if (elsewhere > 0) {
    const Heap& laid = view.laid[seat];
    const bool his = view.facts.declarer == seat && elsewhere <= laid.count - laid.known.size();
    only &= his ? order.trumps() : Cards();
  }
  return only.size() <= unknown_at(seat) ? only : Cards();
}

int Sight::tricks_of(Seats of) const {
  int count = 0;
  for (int i = 0; i < view.facts.tricks; ++i) {
    count += of.has(view.facts.winners[static_cast<std::size_t>(i)]) ? 1 : 0;
  }
  return count;
}

Seats Sight::after_me() const {
  Seats later;
  for (int i = trick.size() + 1; i < seats; ++i) later.add(trick.leader().left(seats, i));
  return later;
}

Trick Sight::after(Card card) const {
  Trick after = trick;
  after.play(me, card, order);
  return after;
}

double Sight::beats(Seat seat, Card led, Card best) const {
  const Cards follow = order.follow(led);
  const Cards above = order.above(best);
  if (follow == order.trumps()) return chance_of_any(seat, above);
  const double in_suit = chance_of_any(seat, above & follow);
  const Cards ruffs = above & order.trumps();
  if (!ruffs) return in_suit;
  const double without = chance_of_none(seat, follow);
  const double ruff = chance_of_any(seat, ruffs);
  // Who may ruff with a card of the suit in hand does so now and then.
  const double freely = view.law.ruffing == Ruffing::always ? 0.65 * (1 - without) : 0;
  return std::min(1.0, in_suit + (1 - in_suit) * ruff * (without + freely));
}

double Sight::holds(Card led, Card best, bool best_is_ours, Seats later) const {
  double ours = best_is_ours ? 1 : 0;
  for (int i = 1; i < seats; ++i) {
    const Seat seat = me.left(seats, i);
    if (!later.has(seat)) continue;
    const double chance = beats(seat, led, best);
    if (foes.has(seat)) {
      ours *= 1 - chance;
    } else {
      ours += (1 - ours) * chance * 0.8;
    }
  }
  return ours;
}

}  // namespace troef::thumb
