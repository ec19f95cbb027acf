// SPDX-License-Identifier: Apache-2.0
// Which goals have a meaning in a deal (docs/solver.md).
#pragma once

#include <string>
#include <vector>

#include "cli/solve/goal.h"
#include "deal/deal.h"

namespace troef::cli {

// At this point, or in the play that it leads to.
bool has_meaning(const Deal& deal, const solver::Question& question);
// Why it has none.
std::string why_no_meaning(const Deal& deal, const solver::Question& question);
// Those that have, as people name them: "score", "exactly:N, N from 0 to 8".
std::vector<std::string> goals_of(const Deal& deal);

}  // namespace troef::cli
