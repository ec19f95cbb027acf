// SPDX-License-Identifier: Apache-2.0
// Seats around the table, clockwise from 0; sets of seats; and things that every seat has.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "cards/set_bits.h"

namespace troef {

inline constexpr int max_seats = 6;

class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}
  constexpr int index() const { return index_; }
  // The seat `steps` places to the left, at most once round a table of `seats`.
  constexpr Seat left(int seats, int steps = 1) const {
    const int index = index_ + steps;
    return Seat(index < seats ? index : index - seats);
  }
  constexpr auto operator<=>(const Seat&) const = default;

 private:
  std::uint8_t index_ = 0;
};

class Seats {
 public:
  constexpr Seats() = default;
  constexpr Seats(Seat seat) : bits_(static_cast<std::uint8_t>(1 << seat.index())) {}
  static constexpr Seats of_bits(int bits) {
    Seats seats;
    seats.bits_ = static_cast<std::uint8_t>(bits);
    return seats;
  }
  static constexpr Seats all(int seats) { return of_bits((1 << seats) - 1); }
  // Every other seat, from seat 0 or seat 1: the partners of games in sides.
  static constexpr Seats even(int seats) { return of_bits(0b010101 & ((1 << seats) - 1)); }
  static constexpr Seats odd(int seats) { return of_bits(0b101010 & ((1 << seats) - 1)); }

  constexpr int bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has(Seat seat) const { return (bits_ >> seat.index() & 1) != 0; }
  constexpr void add(Seats seats) { bits_ = static_cast<std::uint8_t>(bits_ | seats.bits_); }
  constexpr void remove(Seats seats) { bits_ = static_cast<std::uint8_t>(bits_ & ~seats.bits_); }
  constexpr Seat first() const { return Seat(std::countr_zero(bits_)); }

  friend constexpr Seats operator|(Seats a, Seats b) { return of_bits(a.bits_ | b.bits_); }
  friend constexpr Seats operator&(Seats a, Seats b) { return of_bits(a.bits_ & b.bits_); }
  friend constexpr Seats operator-(Seats a, Seats b) { return of_bits(a.bits_ & ~b.bits_); }
  constexpr bool operator==(const Seats&) const = default;

  using Iterator = SetBits<unsigned, [](int place) { return Seat(place); }>;
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint8_t bits_ = 0;
};

template <class T>
class BySeat {
 public:
  constexpr T& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat.index())]; }
  constexpr const T& operator[](Seat seat) const {
    return values_[static_cast<std::size_t>(seat.index())];
  }
  constexpr void fill(const T& value) { values_.fill(value); }
  constexpr bool operator==(const BySeat&) const = default;

 private:
  std::array<T, max_seats> values_{};
};

}  // namespace troef
