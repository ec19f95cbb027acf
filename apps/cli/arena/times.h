// SPDX-License-Identifier: Apache-2.0
// Percentiles of very many times in little room: counted in classes that are 3 % wide.
#pragma once

#include <array>
#include <cstdint>

namespace troef::cli {

class Times {
 public:
  void add(double milliseconds);
  std::uint64_t count() const { return count_; }
  // In milliseconds: at least this part of the times were at most so long. The last is exact.
  double percentile(double part) const;
  double longest() const { return longest_; }

 private:
  static constexpr double base = 0.0001;  // milliseconds
  std::array<std::uint64_t, 1024> classes_{};
  std::uint64_t count_ = 0;
  double longest_ = 0;
};

}  // namespace troef::cli
