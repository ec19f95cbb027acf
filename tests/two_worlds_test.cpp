// SPDX-License-Identifier: Apache-2.0
// What a seat cannot know does not reach it: in two deals that differ only in that, its view and
// its bot's choice are the same to the byte.
#include <algorithm>

#include "support.h"

namespace troef::test {
namespace {

class TwoWorlds : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, TwoWorlds, testing::ValuesIn(all_presets()), test_name);

Card swapped(Card card, Card a, Card b) { return card == a ? b : card == b ? a : card; }

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

// The same events with two cards swapped, if that is a deal in which everything public is the
// same: every entry is accepted, and what was said and whose turn it was agree.
std::optional<Deal> other_world(const Deal& deal, Card a, Card b) {
  Deal first(deal.start());
  Deal second(deal.start());
  for (const Entry& entry : entries_of(deal)) {
    const Entry twin = swapped(entry, a, b);
    const bool deals = !twin.actor && twin.action.verb == Verb::deal;
    if (!deals && second.refuse(twin.actor, twin.action)) return std::nullopt;
    apply(first, entry);
    apply(second, twin);
    const bool same = first.turn().awaited == second.turn().awaited &&
                      first.turn().seat == second.turn().seat &&
                      first.events().back().said == second.events().back().said &&
                      first.board().facts.mate == second.board().facts.mate &&
                      first.board().facts.compared == second.board().facts.compared &&
                      first.board().facts.roem == second.board().facts.roem;
    if (!same) return std::nullopt;
  }
  return second;
}

// Cards that the seat cannot place now and never could: not in its hand at any time, never shown.
Cards unknown_to(const Deal& deal, Seat seat) {
  Cards unknown = deal.game().pack(deal.start().rules);
  Deal replayed(deal.start());
  for (const Entry& entry : entries_of(deal)) {
    apply(replayed, entry);
    const Where& where = replayed.board().where;
    unknown -= where.known(seat) | where.hand(seat);
    // Roem whose cards are hidden speaks of cards all the same.
    if (entry.action.verb == Verb::roem && entry.actor != seat) {
      unknown -= entry.action.cards;
      for (const Card card : Cards::all()) {
        if (entry.action.sets.has(card.rank())) unknown -= Cards(card);
      }
    }
  }
  return unknown;
}

void compare_worlds(const Deal& deal, Seat seat, Quick& random, int& compared) {
  const Cards unknown = unknown_to(deal, seat);
  if (unknown.size() < 2) return;
  const Card a = unknown.nth(random.roughly_below(unknown.size()));
  const Card b = unknown.nth(random.roughly_below(unknown.size()));
  if (a == b) return;
  const auto other = other_world(deal, a, b);
  if (!other) return;
  ++compared;
  const View here = deal.view(seat);
  const View there = other->view(seat);
  ASSERT_EQ(to_text(here), to_text(there)) << to_string(a) << " and " << to_string(b);
  ASSERT_EQ(to_text(deal.view(std::nullopt)), to_text(other->view(std::nullopt)));
  if (here.legal.empty()) return;
  for (const auto name : bot_names()) {
    EXPECT_EQ(make_bot(name, 5)->choose(here), make_bot(name, 5)->choose(there)) << name;
  }
}

TEST_P(TwoWorlds, a_seat_sees_the_same_where_only_hidden_cards_differ) {
  Quick random(seed());
  int compared = 0;
  for (int i = 0; i < 400 && compared < 300; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    const int stop = random.roughly_below(40);
    for (int step = 0; step < stop && !deal.over(); ++step) {
      apply(deal, random_entry(deal, random));
    }
    if (deal.over()) continue;
    for (const Seat seat : Seats::all(deal.start().seats)) {
      compare_worlds(deal, seat, random, compared);
    }
  }
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace troef::test
