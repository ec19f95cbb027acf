// SPDX-License-Identifier: Apache-2.0
// What a duel comes to: the mean difference with its confidence interval over duplicate deals, and
// how the deals of each bot as declarer ended.
#pragma once

#include "cli/arena/duplicate.h"
#include "cli/arena/times.h"

namespace troef::cli {

// A mean with two intervals of 95 %. `margin` is the usual one: it holds for a number of deals
// that was fixed before; below `fewest` it is Student's. `margin_anytime` holds at every number of
// deals at once, so one may look after every deal and stop when one likes: with a chance of at most
// 5 % it ever leaves the truth out, as far as the mean of so many deals is normal.
class Mean {
 public:
  static constexpr std::uint64_t fewest = 100;

  void add(double value);
  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  double margin() const;
  double margin_anytime() const;
  // Whether the deals tell how far apart they lie: two or more, not all with the same difference.
  bool tells_spread() const;
  // Whether the interval that may be looked at any time leaves out 0, from `fewest` deals on, and
  // from more where the differences are skewed.
  bool clear() const;

 private:
  double variance() const;
  double skewness() const;

  std::uint64_t count_ = 0;
  double mean_ = 0, squares_ = 0, cubes_ = 0;  // Welford's, of what lies around the mean
};

struct Standing {
  Mean difference;
  std::array<double, 2> score{};
  std::map<Ending, Ended> endings;
  std::array<Times, 2> times;
  std::array<engines::Conduct, 2> conduct;

  void add(const Played& played);
};

}  // namespace troef::cli
