// SPDX-License-Identifier: Apache-2.0
// By how much one bot is ahead of the other, as a report tells it.
#pragma once

#include <string>

#include "cli/arena/report.h"

namespace troef::cli {

// Sums of parts that come to nothing are not quite 0.
double tidy(double value);
// Never -0.00.
double rounded(double value, int decimals);

// With more decimals where chips are counted and the margin is small.
std::string difference_text(const Standing& standing, const ReportHead& head);
// Whether the difference is beyond the margin that is shown.
bool is_clear(const Mean& difference, const ReportHead& head);
double mean_score(const Standing& standing, std::size_t bot);

}  // namespace troef::cli
