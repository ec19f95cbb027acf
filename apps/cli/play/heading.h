// SPDX-License-Identifier: Apache-2.0
// One line that says where the deal stands: its number, trumps, bid, trick, scores, pot.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// In sides two totals; else the own one.
std::string scores_text(const Look& look, const Sides& sides, const BySeat<Amount>& scores);
std::string heading(const Look& look, const View& view, int counted);

}  // namespace troef::cli::table
