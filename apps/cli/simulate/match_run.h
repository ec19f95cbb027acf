// SPDX-License-Identifier: Apache-2.0
// One match of a simulation, wholly determined by the seed and its number.
#pragma once

#include "cli/in_order.h"
#include "cli/programs.h"
#include "cli/simulate/batch.h"
#include "deal/game.h"
#include "engines/spec.h"

namespace troef::cli {

// A match that has not ended by then is broken off; the next begins.
inline constexpr std::uint64_t most_deals_of_match = 1000;

struct MatchPlan {
  const Game* game = nullptr;
  Rules rules;
  std::string seed;
  std::vector<engines::BotSpec> players;  // a bot for every seat
  ProgramTimes times;
  const Convention* signals = nullptr;
  bool record = false, legal = false, honest = false;
  std::uint64_t deals = most_deals_of_match;  // no more than so many are wanted
};

// Plays match after match until there is no more to do.
void play_matches(InOrder<Batch>& matches, const MatchPlan& plan);

}  // namespace troef::cli
