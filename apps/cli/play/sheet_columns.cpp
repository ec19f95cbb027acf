// SPDX-License-Identifier: Apache-2.0
// Klaverjassen's sheet: two columns with roem as signs, NAT and PIT.
#include <algorithm>

#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/sheet.h"
#include "cli/play/sheet_grid.h"
#include "cli/play/sheet_texts.h"
#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

// Klaverjassen: points and roem of a side in one deal, NAT where it is. Where the points are not
// shared, one side has all of them (KJ-41).
std::string column(const Look& look, const Result& result, Seat seat, bool& signs) {
  if (result.outcome == Outcome::void_deal) return say(look, SheetText::mark_void);
  const bool makers = result.sides.of(seat) == 0;
  const Amount score = result.score[seat];
  if (makers && (result.outcome == Outcome::wet || result.outcome == Outcome::counterpit)) {
    return say(look, SheetText::mark_nat);
  }
  if (score == 0 && result.outcome == Outcome::revoked) return say(look, SheetText::mark_revoke);
  const Amount points = result.outcome == Outcome::made
                            ? result.points[static_cast<std::size_t>(result.sides.of(seat))]
                            : std::min<Amount>(score, result.points[0] + result.points[1]);
  std::string text = std::to_string(points);
  if (score > points) {
    signs = true;
    join(text, roem_marks(static_cast<int>(score - points)), " ");
  }
  if (makers && result.outcome == Outcome::pit) join(text, say(look, SheetText::mark_pit), " ");
  return text;
}

}  // namespace

std::string two_columns(const Look& look, const SheetData& sheet, std::size_t from) {
  const Sides sides = sheet.game->match_sides(sheet.rules);
  bool signs = false;
  Grid grid{{"#"}};
  Row total{say(look, SheetText::total)};
  for (int side = 0; side < sides.count(); ++side) {
    grid[0].push_back(capital(side_name(look, sides, side)));
    total.push_back(std::to_string(sheet.scores[sides[side].first()]));
  }
  for (std::size_t i = from; i < sheet.lines.size(); ++i) {
    Row row{number_of(sheet.lines[i])};
    for (int side = 0; side < sides.count(); ++side) {
      row.push_back(column(look, sheet.lines[i].result, sides[side].first(), signs));
    }
    grid.push_back(row);
  }
  grid.push_back(total);
  for (Row& row : grid) {
    for (std::size_t i = 1; i < row.size(); ++i) row[i] = padded(row[i], 14);
  }
  return grid_text(look, grid, 9, 1) + (signs ? "  " + say(look, SheetText::signs) + "\n" : "");
}

// Fewest signs: as many hundreds as leave what fifties and twenties can make.
std::string roem_marks(int roem) {
  for (int hundreds = roem / 100; hundreds >= 0; --hundreds) {
    for (int fifties = (roem - hundreds * 100) / 50; fifties >= 0; --fifties) {
      const int rest = roem - hundreds * 100 - fifties * 50;
      if (rest % 20 != 0) continue;
      return std::string(static_cast<std::size_t>(hundreds), 'X') +
             std::string(static_cast<std::size_t>(fifties), 'V') +
             std::string(static_cast<std::size_t>(rest / 20), 'I');
    }
  }
  return std::to_string(roem);
}

}  // namespace troef::cli::table
