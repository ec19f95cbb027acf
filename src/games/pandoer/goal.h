// SPDX-License-Identifier: Apache-2.0
// Whether a contract is made, counted in tricks, and whether that is certain before the last one
// (PD-40, PD-43, PD-44, PD-49). Vierde boer and piek zonder are not decided here.
#pragma once

#include "deal/board.h"

namespace troef::pandoer {

// If the tricks that remain fall as they may.
bool can_be_made(const Board& board);
bool can_be_lost(const Board& board);

// Nothing more depends on the tricks that remain, and the table ends the deal for it.
bool over_early(const Board& board);

}  // namespace troef::pandoer
