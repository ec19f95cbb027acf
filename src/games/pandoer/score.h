// SPDX-License-Identifier: Apache-2.0
// Counting and paying a deal of Pandoer (PD-45, PD-47, PD-60, PD-61).
#pragma once

#include "deal/board.h"
#include "deal/game.h"
#include "games/pandoer/purse.h"

namespace troef::pandoer {

// Each on top of what was paid before: for the turn-up, at rommelpotten, for a jack.
Result played(const Board& board, Purse purse);
Result revoked(const Board& board, Purse purse, Seat revoker);
Result passed(const Board& board, const Purse& purse);
BesideTricks beside_tricks(const Board& board);

}  // namespace troef::pandoer
