// SPDX-License-Identifier: Apache-2.0
// Where every card of a deal is that was not played: the truth, or what somebody takes for it.
#pragma once

#include "cards/cards.h"
#include "cards/seat.h"

namespace troef {

struct Holdings {
  BySeat<Cards> hands, laid;
  Cards widow;
  bool operator==(const Holdings&) const = default;
};

}  // namespace troef
