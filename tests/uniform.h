// SPDX-License-Identifier: Apache-2.0
// For tests: whether things that should come equally often did (Pearson's chi-square, pooled over
// many counts).
#pragma once

#include <cmath>
#include <string>

#include "cards/cards.h"

namespace troef::test {

class Uniform {
 public:
  // How often each thing came in so many draws.
  template <class Map>
  void add(const Map& counts, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(counts.size());
    for (const auto& [key, count] : counts) {
      sum_ += (count - expected) * (count - expected) / expected;
    }
    freedom_ += static_cast<double>(counts.size()) - 1;
  }
  double freedom() const { return freedom_; }
  // How many standard deviations the sum is above what is to be expected.
  double excess() const { return (sum_ - freedom_) / std::sqrt(2 * freedom_); }
  // Too even is as suspicious as too uneven.
  bool plausible() const { return freedom_ > 0 && std::abs(excess()) < 5; }
  std::string text() const {
    return "chi-square " + std::to_string(sum_) + " with " + std::to_string(freedom_) + " degrees";
  }

 private:
  double sum_ = 0, freedom_ = 0;
};

inline Cards first_of(Cards cards, int count) {
  Cards first;
  for (; count > 0; --count, cards = cards.without_first()) first.add(cards.first());
  return first;
}

}  // namespace troef::test
