// SPDX-License-Identifier: Apache-2.0
// What is on the other side of standard output and error, and what suits it.
#pragma once

#include <string>
#include <string_view>

#include "cards/cards.h"
#include "deal/game.h"

namespace troef::cli {

// No colour in pipes, with NO_COLOR, or on a terminal that has none.
bool colour_on_output();
bool terminal_on_error();

enum class Style : std::uint8_t { plain, bold, dim, clubs, diamonds, hearts, spades };
// The text between the codes of a style, or the text itself where there is no colour.
std::string styled(std::string_view text, Style style, bool colour);

// "♥B" or "♥J", "10" for ten; four colours.
std::string card_sign(Card card, Language language, bool colour);
std::string suit_sign(Suit suit, bool colour);
std::string rank_sign(Rank rank, Language language);
// By suit, each from high to low in natural order: "♣ A 9 7  ♥ B 10".
std::string cards_by_suit(Cards cards, Language language, bool colour);

// Fills a paragraph into lines of at most so many columns; lines after the first are indented.
std::string filled(std::string_view text, std::size_t indent = 0, std::size_t columns = 80);
// The number of characters of UTF-8 text, codes of styles not counted.
std::size_t columns_of(std::string_view text);
std::string padded(std::string_view text, std::size_t columns, bool right = false);

}  // namespace troef::cli
