// SPDX-License-Identifier: Apache-2.0
// What only the seat to move is told, of its own cards.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "deal/deal.h"

namespace troef {

struct OwnTurn {
  Cards unlawful;                                          // accepted, but not rightful
  std::vector<std::pair<Card, std::string_view>> refused;  // with the rules that forbid them
  std::vector<int> roem;  // of every `roem` in the view's legal list, in that order, its worth
};
OwnTurn own_turn(const Deal& deal, const View& view);

}  // namespace troef
