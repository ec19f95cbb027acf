// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_cards.h"

#include <array>
#include <cctype>
#include <string>

#include "cli/card_signs.h"
#include "cli/plain_words.h"
#include "cli/play/cards.h"
#include "cli/play/spoken.h"

namespace troef::cli::table {
namespace {

bool dutch(const Look& look) { return look.letters == Letters::dutch; }

std::optional<Suit> suit_by_letter(const Look& look, std::string_view text) {
  if (const auto suit = parse_suit(text)) return suit;
  if (!dutch(look) || text.size() != 1) return std::nullopt;
  const int c = std::toupper(static_cast<unsigned char>(text[0]));
  if (c == 'K') return Suit::clubs;
  if (c == 'R') return Suit::diamonds;
  return std::nullopt;
}

// The rank first, as in records, and the suit first.
std::array<std::optional<Card>, 2> readings(const Look& look, std::string_view text) {
  if (const auto suit = take_suit_sign(text)) return {card_of(suit, text, look.letters)};
  if (text.size() < 2 || text.size() > 3) return {};
  const auto card = [&](std::string_view suit, std::string_view rank) {
    return card_of(suit_by_letter(look, suit), rank, look.letters);
  };
  const std::size_t last = text.size() - 1;
  return {card(text.substr(last), text.substr(0, last)), card(text.substr(0, 1), text.substr(1))};
}

}  // namespace

std::optional<Card> read_card(const Look& look, std::string_view text) {
  const auto [in_records, other] = readings(look, text);
  return in_records ? in_records : other;
}

Cards cards_read(const Look& look, std::string_view text) {
  Cards cards;
  for (const auto& card : readings(look, text)) {
    if (card) cards.add(*card);
  }
  return cards;
}

std::string typed_surely(const Look& look, Card card) {
  std::string typed = to_string(card);
  if (cards_read(look, typed).size() > 1)
    typed = letter(card.suit()) + rank_letter(look, card.rank());
  return typed;
}

std::optional<Suit> read_suit(const Look& look, std::string_view text) {
  if (const auto suit = take_suit_sign(text)) return text.empty() ? suit : std::nullopt;
  if (const auto suit = suit_by_letter(look, text)) return suit;
  if (text.size() < 2) return std::nullopt;
  for (const Suit suit : all_suits) {
    if (suit_word(look, suit).starts_with(plain_words(text))) return suit;
  }
  return std::nullopt;
}

std::optional<Melds> read_meld(const Look& look, std::string_view text) {
  Melds meld;
  const bool crossed = text.starts_with("4x");
  if (crossed || text.ends_with('*')) {
    const auto rank =
        read_rank(crossed ? text.substr(2) : text.substr(0, text.size() - 1), look.letters);
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
