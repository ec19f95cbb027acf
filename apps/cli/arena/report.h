// SPDX-License-Identifier: Apache-2.0
// What a duel comes to: the mean difference with its 95 % confidence interval over duplicate deals,
// and how the deals of each bot as declarer ended.
#pragma once

#include "cli/arena/duplicate.h"

namespace troef::cli {

struct Standing {
  std::uint64_t deals = 0;
  double sum = 0, squares = 0;
  std::array<double, 2> score{};
  std::map<Ending, int> endings;

  void add(const Played& played);
  double mean() const { return deals == 0 ? 0 : sum / static_cast<double>(deals); }
  // Half of the 95 % confidence interval.
  double margin() const;
};

struct ReportHead {
  std::string preset;
  double seconds = 0;
};
std::string report_text(const Duel& duel, const Standing& standing, const ReportHead& head);
std::string report_json(const Duel& duel, const Standing& standing, const ReportHead& head);

}  // namespace troef::cli
