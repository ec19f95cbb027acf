// SPDX-License-Identifier: Apache-2.0
#include "cli/play/undo.h"

namespace troef::cli::table {
namespace {

Cards placed(const View& view) {
  Cards cards = view.played | view.widow.known | view.dead.known;
  for (const Seat seat : Seats::all(view.seats)) {
    cards |= view.hands[seat].known | view.laid[seat].known;
  }
  if (view.turn_up) cards |= *view.turn_up;
  return cards;
}

// A bid by contract that the table answered: its mate, or the roem of an equal bid.
bool answered(const Seen& event, const View& now) {
  return event.action.verb == Verb::contract &&
         (now.facts.holder != now.seat || now.facts.mate || now.facts.compared[*now.seat]);
}

bool tells(const Seen& event, const View& now) {
  if (!event.actor) return true;
  const Verb verb = event.action.verb;
  if (verb == Verb::claim_revoke || verb == Verb::call_roem) return true;
  if (event.actor == now.seat) return answered(event, now);
  return verb == Verb::roem || event.said != 0;
}

}  // namespace

Undo may_undo(const View& then, const View& now) {
  if (placed(now) - placed(then)) return Undo::cards_seen;
  for (std::size_t i = 0; i < then.events.size(); ++i) {
    if (then.events[i].hidden && !now.events[i].hidden) return Undo::cards_seen;
  }
  if (then.facts.mate != now.facts.mate) return Undo::told;
  for (std::size_t i = then.events.size(); i < now.events.size(); ++i) {
    if (tells(now.events[i], now)) return Undo::told;
  }
  return Undo::allowed;
}

}  // namespace troef::cli::table
