// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/shown.h"

namespace troef::thumb {
namespace {

struct Reader {
  explicit Reader(const View& seen) : view(seen), order(*seen.order), law(seen.law) {
    // A card that was turned up may come to a hand later (VV-23).
    if (view.facts.turned_up) may_come = *view.facts.turned_up;
    for (const Seen& event : view.events) {
      if (!event.actor) continue;
      const Verb verb = event.action.verb;
      if (verb == Verb::play) read(*event.actor, event.action.card);
      if (verb == Verb::rob || verb == Verb::turn_down) said[*event.actor] |= ace_of_turned_up();
    }
  }

  const View& view;
  const Order& order;
  const TrickLaw& law;
  Cards may_come;
  BySeat<Cards> lacking, said, gone_against, first_led;
  Cards led_before;
  // The trick in progress.
  int size = 0;
  Cards follow;
  Card led, best;
  Seat winner;

  // Who takes the turn-up or has it turned down holds the ace of its suit (VV-20).
  Cards ace_of_turned_up() const {
    const auto& up = view.facts.turned_up;
    if (!up || up->rank() == Rank::ace) return {};
    return Cards(Card(Rank::ace, up->suit())) - view.played;
  }

  // Trumps led, and no trump, or not a higher one, was played.
  Cards after_trump_lead(Card card) const {
    if (!order.is_trump(card)) {
      const Card lower = law.hold_back_by_best ? best : led;
      return order.trumps() - (law.hold_back & order.above(lower));
    }
    const bool under = law.climb && !order.above(best).has(card);
    return under ? order.trumps() & order.above(best) : Cards();
  }

  Cards after_side_lead(Seat seat, Card card) const {
    if (follow.has(card)) return {};
    const bool ruffs = order.is_trump(card);
    if (ruffs && law.ruffing == Ruffing::always) return {};
    Cards none = follow;
    const bool mate = law.partners && winner == seat.left(view.seats, 2) && size >= 2;
    const bool duty = law.duty == RuffDuty::always || (law.duty != RuffDuty::none && !mate);
    const Cards higher = order.trumps() & order.above(best);
    if (duty && !higher.has(card)) none |= higher;
    if (duty && !ruffs && law.underruff == Underruff::forced) none |= order.trumps();
    return none;
  }

  void lead(Seat seat, Card card) {
    size = 1;
    follow = order.follow(card);
    led = best = card;
    winner = seat;
    if (led_before.has(card)) return;
    const Cards suit = order.lane(card);
    first_led[seat] |= suit;
    led_before |= suit;
  }

  void read(Seat seat, Card card) {
    if (lacking[seat].has(card)) gone_against[seat].add(card);
    if (size == 0 || size == view.seats) return lead(seat, card);
    const bool trumps = follow == order.trumps();
    lacking[seat] |= (trumps ? after_trump_lead(card) : after_side_lead(seat, card)) - may_come;
    ++size;
    if (!order.above(best).has(card)) return;
    best = card;
    winner = seat;
  }
};

}  // namespace

Shown shown(const View& view) {
  const Reader reader(view);
  return {.lacking = reader.lacking, .said = reader.said, .first_led = reader.first_led};
}

Seats proved_revokes(const View& view, Seats among) {
  const Reader reader(view);
  Seats result;
  for (const Seat seat : among) {
    if (reader.gone_against[seat]) result.add(seat);
  }
  return result;
}

}  // namespace troef::thumb
