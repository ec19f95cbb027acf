// SPDX-License-Identifier: Apache-2.0
#include "cli/card_signs.h"

#include <cctype>

namespace troef::cli {
namespace {

struct DutchLetter {
  Rank rank;
  char letter;
};
constexpr DutchLetter dutch_letters[] = {{Rank::jack, 'B'}, {Rank::queen, 'V'}, {Rank::king, 'H'}};

}  // namespace

std::string_view sign_of(Suit suit) {
  constexpr std::string_view signs[] = {"♣", "♦", "♥", "♠"};
  return signs[static_cast<std::size_t>(suit)];
}

std::string sign_of(Rank rank, Letters letters) {
  if (rank == Rank::ten) return "10";
  if (letters == Letters::dutch) {
    for (const DutchLetter& dutch : dutch_letters) {
      if (dutch.rank == rank) return {dutch.letter};
    }
  }
  return {letter(rank)};
}

// Telephones put a mark behind a sign that makes it a picture, or keeps it a letter.
std::optional<Suit> take_suit_sign(std::string_view& text) {
  constexpr std::string_view as_picture = "\uFE0F", as_letter = "\uFE0E";
  std::string_view rest = text;
  for (const auto mark : {as_picture, as_letter}) {
    if (rest.ends_with(mark)) rest.remove_suffix(mark.size());
  }
  for (const Suit suit : all_suits) {
    const std::string_view sign = sign_of(suit);
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

std::optional<Rank> read_rank(std::string_view text, Letters letters) {
  if (letters == Letters::dutch && text.size() == 1) {
    const int typed = std::toupper(static_cast<unsigned char>(text[0]));
    for (const DutchLetter& dutch : dutch_letters) {
      if (dutch.letter == typed) return dutch.rank;
    }
  }
  return parse_rank(text);
}

std::optional<Card> card_of(std::optional<Suit> suit, std::string_view rank, Letters letters) {
  const auto read = read_rank(rank, letters);
  if (!suit || !read) return std::nullopt;
  return Card(*read, *suit);
}

}  // namespace troef::cli
