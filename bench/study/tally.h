// SPDX-License-Identifier: Apache-2.0
// Means over decisions, and how far they are from the first bot's, paired, with 95 % intervals.
#pragma once

#include <ctime>

#include <algorithm>
#include <cmath>
#include <vector>

namespace troef::study {

// Processor time of this thread.
inline double milliseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

struct Tally {
  double sum = 0, less = 0, squares = 0, time = 0;
  int count = 0, differ = 0;

  void add(double value, double first) {
    sum += value;
    const double difference = value - first;
    less += difference;
    squares += difference * difference;
    ++count;
    differ += difference != 0 ? 1 : 0;
  }
  double mean() const { return sum / count; }
  double difference() const { return less / count; }
  double margin() const {
    const double variance = squares / count - difference() * difference();
    return 1.96 * std::sqrt(std::max(0.0, variance) / count);
  }
};

}  // namespace troef::study
