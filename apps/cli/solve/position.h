// SPDX-License-Identifier: Apache-2.0
// Which points of a deal are solved, and the points that lie beyond.
#pragma once

#include <string>
#include <vector>

#include "deal/deal.h"

namespace troef::cli {

// "" where a seat has a card to play, else what the deal waits for: "it is in the auction".
std::string why_not_solved(const Deal& deal);

// After an action of the seat to move.
Deal after(const Deal& deal, const Action& action);
bool leads_to_the_end(Deal deal, const std::vector<Entry>& line);

}  // namespace troef::cli
