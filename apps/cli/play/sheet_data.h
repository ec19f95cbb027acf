// SPDX-License-Identifier: Apache-2.0
// The score sheet as data: what is known of the deals that are over.
#pragma once

#include <algorithm>
#include <vector>

#include "deal/game.h"
#include "table/counts.h"
#include "table/sheet_row.h"

namespace troef::cli::table {

struct SheetData {
  const Game* game = nullptr;
  Rules rules;
  int seats = 4;
  std::vector<SheetRow> lines;
  BySeat<Amount> scores, cents;
  Amount pot = 0;
  // Of a match that is over.
  bool over = false;
  std::vector<Seats> winners;
  std::vector<Amount> pot_shares;
};

// Which of the deals toward `match_deals` one is, from 1.
inline int place_in_match(const SheetData& sheet, int number) {
  const auto before = [&](const SheetRow& line) {
    return line.number < number && counts(line.result);
  };
  return 1 + static_cast<int>(std::count_if(sheet.lines.begin(), sheet.lines.end(), before));
}

}  // namespace troef::cli::table
