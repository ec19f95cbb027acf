// SPDX-License-Identifier: Apache-2.0
// Times as percentiles.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace troef::load {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

inline double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

class Times {
 public:
  void add(double milliseconds) { all_.push_back(milliseconds); }
  std::size_t count() const { return all_.size(); }
  double percentile(double percent) {
    if (all_.empty()) return 0;
    std::sort(all_.begin(), all_.end());
    const auto last = static_cast<double>(all_.size() - 1);
    return all_[static_cast<std::size_t>(last * percent / 100)];
  }
  std::string text() {
    return fmt::format(
        "p50 {:.2f} ms, p90 {:.2f} ms, p99 {:.2f} ms, p99.9 {:.2f} ms, max {:.2f} ms",
        percentile(50), percentile(90), percentile(99), percentile(99.9), percentile(100));
  }

 private:
  std::vector<double> all_;
};

}  // namespace troef::load
