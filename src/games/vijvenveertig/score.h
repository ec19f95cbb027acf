// SPDX-License-Identifier: Apache-2.0
// Scoring a deal of Vijvenveertig (VV-40 to VV-44).
#pragma once

#include "deal/board.h"
#include "games/vijvenveertig/options.h"

namespace troef::vijvenveertig {

inline constexpr int game_points = 5;    // three or four tricks; one trick; the best trump
inline constexpr int sweep_points = 10;  // all five

// What a side scores that took `own` of the tricks, the others the rest.
int side_score(Scoring scoring, int own, int others);

// Even against odd seats, or each for self.
Sides sides_of(const Rules& rules, int seats);

// A deal that was played to its end; `stopped`: the pool was taken after three tricks.
Result played(const Board& board, const std::optional<BestTrump>& best_trump, bool stopped);
// Of a deal that a claimed revoke ended.
Result revoked(const Board& board, Seat revoker);

// VV-41: by anyone, with the tricks so far scored one by one.
bool target_reached(const Board& board);
// VV-42, when the first trick is complete; nobody's where no trump was dealt.
std::optional<BestTrump> find_best_trump(const Board& board);
// Whether it counts in a deal with so many tricks played.
bool best_trump_counts(const Rules& rules, int tricks);

}  // namespace troef::vijvenveertig
