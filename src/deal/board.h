// SPDX-License-Identifier: Apache-2.0
// What the phases of a deal share: the public facts, the places of the cards, the order and the law
// of the tricks, and what was played against the law at tables that do not prevent it.
#pragma once

#include "deal/action.h"
#include "deal/facts.h"
#include "deal/holdings.h"
#include "deal/revokes.h"
#include "deal/start.h"
#include "deal/where.h"
#include "tricks/law.h"

namespace troef {

struct Board {
  const Start* start = nullptr;
  Facts facts;
  Where where;
  const Order* order = nullptr;
  TrickLaw law;
  Revokes revokes;

  // Of the latest action: who sees it whole, a sum that was said with it, and who was said to be
  // the mate of a bid, whether or not it holds (PD-44).
  Seats seen_by;
  int said = 0;
  std::optional<Seat> mate_said;
  // Hidden declarations have become public (HG-22).
  bool roem_shown = false;

  int seats() const { return start->seats; }
  const Rules& rules() const { return start->rules; }
  Seat dealer() const { return start->dealer; }
  Seat eldest() const { return dealer().left(seats()); }
  Seats everyone() const { return Seats::all(seats()); }
  Seats others(Seat seat) const { return everyone() - seat; }

  // Where every card is that was not played.
  Holdings holdings() const {
    Holdings held;
    for (const Seat seat : everyone()) {
      held.hands[seat] = where.hand(seat);
      held.laid[seat] = where.laid(seat);
    }
    held.widow = where.widow();
    return held;
  }
};

}  // namespace troef
