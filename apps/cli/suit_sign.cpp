// SPDX-License-Identifier: Apache-2.0
#include "cli/suit_sign.h"

#include <utility>

namespace troef::cli {

// Telephones put a mark behind a sign that makes it a picture, or keeps it a letter.
std::optional<Suit> take_suit_sign(std::string_view& text) {
  constexpr std::string_view as_picture = "\uFE0F", as_letter = "\uFE0E";
  constexpr std::pair<std::string_view, Suit> signs[] = {
      {"♣", Suit::clubs}, {"♦", Suit::diamonds}, {"♥", Suit::hearts}, {"♠", Suit::spades}};
  std::string_view rest = text;
  for (const auto mark : {as_picture, as_letter}) {
    if (rest.ends_with(mark)) rest.remove_suffix(mark.size());
  }
  for (const auto& [sign, suit] : signs) {
    const bool first = rest.starts_with(sign);
    if (!first && !rest.ends_with(sign)) continue;
    first ? rest.remove_prefix(sign.size()) : rest.remove_suffix(sign.size());
    for (const auto mark : {as_picture, as_letter}) {
      if (first && rest.starts_with(mark)) rest.remove_prefix(mark.size());
    }
    text = rest;
    return suit;
  }
  return std::nullopt;
}

}  // namespace troef::cli
