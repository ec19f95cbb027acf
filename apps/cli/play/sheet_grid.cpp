// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sheet_grid.h"

#include <algorithm>
#include <numeric>

#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

using Widths = std::vector<std::size_t>;

constexpr std::size_t margin = 2;

Widths widths_of(const Grid& grid) {
  Widths widths;
  for (const Row& row : grid) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], columns_of(row[i]));
    }
  }
  return widths;
}

std::size_t whole(const Widths& widths, std::size_t gap) {
  return std::accumulate(widths.begin(), widths.end(), margin + gap * (widths.size() - 1));
}

}  // namespace

std::string grid_text(const Look& look, const Grid& grid, std::size_t left, std::size_t below) {
  const Widths widths = widths_of(grid);
  std::size_t gap = 2, end = widths.size();
  if (whole(widths, 1) > look.columns) {
    end = below;
  } else if (whole(widths, gap) > look.columns) {
    gap = 1;
  }
  std::string text;
  const auto add = [&](const Row& row, std::string line, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, row.size()); ++i) {
      line += std::string(i == 0 ? margin : gap, ' ') + padded(row[i], widths[i], i >= left);
    }
    while (line.ends_with(' ')) line.pop_back();
    text += (&row == grid.data() ? inked(look, Ink::bold, line) : line) + "\n";
  };
  for (const Row& row : grid) {
    add(row, "", 0, end);
    if (end < row.size()) add(row, std::string(margin + widths[0], ' '), end, row.size());
  }
  return text;
}

}  // namespace troef::cli::table
