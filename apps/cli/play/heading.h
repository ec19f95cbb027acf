// SPDX-License-Identifier: Apache-2.0
// One line that says where the deal stands: its number, trumps, bid, trick, scores, pot.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// In sides two totals; else the own one.
std::string scores_text(const Look& look, const Sides& sides, const BySeat<Amount>& scores);
// `place`: which of the deals toward `match_deals` it is, from 1. "deal 3 of 16", and where one
// before it did not count, "deal 3 (2 of 16)".
std::string heading(const Look& look, const View& view, int place);

}  // namespace troef::cli::table
