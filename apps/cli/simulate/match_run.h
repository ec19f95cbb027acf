// SPDX-License-Identifier: Apache-2.0
// One match of a simulation, wholly determined by the seed and its number.
#pragma once

#include "cli/simulate/work.h"
#include "deal/game.h"

namespace troef::cli {

// A match that has not ended by then is broken off; the next begins.
inline constexpr std::uint64_t most_deals_of_match = 1000;

struct MatchPlan {
  const Game* game = nullptr;
  Rules rules;
  std::string seed;
  std::vector<std::string> players;  // a bot for every seat
  bool record = false, legal = false;
  std::uint64_t deals = most_deals_of_match;  // no more than so many are wanted
};

// Plays match after match until there is no more to do.
void work_on(Work& work, const MatchPlan& plan);

}  // namespace troef::cli
