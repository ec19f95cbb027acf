// SPDX-License-Identifier: Apache-2.0
// troef perft: how many sequences of legal actions there are from one deal, depth by depth; numbers
// that another implementation of the rules must get too.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/choice.h"
#include "deal/deal.h"

namespace troef::cli {

struct PerftOptions {
  GameChoice choice;
  std::string seed = "1", after;
  int depth = 4;
  bool json = false;
};

int perft(const PerftOptions& options);

// The first deal of match 0 of this seed, dealt by seat 0; and what happened in it first, as
// "1 bid 120, 2 pass". Throws a Failure where that cannot be.
Deal perft_deal(const Game& game, const Rules& rules, const std::string& seed,
                std::string_view after);

// For each depth from 1. The suits of a die are counted as actions are; cards that are dealt anew
// come in the order of the set; claims, calls out of turn and revokes are left out. A deal that is
// over has no actions.
std::vector<std::uint64_t> perft_counts(const Deal& deal, int depth);

}  // namespace troef::cli
