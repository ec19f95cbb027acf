// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/card.h"

#include "cli/card_signs.h"

namespace troef::cli {

// No two letters are a card both ways round, but for the king of hearts, "HH".
std::optional<Card> card_of(std::string_view text) {
  if (const auto card = parse_card(text)) return card;
  if (const auto suit = take_suit_sign(text)) return card_of(suit, text, Letters::dutch);
  if (text.size() < 2) return std::nullopt;
  const auto read = [](std::string_view suit, std::string_view rank) {
    return card_of(parse_suit(suit), rank, Letters::dutch);
  };
  const std::size_t last = text.size() - 1;
  const auto card = read(text.substr(last), text.substr(0, last));
  return card ? card : read(text.substr(0, 1), text.substr(1));
}

}  // namespace troef::cli
