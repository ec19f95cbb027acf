// SPDX-License-Identifier: Apache-2.0
// The games for a page that knows none: options for the form, presets, contracts, words for bids,
// and the texts of the rules, in Dutch and English (docs/protocol.md, "HTTP").
#pragma once

#include <string>

#include "deal/game.h"
#include "table/settings.h"

namespace troef {

// GET /api/v1/games, with the bots that may be chosen.
std::string games_json(Games games, Levels levels);
// GET /api/v1/games/{game}/rules.
std::string rules_json(const Game& game);

}  // namespace troef
