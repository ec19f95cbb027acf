// SPDX-License-Identifier: Apache-2.0
// Counts cards, and ends a search that has had its share.
#pragma once

#include <cstdint>

#include "solver/solver.h"

namespace troef::solver {

class Meter {
 public:
  void begin(const Limits& limits) {
    limits_ = limits;
    nodes_ = 0;
    ended_ = false;
  }
  std::uint64_t nodes() const { return nodes_; }
  bool ended() const { return ended_; }
  void count(int cards = 1) { nodes_ += static_cast<std::uint64_t>(cards); }
  // Where a trick ends.
  void look() {
    if (limits_.nodes != 0 && nodes_ >= limits_.nodes) ended_ = true;
    if (limits_.stop != nullptr && (++looks_ & 1023U) == 0 && limits_.stop->asked()) ended_ = true;
  }

 private:
  Limits limits_;
  std::uint64_t nodes_ = 0;
  unsigned looks_ = 0;
  bool ended_ = false;
};

}  // namespace troef::solver
