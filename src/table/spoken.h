// SPDX-License-Identifier: Apache-2.0
// Bids as they are said: "twintig", "de markt"; and what a contract undertakes, in a few words.
#pragma once

#include <string>
#include <string_view>

#include "deal/game.h"

namespace troef {

// HJ-14, in Dutch, where the game is played with a blok; elsewhere the number is said.
std::string spoken_points(int points);

// "vierde boer" of `vierde-boer`, and what it undertakes.
std::string contract_name(std::string_view contract);
std::string_view contract_meaning(std::string_view contract, Language language);

}  // namespace troef
