// SPDX-License-Identifier: Apache-2.0
// Whether what a seat does now is chosen: there is more than one way to go on.
#pragma once

#include "deal/deal.h"

namespace troef {

inline bool has_choice(const Deal& deal, Seat seat) {
  return deal.turn().seat != seat || deal.legal().size() > 1 || !deal.unlawful().empty();
}

}  // namespace troef
