// SPDX-License-Identifier: Apache-2.0
// Dealing by a pattern (HJ-00, HG-01): "W2 3 W2 3 3" is two to the widow, three to each
// seat from eldest clockwise, and so on.
#pragma once

#include <string_view>

#include "deal/board.h"

namespace troef {

// Takes cards off the top of the pack; `place` is where it stands and is moved on. A dead hand
// gets its share after the seats in every round.
void deal_by(std::string_view pattern, const Pack& pack, int& place, Board& board,
             bool dead_hand = false);

}  // namespace troef
