// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/sight.h"

#include <algorithm>

#include "bots/thumb/shown.h"
#include "bots/thumb/weights.h"

namespace troef::thumb {

Sight::Sight(const View& seen)
    : view(seen),
      order(*seen.order),
      trick(seen.facts.trick),
      manner(row_for(seen, manners)),
      me(*seen.seat),
      seats(seen.seats),
      aim(aim_of(seen)),
      hand(seen.hand()) {
  take_sides();
  count();
}

void Sight::take_sides() {
  const Seats others = Seats::all(seats) - me;
  foes = others;
  if (view.sides.count() == 2) {
    friends = view.sides[view.sides.of(me)] - me;
  }
  const bool hidden_mate = aim.mate == Aim::Mate::last_ace && !view.facts.mate && !declaring();
  if (hidden_mate && (hand & Cards::of(Rank::ace))) friends = *view.facts.declarer;
  foes = others - friends;
}

void Sight::count() {
  Cards unseen = view.game->pack(view.rules) - view.played - hand - view.laid[me].known;
  if (view.turn_up) unseen.remove(*view.turn_up);
  unseen -= view.widow.known | view.dead.known;
  for (const Seat seat : Seats::all(seats) - me) {
    sure[seat] = view.hands[seat].known;
    unseen -= sure[seat];
  }
  const BySeat<Cards> lacking = shown_void(view);
  for (const Seat seat : Seats::all(seats) - me) {
    const bool whole = sure[seat].size() >= view.hands[seat].count;
    may_hold[seat] = whole ? sure[seat] : sure[seat] | (unseen - lacking[seat]);
    const Cards may = may_hold[seat] - sure[seat];
    const int others = std::max(0, view.hands[seat].count - sure[seat].size());
    unsure_[seat] = {may, others, &drawing(may.size(), std::min(others, may.size()))};
    out |= may_hold[seat];
    if (foes.has(seat)) foes_may |= may_hold[seat];
  }
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
