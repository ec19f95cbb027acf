// SPDX-License-Identifier: Apache-2.0
// Counting and settling a deal of Hoogjassen (HJ-40 to HJ-51).
#pragma once

#include "deal/board.h"
#include "deal/game.h"

namespace troef::hoogjassen {

// Of a deal that was played out.
Result played(const Board& board);
// Of a deal that a claimed revoke of the declarer ended.
Result declarer_revoked(const Board& board);
Result passed(const Board& board);
BesideTricks beside_tricks(const Board& board);

// HJ-40: the declarer's points when the defenders took so many.
int declarer_points(int defenders);

}  // namespace troef::hoogjassen
