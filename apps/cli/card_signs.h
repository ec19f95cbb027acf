// SPDX-License-Identifier: Apache-2.0
// How suits and ranks stand on the cards of people, and how these are read: "♥B", "♠10".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cards/card.h"

namespace troef::cli {

enum class Letters : std::uint8_t { english, dutch };  // A K Q J, A H V B

// ♣ ♦ ♥ ♠
std::string_view sign_of(Suit suit);
// The letter of a rank, or "10".
std::string sign_of(Rank rank, Letters letters);

// The suit whose sign a text begins or ends with; the sign is taken off.
std::optional<Suit> take_suit_sign(std::string_view& text);
// With Dutch letters as records write it, too.
std::optional<Rank> read_rank(std::string_view text, Letters letters);
std::optional<Card> card_of(std::optional<Suit> suit, std::string_view rank, Letters letters);

}  // namespace troef::cli
