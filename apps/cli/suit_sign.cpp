// SPDX-License-Identifier: Apache-2.0
#include "cli/suit_sign.h"

#include <utility>

namespace troef::cli {

std::optional<Suit> take_suit_sign(std::string_view& text) {
  constexpr std::pair<std::string_view, Suit> signs[] = {
      {"♣", Suit::clubs}, {"♦", Suit::diamonds}, {"♥", Suit::hearts}, {"♠", Suit::spades}};
  for (const auto& [sign, suit] : signs) {
    const bool first = text.starts_with(sign);
    if (!first && !text.ends_with(sign)) continue;
    first ? text.remove_prefix(sign.size()) : text.remove_suffix(sign.size());
    return suit;
  }
  return std::nullopt;
}

}  // namespace troef::cli
