// SPDX-License-Identifier: Apache-2.0
#include "deal/deal.h"

namespace troef {
namespace {

int cards_moved(const Action& action) {
  switch (shape(action.verb)) {
    case Shape::cards:
      return action.cards.size();
    case Shape::card:
    case Shape::two_cards:
      return 1;
    default:
      return 0;
  }
}

// What remains of an action whose cards a seat may not see.
Action hidden_part(const Action& action) {
  Action rest = word(action.verb);
  if (shape(action.verb) == Shape::two_cards) rest.card = action.card;  // the jack bought
  return rest;
}

Seen seen(const Event& event, bool whole) {
  if (whole) return {event.actor, event.action, false, cards_moved(event.action), event.said};
  return {event.actor, hidden_part(event.action), true, cards_moved(event.action), event.said};
}

Heap heap(Cards cards, Cards known) { return {cards & known, cards.size()}; }

void look_at_cards(View& view, const Where& where, Cards known) {
  for (const Seat seat : Seats::all(view.seats)) {
    view.hands[seat] = heap(where.hand(seat), known);
    view.laid[seat] = heap(where.laid(seat), known);
  }
  view.widow = heap(where.widow(), known);
  view.dead = heap(where.dead(), known);
  view.turn_up = where.turn_up();
  view.played = where.played();
}

}  // namespace

View Deal::view(std::optional<Seat> seat) const {
  View view;
  const Board& now = board();
  view.game = start_->game;
  view.rules = start_->rules;
  view.seat = seat;
  view.seats = start_->seats;
  view.dealer = start_->dealer;
  view.number = start_->number;
  view.scores = start_->scores;
  view.pot = start_->pot;
  view.turn = turn();
  view.facts = now.facts;
  view.sides = course_->known_sides();
  const Cards known = over() ? Cards::all() : seat ? now.where.known(*seat) : now.where.open();
  look_at_cards(view, now.where, known);
  course_->look(view);
  if (seat) {
    if (view.turn.awaited == Awaited::seat && view.turn.seat == *seat) view.legal = legal();
    view.asides = asides(*seat);
  }
  for (const Event& event : events_) {
    view.events.push_back(seen(
        event, over() || (seat && event.seen_by.has(*seat)) || event.seen_by == now.everyone()));
  }
  if (over()) {
    view.result = result();
    view.sides = view.result->sides;
  }
  return view;
}

}  // namespace troef
