// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/card.h"

#include "cli/suit_sign.h"

namespace troef::cli {
namespace {

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
std::optional<Card> card_of(std::string_view text) {
  if (const auto card = parse_card(text)) return card;
  if (const auto suit = take_suit_sign(text)) return card_of(suit, rank_of(text));
  if (text.size() < 2) return std::nullopt;
  const std::size_t last = text.size() - 1;
  const auto card = card_of(parse_suit(text.substr(last)), rank_of(text.substr(0, last)));
  return card ? card : card_of(parse_suit(text.substr(0, 1)), rank_of(text.substr(1)));
}

}  // namespace troef::cli
