// SPDX-License-Identifier: Apache-2.0
// Bids and contracts as they are said: "twintig", "de markt", "vierde boer".
#pragma once

#include <string>
#include <string_view>

namespace troef {

// HJ-14, in Dutch, where the game is played with a blok; elsewhere the number is said.
std::string spoken_points(int points);

// "vierde boer" of `vierde-boer`.
std::string contract_name(std::string_view contract);

}  // namespace troef
