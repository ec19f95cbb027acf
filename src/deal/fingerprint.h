// SPDX-License-Identifier: Apache-2.0
// A number that stands for all that was added, in that order: of two that differ the numbers do,
// but for one pair in some 2^64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "deal/action.h"

namespace troef {

class Fingerprint {
 public:
  void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0xBF58476D1CE4E5B9U;
    value_ = (value_ ^ (value_ >> 32)) * 0x94D049BB133111EBU;
    value_ ^= value_ >> 29;
  }
  void add(Cards cards) { add(cards.bits()); }
  void add(const Action& action) {
    for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, 2>>(action)) add(word);
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0x9E3779B97F4A7C15U;
};

}  // namespace troef
