// SPDX-License-Identifier: Apache-2.0
// Cards as people type them: "JS", "sj", "10h", "♠B", and in Dutch also "SB", "heer" letters A H V
// B and the suits K(laveren), R(uiten).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/play/look.h"
#include "tricks/melds.h"

namespace troef::cli::table {

// The notation of records goes before any other reading.
std::optional<Card> read_card(const Look& look, std::string_view text);
// Every card that it may be: with Dutch letters "kh" is the king of hearts as in records, or of
// clubs (K) as at the table.
Cards cards_read(const Look& look, std::string_view text);
// What is read as this card only.
std::string typed_surely(const Look& look, Card card);
std::optional<Suit> read_suit(const Look& look, std::string_view text);
// "9C-QC", "J*", "4xB".
std::optional<Melds> read_meld(const Look& look, std::string_view text);

}  // namespace troef::cli::table
