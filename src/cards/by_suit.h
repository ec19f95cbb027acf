// SPDX-License-Identifier: Apache-2.0
// A value for each suit, in the order of all_suits.
#pragma once

#include <array>

#include "cards/card.h"

namespace troef {

template <class T>
class BySuit {
 public:
  constexpr T& operator[](Suit suit) { return values_[static_cast<std::size_t>(suit)]; }
  constexpr const T& operator[](Suit suit) const { return values_[static_cast<std::size_t>(suit)]; }
  constexpr auto begin() const { return values_.begin(); }
  constexpr auto end() const { return values_.end(); }
  constexpr bool operator==(const BySuit&) const = default;

 private:
  std::array<T, suit_count> values_{};
};

}  // namespace troef
