// SPDX-License-Identifier: Apache-2.0
// Deals made to be solved: number n of a seed, brought to the first card by bots.
#pragma once

#include <string>

#include "deal/deal.h"
#include "solver/goal.h"

namespace troef::cli {

struct Drawing {
  const Game* game = nullptr;
  Rules rules;
  std::string seed, bot;
  solver::Question question;  // one that has a meaning in the deal
};

// The same wherever and in whatever order deals are drawn.
Deal drawn(const Drawing& drawing, std::uint64_t number);

}  // namespace troef::cli
