// SPDX-License-Identifier: Apache-2.0
// Least squares by gradient: of what cards brought more than the mean of their choice.
#pragma once

#include <vector>

#include "learn/deals.h"

namespace troef::learn {

// What would make a network err less, of some choices.
class Gradient {
 public:
  void add(const learnt::Network& network, const Choice& choice);

  learnt::Network sum{};
  int choices = 0;
  double spread = 0, error = 0;  // squares, in points: with no network, and with this one
};

// Steps by Adam (Kingma and Ba 2015).
class Learning {
 public:
  explicit Learning(learnt::Network& network);
  void step(const Gradient& gradient, double rate);

 private:
  learnt::Network& network_;
  learnt::Network mean_{}, square_{};
  int steps_ = 0;
};

}  // namespace troef::learn
