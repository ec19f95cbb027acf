// SPDX-License-Identifier: Apache-2.0
// Sets of cards and of ranks. A set of cards is 64 bits, one lane of 16 a suit, the natural order
// within; all twiddling of bits in the project lives in this file:
//
//   bit  63      48 47      32 31      16 15       0
//        ...AKQJT..2 ...AKQJT..2 ...AKQJT..2 ...AKQJT..2
//          spades     hearts     diamonds     clubs
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "cards/card.h"
#include "cards/set_bits.h"

namespace troef {

class Cards {
 public:
  constexpr Cards() = default;
  constexpr Cards(Card card) : bits_(std::uint64_t{1} << card.index()) {}
  constexpr Cards(std::initializer_list<Card> cards) {
    for (const Card card : cards) add(card);
  }
  static constexpr Cards of_bits(std::uint64_t bits) {
    Cards cards;
    cards.bits_ = bits;
    return cards;
  }
  // A whole suit, and one rank of every suit.
  static constexpr Cards of(Suit suit) { return of_bits(lane << (static_cast<int>(suit) * 16)); }
  static constexpr Cards of(Rank rank) {
    return of_bits(std::uint64_t{0x0001'0001'0001'0001} << static_cast<int>(rank));
  }
  static constexpr Cards all() { return of_bits(lane * 0x0001'0001'0001'0001U); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr explicit operator bool() const { return bits_ != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has(Card card) const { return (bits_ >> card.index() & 1) != 0; }
  constexpr bool has_all(Cards cards) const { return (cards.bits_ & ~bits_) == 0; }

  constexpr void add(Cards cards) { bits_ |= cards.bits_; }
  constexpr void remove(Cards cards) { bits_ &= ~cards.bits_; }

  // Lowest and highest in the order of the set: clubs first, natural order within a suit.
  constexpr Card first() const { return Card::at(std::countr_zero(bits_)); }
  constexpr Card last() const { return Card::at(63 - std::countl_zero(bits_)); }
  constexpr Cards without_first() const { return of_bits(bits_ & (bits_ - 1)); }
  // The n-th card, from 0.
  constexpr Card nth(int n) const {
    Cards rest = *this;
    while (n-- > 0) rest = rest.without_first();
    return rest.first();
  }

  // Every card moved one rank up; aces fall off.
  constexpr Cards up() const { return of_bits((bits_ << 1) & all().bits_); }
  constexpr Cards down() const { return of_bits((bits_ >> 1) & all().bits_); }

  friend constexpr Cards operator|(Cards a, Cards b) { return of_bits(a.bits_ | b.bits_); }
  friend constexpr Cards operator&(Cards a, Cards b) { return of_bits(a.bits_ & b.bits_); }
  friend constexpr Cards operator-(Cards a, Cards b) { return of_bits(a.bits_ & ~b.bits_); }
  constexpr Cards& operator|=(Cards b) { return *this = *this | b; }
  constexpr Cards& operator&=(Cards b) { return *this = *this & b; }
  constexpr Cards& operator-=(Cards b) { return *this = *this - b; }
  constexpr bool operator==(const Cards&) const = default;

  using Iterator = SetBits<std::uint64_t, &Card::at>;
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr std::uint64_t lane = 0x1FFF;
  std::uint64_t bits_ = 0;
};

// A set of ranks.
class Ranks {
 public:
  constexpr Ranks() = default;
  constexpr Ranks(Rank rank) : bits_(static_cast<std::uint16_t>(1U << static_cast<int>(rank))) {}
  static constexpr Ranks of_bits(unsigned bits) {
    Ranks ranks;
    ranks.bits_ = static_cast<std::uint16_t>(bits);
    return ranks;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Rank rank) const { return (bits_ >> static_cast<int>(rank) & 1) != 0; }
  constexpr bool has_all(Ranks ranks) const { return (ranks.bits_ & ~bits_) == 0; }
  constexpr void add(Ranks ranks) { *this = *this | ranks; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool operator==(const Ranks&) const = default;

  friend constexpr Ranks operator|(Ranks a, Ranks b) { return of_bits(a.bits_ | b.bits_); }
  friend constexpr Ranks operator-(Ranks a, Ranks b) { return of_bits(a.bits_ & ~b.bits_); }

  // From low to high.
  using Iterator = SetBits<unsigned, [](int place) { return static_cast<Rank>(place); }>;
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

// All four cards of each.
constexpr Cards cards_of(Ranks ranks) {
  Cards cards;
  for (const Rank rank : ranks) cards |= Cards::of(rank);
  return cards;
}

// "7C 8C TD", in the order of the set.
void append(std::string& text, Cards cards);
std::string to_string(Cards cards);

// Cards by rank letters of one suit ("J9A") or by name ("JS 9S AH"); for tables in the code.
constexpr Rank rank_of(char c) {
  return static_cast<Rank>(std::string_view("23456789TJQKA").find(c));
}
constexpr Cards cards_of(std::string_view ranks, Suit suit) {
  Cards cards;
  for (const char c : ranks) cards.add(Card(rank_of(c), suit));
  return cards;
}

}  // namespace troef
