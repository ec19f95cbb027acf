// SPDX-License-Identifier: Apache-2.0
// What a seat chose: where there was more than one way to go on.
#pragma once

#include <optional>

#include "deal/deal.h"

namespace troef {

inline bool has_choice(const Deal& deal, Seat seat) {
  return deal.turn().seat != seat || deal.legal().size() > 1 || !deal.unlawful().empty();
}

// The event by which a seat did so last; where it does by hand what is forced, its last one.
std::optional<std::size_t> last_choice(const Deal& whole, Seat seat, bool forced_by_hand);

}  // namespace troef
