// SPDX-License-Identifier: Apache-2.0
// How a bot that thinks comes to a decision: candidates are tried in imagined deals, and cards left
// in doubt once more, against others who think as well.
#pragma once

#include "bots/search/meter.h"
#include "bots/search/tuning.h"
#include "bots/signals/convention.h"
#include "deal/view.h"

namespace troef::search {

struct Thought {
  Action action;
  std::uint64_t nodes = 0;  // that it took
};

// Whether more ways to lay cards away are compared than usual, with nodes of their own.
bool many_to_lay(const View& view, const Tuning& tuning);

// Limits without nodes are those of the tuning.
Thought think(const View& view, const Tuning& tuning, const Convention* signals, std::uint64_t seed,
              const Limits& limits);

}  // namespace troef::search
