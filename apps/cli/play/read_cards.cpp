// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_cards.h"

#include <cctype>
#include <string>

#include "cli/plain_words.h"
#include "cli/play/cards.h"
#include "cli/play/spoken.h"

namespace troef::cli::table {
namespace {

bool dutch(const Look& look) { return look.letters == Letters::dutch; }

std::optional<Rank> read_rank(const Look& look, std::string_view text) {
  if (text == "10") return Rank::ten;
  if (const auto rank = parse_rank(text)) return rank;
  if (!dutch(look) || text.size() != 1) return std::nullopt;
  switch (std::toupper(static_cast<unsigned char>(text[0]))) {
    case 'B':
      return Rank::jack;
    case 'V':
      return Rank::queen;
    case 'H':
      return Rank::king;
    default:
      return std::nullopt;
  }
}

std::optional<Suit> suit_by_letter(const Look& look, std::string_view text) {
  if (const auto suit = parse_suit(text)) return suit;
  if (!dutch(look) || text.size() != 1) return std::nullopt;
  const int c = std::toupper(static_cast<unsigned char>(text[0]));
  if (c == 'K') return Suit::clubs;
  if (c == 'R') return Suit::diamonds;
  return std::nullopt;
}

// The suit signs become letters.
std::string with_letters(std::string_view text) {
  std::string result(text);
  const std::pair<std::string_view, char> signs[] = {
      {"♣", 'C'}, {"♦", 'D'}, {"♥", 'H'}, {"♠", 'S'}};
  for (const auto& [sign, own] : signs) {
    for (auto at = result.find(sign); at != std::string::npos; at = result.find(sign)) {
      result.replace(at, sign.size(), 1, own);
    }
  }
  return result;
}

}  // namespace

std::optional<Card> read_card(const Look& look, std::string_view typed) {
  const std::string text = with_letters(typed);
  if (const auto card = parse_card(text)) return card;
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const std::string_view whole = text;
  const auto first_rank = read_rank(look, whole.substr(0, whole.size() - 1));
  const auto last_suit = suit_by_letter(look, whole.substr(whole.size() - 1));
  if (first_rank && last_suit) return Card(*first_rank, *last_suit);
  const auto first_suit = suit_by_letter(look, whole.substr(0, 1));
  const auto last_rank = read_rank(look, whole.substr(1));
  if (first_suit && last_rank) return Card(*last_rank, *first_suit);
  return std::nullopt;
}

std::optional<Suit> read_suit(const Look& look, std::string_view typed) {
  const std::string text = with_letters(typed);
  if (const auto suit = suit_by_letter(look, text)) return suit;
  if (text.size() < 2) return std::nullopt;
  for (const Suit suit : all_suits) {
    if (suit_word(look, suit).starts_with(plain_words(text))) return suit;
  }
  return std::nullopt;
}

std::optional<Melds> read_meld(const Look& look, std::string_view text) {
  Melds meld;
  const bool crossed = text.starts_with("4x") || text.starts_with("4×");
  if (crossed || text.ends_with('*')) {
    const auto rank = crossed ? read_rank(look, text.substr(text[1] == 'x' ? 2 : 3))
                              : read_rank(look, text.substr(0, text.size() - 1));
    if (!rank) return std::nullopt;
    meld.sets.add(*rank);
    return meld;
  }
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto low = read_card(look, text.substr(0, dash));
  const auto high = read_card(look, text.substr(dash + 1));
  if (!low || !high || low->suit() != high->suit() || high->rank() <= low->rank()) {
    return std::nullopt;
  }
  meld.runs = Run{low->suit(), low->rank(), high->rank()}.cards();
  return meld;
}

}  // namespace troef::cli::table
