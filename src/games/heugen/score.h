// SPDX-License-Identifier: Apache-2.0
// Counting and settling a deal of Heugen (HG-40 to HG-45).
#pragma once

#include "deal/board.h"

namespace troef::heugen {

Result played(const Board& board);
Result revoked(const Board& board, Seat revoker);
Result passed(const Board& board);

// HG-40.
int rounded(int points);

}  // namespace troef::heugen
