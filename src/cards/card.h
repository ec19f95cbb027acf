// SPDX-License-Identifier: Apache-2.0
// A card, its suit and its rank: one byte, in the natural order of the pack.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace troef {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

// Natural order, which is the order of runs; the order in tricks is another matter
// (tricks/order.h).
enum class Rank : std::uint8_t {
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace
};

inline constexpr int suit_count = 4;
inline constexpr int rank_count = 13;
inline constexpr Suit all_suits[] = {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>(static_cast<int>(suit) * 16 + static_cast<int>(rank))) {}
  static constexpr Card at(int index) {
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }

  // The place in a set of cards: 16 places a suit, of which 13 are used.
  constexpr int index() const { return index_; }
  constexpr Suit suit() const { return static_cast<Suit>(index_ >> 4); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ & 15); }

  constexpr auto operator<=>(const Card&) const = default;

 private:
  std::uint8_t index_ = 0;
};

// "C", "D", "H", "S" and "2" to "9", "T", "J", "Q", "K", "A".
char letter(Suit suit);
char letter(Rank rank);
std::string to_string(Card card);
void append(std::string& text, Card card);

// The whole text must be the card: "9H", "10h", "ts".
std::optional<Suit> parse_suit(std::string_view text);
std::optional<Rank> parse_rank(std::string_view text);
std::optional<Card> parse_card(std::string_view text);

}  // namespace troef
