// SPDX-License-Identifier: Apache-2.0
#include "worlds.h"

namespace troef::test {
namespace {

Card swapped(Card card, Card a, Card b) { return card == a ? b : card == b ? a : card; }

}  // namespace

Entry swapped(Entry entry, Card a, Card b) {
  Pack pack;
  for (const Card card : entry.pack) pack.push(swapped(card, a, b));
  entry.pack = pack;
  Action& action = entry.action;
  const Shape kind = shape(action.verb);
  if (kind == Shape::card || kind == Shape::two_cards) action.card = swapped(action.card, a, b);
  if (kind == Shape::two_cards) action.other = swapped(action.other, a, b);
  if (kind == Shape::cards) {
    Cards cards;
    for (const Card card : action.cards) cards.add(swapped(card, a, b));
    action.cards = cards;
  }
  return entry;
}

std::vector<Entry> entries_of(const Deal& deal) {
  std::vector<Entry> entries;
  std::size_t pack = 0;
  for (const Event& event : deal.events()) {
    Entry entry{event.actor, event.action, {}};
    if (event.action.verb == Verb::deal) entry.pack = deal.packs()[pack++];
    entries.push_back(entry);
  }
  return entries;
}

std::optional<Deal> other_world(const Deal& deal, Card a, Card b) {
  Deal first(deal.start());
  Deal second(deal.start());
  for (const Entry& entry : entries_of(deal)) {
    const Entry twin = swapped(entry, a, b);
    const bool deals = !twin.actor && twin.action.verb == Verb::deal;
    if (!deals && second.refuse(twin.actor, twin.action)) return std::nullopt;
    first.play(entry);
    second.play(twin);
    const bool same = first.turn().awaited == second.turn().awaited &&
                      first.turn().seat == second.turn().seat &&
                      first.events().back().said == second.events().back().said &&
                      first.board().facts.mate == second.board().facts.mate &&
                      first.board().facts.compared == second.board().facts.compared &&
                      first.board().facts.claim == second.board().facts.claim &&
                      first.board().facts.roem == second.board().facts.roem;
    if (!same) return std::nullopt;
  }
  return second;
}

Cards unknown_to(const Deal& deal, Seat seat) {
  Cards unknown = deal.game().pack(deal.start().rules);
  Deal replayed(deal.start());
  for (const Entry& entry : entries_of(deal)) {
    replayed.play(entry);
    const Where& where = replayed.board().where;
    unknown -= where.known(seat) | where.hand(seat);
    // Roem whose cards are hidden speaks of cards all the same.
    if (entry.action.verb == Verb::roem && entry.actor != seat) {
      unknown -= entry.action.melds().cards();
    }
  }
  return unknown;
}

}  // namespace troef::test
