// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/shown.h"

namespace troef::thumb {
namespace {

struct Reader {
  explicit Reader(const View& seen) : view(seen), order(*seen.order), law(seen.law) { read_all(); }

  const View& view;
  const Order& order;
  const TrickLaw& law;
  BySeat<Cards> lacking, gone_against;
  Trick trick;
  bool any = false;

  // Trumps led, and no trump, or not a higher one, was played.
  Cards after_trump_lead(Card card) const {
    if (!order.is_trump(card)) {
      const Card lower = law.hold_back_by_best ? trick.best() : trick.led();
      return order.trumps() - (law.hold_back & order.above(lower));
    }
    const bool under = law.climb && !order.above(trick.best()).has(card);
    return under ? order.trumps() & order.above(trick.best()) : Cards();
  }

  Cards after_side_lead(Seat seat, Card card) const {
    const Cards follow = order.follow(trick.led());
    if (follow.has(card)) return {};
    const bool ruffs = order.is_trump(card);
    if (ruffs && law.ruffing == Ruffing::always) return {};
    Cards none = follow;
    const bool mate =
        law.partners && trick.winner() == seat.left(view.seats, 2) && trick.size() >= 2;
    const bool duty = law.duty == RuffDuty::always || (law.duty != RuffDuty::none && !mate);
    const Cards higher = order.trumps() & order.above(trick.best());
    if (duty && !higher.has(card)) none |= higher;
    if (duty && !ruffs && law.underruff == Underruff::forced) none |= order.trumps();
    return none;
  }

  void read(Seat seat, Card card) {
    if (!any || trick.size() == view.seats) trick = Trick(seat);
    any = true;
    if (lacking[seat].has(card)) gone_against[seat].add(card);
    if (!trick.empty()) {
      lacking[seat] |=
          trick.trump_led(order) ? after_trump_lead(card) : after_side_lead(seat, card);
    }
    // A card that was turned up may come to a hand later (VV-23).
    if (view.facts.turned_up) lacking[seat].remove(*view.facts.turned_up);
    trick.play(seat, card, order);
  }

  void read_all() {
    for (const Seen& event : view.events) {
      if (event.action.verb == Verb::play && event.actor) read(*event.actor, event.action.card);
    }
  }
};

}  // namespace

BySeat<Cards> shown_void(const View& view) { return Reader(view).lacking; }

Seats proved_revokes(const View& view, Seats among) {
  const Reader reader(view);
  Seats result;
  for (const Seat seat : among) {
    if (reader.gone_against[seat]) result.add(seat);
  }
  return result;
}

}  // namespace troef::thumb
