// SPDX-License-Identifier: Apache-2.0
// Counting a deal of Klaverjassen (KJ-40 to KJ-44).
#pragma once

#include "deal/board.h"

namespace troef::klaverjassen {

// The two sides (KJ-00), that of seat 0 first.
Sides partners();
// The same, the makers' first.
Sides sides_of(Seat maker);

// A deal that was played out; `roem` as won by the even and by the odd seats.
Result played(const Board& board);
// Of a deal that a claimed revoke ended.
Result revoked(const Board& board, Seat revoker);
// Of a deal that nobody accepted.
Result not_accepted();

}  // namespace troef::klaverjassen
