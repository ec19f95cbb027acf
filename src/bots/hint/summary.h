// SPDX-License-Identifier: Apache-2.0
// What one option brings, over all the imagined deals.
#pragma once

#include "bots/hint/trial.h"

namespace troef::hints {

// Whether two sides play the match and each has points of its own.
bool two_sides_score(const View& view, const Trial& trial);

// `difference`: the score is what one side has more than the other.
Hint::Option summed_up(const Trial& trial, std::size_t option, bool difference);

}  // namespace troef::hints
