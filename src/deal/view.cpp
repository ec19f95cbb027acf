// SPDX-License-Identifier: Apache-2.0
#include "deal/deal.h"
#include "deal/looking.h"

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

Seen seen(const Event& event, bool whole, std::optional<Seat> seat) {
  return {.actor = event.actor,
          .action = whole ? event.action : hidden_part(event.action),
          .hidden = !whole,
          .cards = cards_moved(event.action),
          .said = event.said,
          .mate = event.mate,
          .turned_up = event.turned_up,
          .dealt = seat ? event.dealt[*seat] : Cards()};
}

void begin_view(View& view, const Start& start, std::optional<Seat> seat) {
  view.game = start.game;
  view.rules = start.rules;
  view.seat = seat;
  view.seats = start.seats;
  view.dealer = start.dealer;
  view.number = start.number;
  view.scores = start.scores;
  view.pot = start.pot;
}

void look_at_table(View& view, const Course& course) {
  const Board& now = course.board();
  view.turn = course.turn();
  view.facts = now.facts;
  view.sides = course.known_sides();
  const bool over = view.turn.awaited == Awaited::nothing;
  const Cards known = over        ? Cards::all()
                      : view.seat ? now.where.known(*view.seat)
                                  : now.where.open();
  look_at_cards(view, now.where, known);
  course.look(view);
}

bool equal(const View& a, const View& b) {
  return a.seat == b.seat && a.turn.awaited == b.turn.awaited && a.turn.seat == b.turn.seat &&
         a.hands == b.hands && a.laid == b.laid && a.widow == b.widow && a.dead == b.dead &&
         a.turn_up == b.turn_up && a.played == b.played && a.facts == b.facts &&
         a.sides == b.sides && a.law.hold_back == b.law.hold_back && a.law.head == b.law.head &&
         a.order == b.order && a.events == b.events && a.legal == b.legal && a.asides == b.asides;
}

View Deal::view(std::optional<Seat> seat) const {
  View view;
  const Board& now = board();
  begin_view(view, *start_, seat);
  look_at_table(view, *course_);
  if (seat) {
    if (view.turn.awaited == Awaited::seat && view.turn.seat == *seat) view.legal = legal();
    view.asides = asides(*seat);
  }
  view.events.reserve(events_.size());
  for (const Event& event : events_) {
    const bool whole =
        over() || (seat && event.seen_by.has(*seat)) || event.seen_by == now.everyone();
    view.events.push_back(seen(event, whole, seat));
  }
  if (over()) {
    view.result = result();
    view.sides = view.result->sides;
  }
  return view;
}

}  // namespace troef
