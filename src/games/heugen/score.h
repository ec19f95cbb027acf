// SPDX-License-Identifier: Apache-2.0
// Counting and settling a deal of Heugen (HG-40 to HG-45).
#pragma once

#include "deal/board.h"
#include "deal/game.h"

namespace troef::heugen {

Result played(const Board& board);
Result revoked(const Board& board, Seat revoker);
Result passed(const Board& board);
BesideTricks beside_tricks(const Board& board);

inline constexpr int kapot_bonus = 100;  // HG-44

// What the declarer gains by points and roem together, kapot aside (HG-41, HG-42, HG-43).
struct Scoring {
  const Rules& rules;
  int bid, defenders;
  bool exchanged;
};
int gain(const Scoring& scoring, int points);

// HG-40.
int rounded(int points);

}  // namespace troef::heugen
