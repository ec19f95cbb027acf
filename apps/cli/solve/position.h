// SPDX-License-Identifier: Apache-2.0
// Which points of a deal are solved.
#pragma once

#include <string>

#include "deal/deal.h"

namespace troef::cli {

// "" where a seat has a card to play, else what the deal waits for: "it is in the auction".
std::string why_not_solved(const Deal& deal);

}  // namespace troef::cli
