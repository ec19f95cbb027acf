// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/times.h"

#include <algorithm>
#include <cmath>

namespace troef::cli {
namespace {

constexpr double width = 0.03;  // of a class, in natural logarithms

}  // namespace

void Times::add(double milliseconds) {
  const double place = std::log(std::max(milliseconds, base) / base) / width;
  const auto last = static_cast<double>(classes_.size() - 1);
  ++classes_[static_cast<std::size_t>(std::min(place, last))];
  ++count_;
  longest_ = std::max(longest_, milliseconds);
}

double Times::percentile(double part) const {
  const double wanted = part * static_cast<double>(count_);
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < classes_.size(); ++i) {
    seen += classes_[i];
    if (seen > 0 && static_cast<double>(seen) >= wanted) {
      return std::min(longest_, base * std::exp(width * static_cast<double>(i + 1)));
    }
  }
  return longest_;
}

}  // namespace troef::cli
