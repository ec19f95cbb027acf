// SPDX-License-Identifier: Apache-2.0
// Draws that the sampler is made of.
#pragma once

#include "cards/random.h"

namespace troef::belief {

// From 0 up to, not including, 1; 53 bits.
inline double unit(Quick& random) {
  const std::uint64_t high = random.next() >> 5;
  const std::uint64_t low = random.next() >> 6;
  return static_cast<double>(high << 26 | low) * 0x1p-53;
}

// So many of these cards, each choice as likely.
inline Cards any_cards(Cards cards, int count, Quick& random) {
  Cards chosen;
  for (int left = cards.size(); count > 0; --count, --left) {
    const Card card = cards.nth(random.roughly_below(left));
    chosen.add(card);
    cards.remove(card);
  }
  return chosen;
}

// How many ways there are to take k of n.
inline double choices(int n, int k) {
  if (k < 0 || k > n) return 0;
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

}  // namespace troef::belief
