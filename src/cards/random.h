// SPDX-License-Identifier: Apache-2.0
// Chance, handed in from above: a source of words, and what is drawn from it without bias. The
// faces choose the generator; `Quick` is for players and tests, never for a pack that matters.
#pragma once

#include <cstdint>
#include <utility>

#include "cards/pack.h"

namespace troef {

class Words {
 public:
  virtual ~Words() = default;
  virtual std::uint32_t next() = 0;
  std::uint64_t next_long() {
    const std::uint64_t high = next();
    return high << 32 | next();
  }

  // Uniform over 0 … n-1, n from 1: words at or above the last whole multiple of n are left out.
  std::uint32_t below(std::uint32_t n) {
    const std::uint64_t limit = (std::uint64_t{1} << 32) / n * n;
    std::uint32_t word = next();
    while (word >= limit) word = next();
    return word % n;
  }
};

// From the last place down, each swapped with one at or below it.
inline void shuffle(Pack& pack, Words& words) {
  for (int i = pack.size() - 1; i >= 1; --i) {
    std::swap(pack[i], pack[static_cast<int>(words.below(static_cast<std::uint32_t>(i) + 1))]);
  }
}

// SplitMix64 (Steele, Lea, Flood 2014).
class Quick final : public Words {
 public:
  explicit Quick(std::uint64_t seed) : state_(seed) {}
  std::uint32_t next() override {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return static_cast<std::uint32_t>((z ^ (z >> 31)) >> 32);
  }
  // One of n, by multiplication: quick, with a bias below n / 2^32.
  int roughly_below(int n) {
    return static_cast<int>(std::uint64_t{next()} * static_cast<std::uint64_t>(n) >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace troef
