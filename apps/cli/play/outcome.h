// SPDX-License-Identifier: Apache-2.0
// How a deal ended, and what lay hidden in it; how the match ended.
#pragma once

#include <string>
#include <vector>

#include "cli/play/look.h"
#include "cli/play/sheet_data.h"
#include "deal/view.h"

namespace troef::cli::table {

std::vector<std::string> outcome(const Look& look, const View& view);
// Of a match that is over.
std::vector<std::string> match_outcome(const Look& look, const SheetData& sheet);

}  // namespace troef::cli::table
