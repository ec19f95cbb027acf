// SPDX-License-Identifier: Apache-2.0
// The games for a page that knows none: options for the form, presets, contracts, words for bids,
// and the texts of the rules, in Dutch and English (docs/protocol.md, "HTTP").
#pragma once

#include <string>

#include "deal/game.h"

namespace troef {

// GET /api/v1/games.
std::string games_json(Games games);
// GET /api/v1/games/{game}/rules.
std::string rules_json(const Game& game);

}  // namespace troef
