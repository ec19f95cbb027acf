// SPDX-License-Identifier: Apache-2.0
// The sentences of an explanation, in Dutch and English.
#pragma once

#include <string>

#include "cli/show/speech.h"
#include "cli/solve/explanation.h"
#include "cli/solve/goal.h"

namespace troef::cli {

// Whose value, and what it counts.
std::string sought_words(const Explanation& why, const Asked& asked, int seats,
                         const Speech& speech);
// "made; 98–64 points, 20–0 roem; +118 to +64 on the sheet".
std::string result_words(const Explanation& why, const Course& course, const Start& start,
                         const Speech& speech);
// What these actions lose: " costs 14", and of several " cost 14".
std::string cost_words(solver::Value cost, bool several, const Asked& asked, const Speech& speech);

}  // namespace troef::cli
