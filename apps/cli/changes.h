// SPDX-License-Identifier: Apache-2.0
// Rules told by a preset and what differs from it, so that a result can be repeated.
#pragma once

#include <string>

#include "cli/json.h"
#include "deal/game.h"

namespace troef::cli {

// The first of those from which fewest options differ.
std::string nearest_preset(const Game& game, const Rules& rules);
// "rotterdams, tie=made"
std::string rules_text(const Game& game, const std::string& preset, const Rules& rules);
// {"tie": "made"}: the options that are not as in the preset, numbers as numbers.
Json changes_json(const Game& game, const std::string& preset, const Rules& rules);

}  // namespace troef::cli
