// SPDX-License-Identifier: Apache-2.0
// Scoring a deal of Vijvenveertig (VV-40 to VV-44).
#pragma once

#include "deal/board.h"

namespace troef::vijvenveertig {

// Even against odd seats, or each for self.
Sides sides_of(const Rules& rules, int seats);

// A deal that was played to its end; `best_trump`: who held it; `stopped`: the pool was taken after
// three tricks.
Result played(const Board& board, std::optional<Seat> best_trump, bool stopped);
// Of a deal that a claimed revoke ended.
Result revoked(const Board& board, Seat revoker);

// VV-41: by anyone, with the tricks so far scored one by one.
bool target_reached(const Board& board);
// VV-42, when the first trick is complete; nobody where no trump was dealt.
std::optional<Seat> holder_of_best_trump(const Board& board);

}  // namespace troef::vijvenveertig
