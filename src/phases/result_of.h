// SPDX-License-Identifier: Apache-2.0
// What every game takes over from the board when a deal is counted.
#pragma once

#include "deal/board.h"
#include "deal/result.h"
#include "phases/taken.h"

namespace troef {

// Where the declarer plays alone; before there is one, each for self.
inline Sides declarer_alone(const Board& board) {
  const auto declarer = board.facts.declarer;
  return declarer ? Sides(*declarer, board.others(*declarer)) : Sides::each(board.seats());
}

// Who played what, and who won which trick; without points and scores.
inline Result result_of(const Board& board, const Sides& sides) {
  Result result;
  result.declarer = board.facts.declarer;
  result.contract = board.facts.contract;
  result.trumps = board.facts.trumps;
  result.sides = sides;
  result.winners = board.facts.winners;
  result.tricks = board.facts.tricks;
  return result;
}

// The same, where the points of a side are its tricks.
inline Result result_in_tricks(const Board& board, const Sides& sides) {
  Result result = result_of(board, sides);
  for (int side = 0; side < sides.count(); ++side) {
    result.points[side] = tricks_of(board.facts, sides[side]);
  }
  return result;
}

}  // namespace troef
