// SPDX-License-Identifier: Apache-2.0
// A pack: cards in an order, top card first.
#pragma once

#include <array>
#include <cstdint>

#include "cards/cards.h"

namespace troef {

class Pack {
 public:
  static constexpr int capacity = 52;

  constexpr Pack() = default;
  constexpr explicit Pack(Cards cards) {
    for (const Card card : cards) push(card);
  }

  constexpr int size() const { return size_; }
  constexpr void push(Card card) { cards_[size_++] = card; }
  constexpr Card& operator[](int place) { return cards_[static_cast<std::size_t>(place)]; }
  constexpr Card operator[](int place) const { return cards_[static_cast<std::size_t>(place)]; }
  constexpr const Card* begin() const { return cards_.data(); }
  constexpr const Card* end() const { return cards_.data() + size_; }
  constexpr Cards cards() const {
    Cards set;
    for (const Card card : *this) set.add(card);
    return set;
  }
  constexpr bool operator==(const Pack& other) const {
    if (size_ != other.size_) return false;
    for (int i = 0; i < size_; ++i) {
      if ((*this)[i] != other[i]) return false;
    }
    return true;
  }

 private:
  std::array<Card, capacity> cards_{};
  std::uint8_t size_ = 0;
};

}  // namespace troef
