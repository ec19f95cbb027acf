// SPDX-License-Identifier: Apache-2.0
// Rows and columns, of which score sheets are made.
#pragma once

#include <string>
#include <vector>

#include "cli/play/look.h"
#include "cli/play/sheet_data.h"

namespace troef::cli::table {

using Row = std::vector<std::string>;
using Grid = std::vector<Row>;

// Columns as wide as what stands in them; the first `left` to the left, the others to the right.
// Where that is too wide they stand closer, or else those from `below` on stand below the others.
std::string grid_text(const Look& look, const Grid& grid, std::size_t left, std::size_t below);

// Of a deal, from 1.
inline std::string number_of(const SheetRow& line) { return std::to_string(line.number + 1); }

// Klaverjassen: two columns, from this line on.
std::string two_columns(const Look& look, const SheetData& sheet, std::size_t from);

}  // namespace troef::cli::table
