// SPDX-License-Identifier: Apache-2.0
// Order of the cards (VV-01, VV-02, VV-03, VV-22), the law of a trick (VV-31, VV-32)
// and who wins it (VV-33).
#pragma once

#include "games/vijvenveertig/options.h"
#include "tricks/law.h"

namespace troef::vijvenveertig {

inline constexpr Card heart_ace{Rank::ace, Suit::hearts};
inline constexpr int trick_count = 5;

// Whether the ace of trumps ranks third or fourth, or was kept silent and ranks last (VV-22).
enum class Ace : std::uint8_t { high, silent };

// `trumps` none: before a card is turned up.
const Order& order_of(const Rules& rules, std::optional<Suit> trumps, Ace ace = Ace::high);
TrickLaw law_of(const Rules& rules, std::optional<Suit> trumps, Ace ace = Ace::high);

}  // namespace troef::vijvenveertig
