// SPDX-License-Identifier: Apache-2.0
#include "table/all_seeing.h"

#include "deal/looking.h"

namespace troef {

View all_seeing(const Deal& deal) {
  View view = deal.view(std::nullopt);
  const Where& where = deal.board().where;
  const auto whole = [](Cards cards) { return Heap{cards, cards.size()}; };
  for (const Seat seat : Seats::all(view.seats)) {
    view.hands[seat] = whole(where.hand(seat));
    view.laid[seat] = whole(where.laid(seat));
  }
  view.widow = whole(where.widow());
  view.dead = whole(where.dead());
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    view.events[i] = seen(deal.events()[i], true);
  }
  return view;
}

}  // namespace troef
