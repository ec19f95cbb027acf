// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace troef::cli {
namespace {

double margin(const Standing& standing, const ReportHead& head) {
  return head.until_clear ? standing.difference.margin_anytime() : standing.difference.margin();
}

}  // namespace

double tidy(double value) { return std::abs(value) < 1e-9 ? 0 : value; }

double rounded(double value, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(value * scale) / scale + 0.0;
}

std::string difference_text(const Standing& standing, const ReportHead& head) {
  const double mean = standing.difference.mean();
  if (!standing.difference.tells_spread()) return fmt::format("{:+.2f} ± ?", rounded(mean, 2));
  const double around = margin(standing, head);
  const int decimals = around < 0.1 ? 3 : 2;
  return fmt::format("{:+.{}f} ± {:.{}f}", rounded(mean, decimals), decimals, around, decimals);
}

bool is_clear(const Mean& difference, const ReportHead& head) {
  if (!difference.tells_spread() || tidy(difference.mean()) == 0) return false;
  return head.until_clear ? difference.clear() : std::abs(difference.mean()) > difference.margin();
}

double mean_score(const Standing& standing, std::size_t bot) {
  const auto deals = std::max<std::uint64_t>(1, standing.difference.count());
  return tidy(standing.score[bot] / static_cast<double>(deals));
}

}  // namespace troef::cli
