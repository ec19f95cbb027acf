// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/card.h"

#include <string>
#include <utility>

namespace troef::cli {
namespace {

std::string with_letters(std::string_view text) {
  constexpr std::pair<std::string_view, char> signs[] = {
      {"♣", 'C'}, {"♦", 'D'}, {"♥", 'H'}, {"♠", 'S'}};
  for (const auto& [sign, own] : signs) {
    if (text.starts_with(sign)) return own + std::string(text.substr(sign.size()));
    if (text.ends_with(sign)) return std::string(text.substr(0, text.size() - sign.size())) + own;
  }
  return std::string(text);
}

std::optional<Rank> rank_of(std::string_view text) {
  if (text == "B" || text == "b") return Rank::jack;
  if (text == "V" || text == "v") return Rank::queen;
  if (text == "H" || text == "h") return Rank::king;
  return text == "10" ? Rank::ten : parse_rank(text);
}

std::optional<Card> card_of(std::optional<Suit> suit, std::optional<Rank> rank) {
  if (!suit || !rank) return std::nullopt;
  return Card(*rank, *suit);
}

}  // namespace

// No two letters are a card both ways round, but for the king of hearts, "HH".
std::optional<Card> card_of(std::string_view written) {
  const std::string letters = with_letters(written);
  const std::string_view text = letters;
  if (const auto card = parse_card(text)) return card;
  if (text.size() < 2) return std::nullopt;
  const std::size_t last = text.size() - 1;
  const auto card = card_of(parse_suit(text.substr(last)), rank_of(text.substr(0, last)));
  return card ? card : card_of(parse_suit(text.substr(0, 1)), rank_of(text.substr(1)));
}

}  // namespace troef::cli
