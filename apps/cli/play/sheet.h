// SPDX-License-Identifier: Apache-2.0
// The score sheet that each game is known for.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "cli/play/sheet_data.h"

namespace troef::cli::table {

// The last so many deals and the totals; all of them with 0.
std::string sheet_text(const Look& look, const SheetData& sheet, int last = 0);

// Roem as it is noted (KJ-34): I for 20, V for 50, X for 100, in as few signs as can be.
std::string roem_marks(int roem);

}  // namespace troef::cli::table
