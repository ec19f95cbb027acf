// SPDX-License-Identifier: Apache-2.0
// What is counted on the score sheet.
#pragma once

#include <string_view>

#include "deal/game.h"

namespace troef {

enum class Unit : std::uint8_t { points, cents, chips };

Unit unit_of(const Game& game, const Rules& rules);
std::string_view to_string(Unit unit);

}  // namespace troef
