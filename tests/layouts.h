// SPDX-License-Identifier: Apache-2.0
// The layout that a deal truly has, for tests of what may be believed of it.
#pragma once

#include "deal/layout.h"
#include "support.h"

namespace troef::test {

inline void note_pack(const Pack& pack, bool round, int seats, Layout& layout) {
  if (!round) {
    layout.moved.emplace_back(pack[4]);
    return;
  }
  for (int seat = 0; seat + 1 < seats; ++seat) {
    layout.moved.push_back({pack[3 * seat], pack[3 * seat + 1], pack[3 * seat + 2]});
  }
}

inline Cards cards_of(const Action& action) {
  switch (shape(action.verb)) {
    case Shape::cards:
      return action.cards;
    case Shape::two_cards:
      return action.other;
    default:
      return action.card;
  }
}

inline Layout true_layout(const Deal& deal, const View& view) {
  Layout layout;
  const Where& now = deal.board().where;
  Deal fresh(deal.start());
  if (!deal.packs().empty()) fresh.deal(deal.packs().front());
  const Where& first = fresh.board().where;
  for (const Seat seat : Seats::all(view.seats)) {
    layout.hands[seat] = now.hand(seat);
    layout.laid[seat] = now.laid(seat);
    layout.dealt.hands[seat] = first.hand(seat);
  }
  layout.widow = now.widow();
  layout.dead = now.dead();
  layout.stock = now.stock();
  layout.dealt.widow = first.widow();
  layout.dealt.dead = first.dead();
  layout.dealt.stock = first.stock();
  if (first.turn_up()) layout.dealt.turn_up = *first.turn_up();
  std::size_t packs = 0;
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Action& action = deal.events()[i].action;
    if (action.verb == Verb::deal && packs++ > 0) {
      note_pack(deal.packs()[packs - 1], packs % 2 == 0, view.seats, layout);
    } else if (view.events[i].hidden && view.events[i].cards > 0) {
      layout.moved.push_back(cards_of(action));
    }
  }
  return layout;
}

}  // namespace troef::test
