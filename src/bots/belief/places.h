// SPDX-License-Identifier: Apache-2.0
// Where a card can lie, numbered; and sets of cards for each place.
#pragma once

#include <array>

#include "cards/cards.h"
#include "cards/seat.h"

namespace troef::belief {

class Place {
 public:
  constexpr Place() = default;
  static constexpr Place hand(Seat seat) { return Place(seat.index()); }
  static constexpr Place laid(Seat seat) { return Place(max_seats + seat.index()); }
  static constexpr Place widow() { return Place(2 * max_seats); }
  static constexpr Place dead() { return Place(2 * max_seats + 1); }
  static constexpr Place stock() { return Place(2 * max_seats + 2); }
  static constexpr Place turn_up() { return Place(2 * max_seats + 3); }
  static constexpr int count = 2 * max_seats + 4;
  static constexpr Place at(int index) { return Place(index); }

  constexpr int index() const { return index_; }
  constexpr bool is_hand() const { return index_ < max_seats; }
  constexpr bool operator==(const Place&) const = default;

 private:
  constexpr explicit Place(int index) : index_(static_cast<std::uint8_t>(index)) {}
  std::uint8_t index_ = 0;
};

template <class T>
class ByPlace {
 public:
  constexpr T& operator[](Place place) { return values_[static_cast<std::size_t>(place.index())]; }
  constexpr const T& operator[](Place place) const {
    return values_[static_cast<std::size_t>(place.index())];
  }

 private:
  std::array<T, Place::count> values_{};
};

// Cards that lie, or may lie, in each place.
class Spread : public ByPlace<Cards> {
 public:
  // Nowhere, and nowhere but here.
  void remove(Cards cards) {
    for (int i = 0; i < Place::count; ++i) (*this)[Place::at(i)] -= cards;
  }
  void put(Place place, Cards cards) {
    remove(cards);
    (*this)[place] |= cards;
  }
  // Of these cards, they may lie only here, if they may at all.
  void keep(Place place, Cards cards) {
    const Cards here = (*this)[place] & cards;
    remove(cards);
    (*this)[place] |= here;
  }
  // In no other place.
  Cards only(Place place) const {
    Cards elsewhere;
    for (int i = 0; i < Place::count; ++i) {
      if (i != place.index()) elsewhere |= (*this)[Place::at(i)];
    }
    return (*this)[place] - elsewhere;
  }
};

}  // namespace troef::belief
