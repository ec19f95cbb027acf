// SPDX-License-Identifier: Apache-2.0
// What a proof needed of the ranks. A trick that a card wins over others of its suit takes no more
// than that this card, and all above it, are where they are; of the cards below it counts only how
// many each hand has, and what they are worth. So what is known of one position holds for all that
// are alike in the highest cards of each suit.
#pragma once

#include <bit>
#include <cstdint>

#include "cards/cards.h"

namespace troef::solver {

// A set of cards of one lane.
struct Row {
  static constexpr int most_cards = 8;
  std::uint64_t owners = 0;   // from the highest down, four bits each
  std::uint64_t worths = 0;   // what they count, hand by hand and down, eight bits each
  std::uint32_t lengths = 0;  // of each hand

  // What cards count here and not there, both hands taken in order.
  int more_than(const Row& other) const {
    constexpr std::uint64_t tops = 0x8080'8080'8080'8080, ones = 0x0101'0101'0101'0101;
    const std::uint64_t differ = (worths | tops) - other.worths;
    const std::uint64_t kept = ((differ & tops) >> 7) * 0x7F;
    return static_cast<int>(((differ & kept) * ones) >> 56);
  }
};

// Of each lane so many of the highest cards that are left.
class Ranks {
 public:
  static Ranks every() { return Ranks(0xFFFF); }
  Ranks() = default;

  // `lowest`: of each lane the lowest of these cards and what is above it.
  Ranks(Cards left, Cards lowest) {
    for (int n = 0; n < 4; ++n) {
      const std::uint64_t lane = std::uint64_t{0xFFFF} << (n * 16);
      const std::uint64_t cards = lowest.bits() & lane;
      if (cards == 0) continue;
      const int count = std::popcount(left.bits() & lane & ~((cards & (0 - cards)) - 1));
      counts_ = static_cast<std::uint16_t>(counts_ | count << (4 * n));
    }
  }
  // Of each lane the lowest card that matters.
  Cards lowest(Cards left) const {
    std::uint64_t found = 0;
    for (int n = 0; n < 4; ++n) {
      const int count = of(n);
      std::uint64_t lane = left.bits() & std::uint64_t{0xFFFF} << (n * 16);
      if (count == 0 || lane == 0) continue;
      for (int spare = std::popcount(lane) - count; spare > 0; --spare) lane &= lane - 1;
      found |= lane & (0 - lane);
    }
    return Cards::of_bits(found);
  }
  bool same(const Row& a, const Row& b, int lane) const {
    const int count = of(lane);
    const std::uint64_t mask = (std::uint64_t{1} << (4 * count)) - 1;
    return ((a.owners ^ b.owners) & mask) == 0;
  }

 private:
  explicit Ranks(std::uint16_t counts) : counts_(counts) {}
  int of(int lane) const { return counts_ >> (4 * lane) & 15; }
  std::uint16_t counts_ = 0;
};

}  // namespace troef::solver
