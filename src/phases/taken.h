// SPDX-License-Identifier: Apache-2.0
// What seats have taken so far: tricks, and the cards in them.
#pragma once

#include "deal/facts.h"

namespace troef {

inline int tricks_of(const Facts& facts, Seats seats) {
  int count = 0;
  for (int i = 0; i < facts.tricks; ++i) {
    count += seats.has(facts.winners[static_cast<std::size_t>(i)]) ? 1 : 0;
  }
  return count;
}

inline Cards won_by(const Facts& facts, Seats seats) {
  Cards cards;
  for (const Seat seat : seats) cards |= facts.won[seat];
  return cards;
}

}  // namespace troef
