// SPDX-License-Identifier: Apache-2.0
// Bids as they are said: "twintig", "de markt", "één keer dertig", "vierde boer".
#pragma once

#include <string>
#include <string_view>

#include "cli/play/look.h"
#include "deal/action.h"
#include "table/spoken.h"

namespace troef::cli::table {

// HJ-14, where the game is played with a blok and Dutch is spoken; elsewhere the number.
std::string spoken_bid(const Look& look, const Game& game, const Action& bid);
// The words alone, without "één keer".
using troef::spoken_points;

// "vierde boer", and what it undertakes.
std::string contract_name(const Game& game, int contract);
std::string_view contract_meaning(const Look& look, const Game& game, int contract);

}  // namespace troef::cli::table
