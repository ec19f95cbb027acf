// SPDX-License-Identifier: Apache-2.0
// The table as the player sees it at a turn: where the deal stands, what everyone said or played,
// and the own hand.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// `hints`: the cards that may be played stand up. `place` is that of the heading.
std::string picture(const Look& look, const View& view, bool hints, int place);
std::string hand_text(const Look& look, const View& view, bool hints);

// Thirty holes for 10 to 300 and a peg; beside it a number outside those (HJ-14).
std::string blok(int points);

}  // namespace troef::cli::table
