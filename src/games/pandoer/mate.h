// SPDX-License-Identifier: Apache-2.0
// Who plays with the declarer, as it is and as it is known (PD-43, PD-44, PD-48), and the sides
// that follow from it.
#pragma once

#include "deal/board.h"

namespace troef::pandoer {

// After a card: the mate of stoet has played the fourth ace, or the mate of a first trick is found.
void look_for_mate(Board& board, Seat played_by, Card card);

// The mate as it is, also one that only its holder of the fourth ace knows of.
std::optional<Seat> true_mate(const Board& board);

Sides sides_with(const Board& board, std::optional<Seat> mate);

}  // namespace troef::pandoer
