// SPDX-License-Identifier: Apache-2.0
// The score sheet as data: what is known of the deals that are over.
#pragma once

#include <vector>

#include "deal/game.h"
#include "deal/result.h"

namespace troef::cli::table {

struct SheetLine {
  int number;  // from 0
  Seat dealer;
  int bid;
  Result result;
};

struct SheetData {
  const Game* game = nullptr;
  Rules rules;
  int seats = 4;
  std::vector<SheetLine> lines;
  BySeat<Amount> scores, cents;
  Amount pot = 0;
  int counted = 0;  // deals toward `match_deals`
  // Of a match that is over.
  bool over = false;
  std::vector<Seats> winners;
  std::vector<Amount> pot_shares;
};

}  // namespace troef::cli::table
