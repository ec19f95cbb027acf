// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/standing.h"

#include <cmath>
#include <iterator>

namespace troef::cli {
namespace {

constexpr double normal_95 = 1.96;

// Student's t where few deals tell their own spread: beyond the table Fisher's expansion, which is
// right to 0.01 %.
double student_95(std::uint64_t freedom) {
  constexpr double table[] = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                              2.4469,  2.3646, 2.3060, 2.2622};
  if (freedom <= std::size(table)) return table[freedom - 1];
  constexpr double z = 1.959964, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
  const auto n = static_cast<double>(freedom);
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

constexpr double error_rate = 0.05;

// Where the interval is tightest for its size: at about a thousand deals.
constexpr double tuning = 0.0088;

// So many deals for the square of the skewness make a mean nearly normal. Cochran's rule has 25;
// but here one looks after every deal.
constexpr double deals_for_skewness = 50;
constexpr double rounding = 1e-12;

}  // namespace

void Mean::add(double value) {
  const auto old = static_cast<double>(count_);
  const double before = value - mean_;
  ++count_;
  const double step = before / static_cast<double>(count_);
  cubes_ += before * step * step * old * (old - 1) - 3 * step * squares_;
  squares_ += before * step * old;
  mean_ += step;
}

double Mean::variance() const {
  return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1);
}

double Mean::skewness() const {
  if (squares_ <= rounding) return 0;
  return std::sqrt(static_cast<double>(count_)) * cubes_ / std::pow(squares_, 1.5);
}

bool Mean::tells_spread() const {
  return count_ > 1 && (squares_ > rounding || std::abs(mean_) < rounding);
}

double Mean::margin() const {
  if (count_ < 2) return 0;
  const double quantile = count_ < fewest ? student_95(count_ - 1) : normal_95;
  return quantile * std::sqrt(variance() / static_cast<double>(count_));
}

// The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
// ("Time-uniform central limit theory and asymptotic confidence sequences", theorem 2.2): Robbins'
// mixture over normal means, with the variance as estimated.
double Mean::margin_anytime() const {
  if (count_ < 2) return 0;
  const double n = static_cast<double>(count_);
  const double spread = n * tuning + 1;
  return std::sqrt(variance() * 2 * spread / (n * n * tuning) *
                   std::log(std::sqrt(spread) / error_rate));
}

bool Mean::clear() const {
  if (count_ < fewest || !tells_spread() || std::abs(mean_) <= margin_anytime()) return false;
  return static_cast<double>(count_) >= deals_for_skewness * skewness() * skewness();
}

void Standing::add(const Played& played) {
  difference.add(played.difference);
  for (std::size_t bot = 0; bot < 2; ++bot) {
    score[bot] += played.score[bot];
    for (const float time : played.milliseconds[bot]) times[bot].add(static_cast<double>(time));
    conduct[bot].add(played.conduct[bot], difference.count());
  }
  for (const auto& [ending, ended] : played.endings) {
    endings[ending].tables += ended.tables;
    endings[ending].score += ended.score;
  }
}

}  // namespace troef::cli
