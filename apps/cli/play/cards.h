// SPDX-License-Identifier: Apache-2.0
// Cards as text and as drawings: "♠B" in colour or "JS", one or many.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/look.h"
#include "tricks/melds.h"

namespace troef::cli::table {

std::string rank_letter(const Look& look, Rank rank);
// "♠", or where nothing is drawn the letter.
std::string suit_sign(const Look& look, Suit suit);
// "schoppen".
std::string suit_word(const Look& look, Suit suit);
// "♠ schoppen" or "spades".
std::string suit_named(const Look& look, Suit suit);

std::string card_text(const Look& look, Card card);
std::string cards_text(const Look& look, const std::vector<Card>& cards);
std::string melds_text(const Look& look, const Melds& melds);

// Small boxes side by side, four lines; those of `up` stand a line higher, unless all do or none.
// In rows where the table is narrow.
std::string boxes(const Look& look, const std::vector<Card>& cards, Cards up);

}  // namespace troef::cli::table
