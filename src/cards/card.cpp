// SPDX-License-Identifier: Apache-2.0
#include "cards/card.h"

namespace troef {
namespace {

constexpr std::string_view suit_letters = "CDHS";
constexpr std::string_view rank_letters = "23456789TJQKA";

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

char letter(Suit suit) { return suit_letters[static_cast<std::size_t>(suit)]; }
char letter(Rank rank) { return rank_letters[static_cast<std::size_t>(rank)]; }

void append(std::string& text, Card card) {
  text += letter(card.rank());
  text += letter(card.suit());
}

std::string to_string(Card card) {
  std::string text;
  append(text, card);
  return text;
}

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto place = suit_letters.find(upper(text[0]));
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(place);
}

std::optional<Rank> parse_rank(std::string_view text) {
  if (text == "10") return Rank::ten;
  if (text.size() != 1) return std::nullopt;
  const auto place = rank_letters.find(upper(text[0]));
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Rank>(place);
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const auto rank = parse_rank(text.substr(0, text.size() - 1));
  const auto suit = parse_suit(text.substr(text.size() - 1));
  if (!rank || !suit) return std::nullopt;
  return Card(*rank, *suit);
}

}  // namespace troef
