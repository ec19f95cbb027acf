// SPDX-License-Identifier: Apache-2.0
// The two curves that chances are reckoned by.
#pragma once

#include <cmath>

namespace troef::thumb {

// Rising from 0 to 1 about the middle.
inline double slope(double value, double middle, double width) {
  return 1 / (1 + std::exp(-(value - middle) / width));
}

inline double power(double base, int times) {
  double result = 1;
  for (int i = 0; i < times; ++i) result *= base;
  return result;
}

}  // namespace troef::thumb
