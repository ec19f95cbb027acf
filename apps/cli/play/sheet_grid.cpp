// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sheet_grid.h"

#include <algorithm>

#include "cli/terminal.h"

namespace troef::cli::table {

std::string grid_text(const Look& look, const Grid& grid, std::size_t left) {
  std::vector<std::size_t> widths;
  for (const Row& row : grid) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], columns_of(row[i]));
    }
  }
  std::string text;
  for (std::size_t line = 0; line < grid.size(); ++line) {
    std::string columns;
    for (std::size_t i = 0; i < grid[line].size(); ++i) {
      columns += "  " + padded(grid[line][i], widths[i], i >= left);
    }
    while (columns.ends_with(' ')) columns.pop_back();
    text += (line == 0 ? inked(look, Ink::bold, columns) : columns) + "\n";
  }
  return text;
}

}  // namespace troef::cli::table
