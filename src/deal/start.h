// SPDX-License-Identifier: Apache-2.0
// What a deal starts from: game, house rules, dealer, and what it inherits from the match.
#pragma once

#include "cards/seat.h"
#include "deal/result.h"
#include "deal/rules.h"

namespace troef {

class Game;

struct Start {
  const Game* game = nullptr;
  Rules rules;
  int seats = 4;
  Seat dealer;
  int number = 0;         // of the deal in its match, from 0
  BySeat<Amount> scores;  // before the deal
  Amount pot = 0;
};

}  // namespace troef
