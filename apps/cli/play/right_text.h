// SPDX-License-Identifier: Apache-2.0
// After a refusal: what would be right at this turn.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// "Right would be: ♦8 ♦7, roem": two lines of 40 columns at most, with `?` for what does not fit.
// Roem is named where it may be called, whether there is any or not, unless that was refused.
std::string right_text(const Look& look, const View& view, bool any_card, const Action& refused);

}  // namespace troef::cli::table
