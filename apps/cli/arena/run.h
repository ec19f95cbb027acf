// SPDX-License-Identifier: Apache-2.0
// A duel played by several threads. Deals are handed out and counted in their order, and what is
// decided on the way is decided by that order: the same for every number of threads.
#pragma once

#include "cli/arena/standing.h"
#include "cli/progress.h"

namespace troef::cli {

struct Length {
  std::uint64_t deals = 1000;  // at most
  bool until_clear = false;
  unsigned threads = 1;
};

// As far as it was not interrupted. Throws what a thread failed with.
Standing play_duel(const Duel& duel, const Length& length, Progress& progress);

}  // namespace troef::cli
