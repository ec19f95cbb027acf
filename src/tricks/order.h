// SPDX-License-Identifier: Apache-2.0
// Which card beats which and what each is worth, under one choice of trumps. Odd orders (jack and
// nine on top, low in black, the ace of hearts as third trump) vanish into its tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "cards/cards.h"

namespace troef {

// Ranks from high to low, and the card points of each, in the same order.
struct Ladder {
  std::string_view ranks;
  std::array<std::uint8_t, rank_count> points{};
};

class Order {
 public:
  constexpr Order() = default;
  // Every suit by `plain`, but trumps (if any) by `trump`.
  constexpr Order(const Ladder& trump, const Ladder& plain, std::optional<Suit> trumps) {
    for (const Suit suit : all_suits) {
      if (suit != trumps) add_suit(plain, suit);
    }
    if (trumps) add_trumps(trump, *trumps);
  }

  // Building by hand: plain suits first, trumps last. Cards from high to low.
  constexpr void add_suit(const Ladder& ladder, Suit suit) {
    std::array<Card, 16> cards{};
    int count = 0;
    for (const char c : ladder.ranks) {
      const Card card(rank_of(c), suit);
      points_[index(card)] = ladder.points[static_cast<std::size_t>(count)];
      counts_ = counts_ || points_[index(card)] > 0;
      cards[static_cast<std::size_t>(count++)] = card;
    }
    add_lane(cards.data(), count);
  }
  constexpr void add_trumps(const Ladder& ladder, Suit suit) {
    const Cards before = pack_;
    add_suit(ladder, suit);
    set_trumps(Cards::of(suit) & (pack_ - before));
  }
  // Cards that rank among themselves and follow one another, from high to low.
  constexpr void add_lane(const Card* cards, int count) {
    Cards higher;
    for (int i = 0; i < count; ++i) {
      above_[index(cards[i])] = higher;
      higher.add(cards[i]);
    }
    for (int i = 0; i < count; ++i) follow_[index(cards[i])] = higher;
    pack_ |= higher;
  }
  constexpr void set_trumps(Cards trumps) {
    for (const Card card : pack_ - trumps) above_[index(card)] |= trumps;
    trumps_ = trumps;
  }
  // What must be followed when this card is led, where that is not its own lane (VV-03).
  constexpr void set_follow(Card led, Cards follow) { follow_[index(led)] = follow; }

  constexpr Cards pack() const { return pack_; }
  constexpr Cards trumps() const { return trumps_; }
  constexpr bool is_trump(Card card) const { return trumps_.has(card); }
  // The cards that would take a trick from this one: higher ones of its suit, and every trump if
  // it is none.
  constexpr Cards above(Card card) const { return above_[index(card)]; }
  // The cards of its suit, all trumps being one suit.
  constexpr Cards lane(Card card) const {
    return is_trump(card) ? trumps_ : Cards::of(card.suit()) - trumps_;
  }
  // The cards that follow when this one is led.
  constexpr Cards follow(Card led) const { return follow_[index(led)]; }
  // Whether any card has points.
  constexpr bool counts() const { return counts_; }
  constexpr int points(Card card) const { return points_[index(card)]; }
  constexpr int points(Cards cards) const {
    int sum = 0;
    for (const Card card : cards) sum += points(card);
    return sum;
  }
  // The highest of cards that rank among themselves; not of an empty set.
  constexpr Card highest(Cards cards) const {
    Card best = cards.first();
    for (Cards better = cards & above(best); better; better = cards & above(best)) {
      best = better.first();
    }
    return best;
  }

 private:
  static constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card.index()); }

  Cards pack_, trumps_;
  std::array<Cards, 64> above_{};
  std::array<Cards, 64> follow_{};
  std::array<std::uint8_t, 64> points_{};
  bool counts_ = false;
};

// One order for each suit as trumps and one without, made when the program is compiled.
struct Orders {
  std::array<Order, suit_count> trumps;
  Order plain;

  constexpr Orders(const Ladder& trump, const Ladder& other)
      : trumps{Order(trump, other, Suit::clubs), Order(trump, other, Suit::diamonds),
               Order(trump, other, Suit::hearts), Order(trump, other, Suit::spades)},
        plain(trump, other, std::nullopt) {}
  constexpr const Order& of(std::optional<Suit> suit) const {
    return suit ? trumps[static_cast<std::size_t>(*suit)] : plain;
  }
};

}  // namespace troef
