// SPDX-License-Identifier: Apache-2.0
// Cards that could be chosen in deals of bots: the same ones, whoever is studied by them.
#pragma once

#include <functional>
#include <string>

#include "deal/deal.h"

namespace troef::study {

struct Sampled {
  const Deal& deal;  // the seat to move may play more than one card, and nothing else
  const View& view;  // of that seat
  std::uint64_t seed;
};

struct Deals {
  const Game* game = nullptr;
  Rules rules;
  std::string players;  // a bot; those that think do so with 4,000 nodes
  std::uint64_t seed = 1;
};

// Every second such choice with two cards or more in hand, until `look` has counted so many; it
// returns whether it counts this one.
void sample(const Deals& deals, int decisions, const std::function<bool(const Sampled&)>& look);

}  // namespace troef::study
