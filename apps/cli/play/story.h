// SPDX-License-Identifier: Apache-2.0
// What has happened between two views, told in lines.
#pragma once

#include <string>
#include <vector>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// Of one action. Where the table is drawn, cards that fall are seen there and told with the trick.
std::vector<std::string> story(const Look& look, const View& before, const View& now);

// "Slag 3: Anna ♥A, Bram ♥7, Clara ♠9, jij ♠B".
std::string trick_line(const Look& look, const View& view, const Trick& trick, int cards);

}  // namespace troef::cli::table
