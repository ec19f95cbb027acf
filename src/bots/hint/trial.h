// SPDX-License-Identifier: Apache-2.0
// Every option tried in every imagined deal.
#pragma once

#include <vector>

#include "bots/hint/ending.h"
#include "bots/search/ways.h"
#include "deal/layout.h"

namespace troef::hints {

struct World {
  BySeat<Cards> hands;
  std::vector<Ending> endings;  // of every option
};

struct Trial {
  std::vector<search::Way> options;
  std::vector<World> worlds;
};

Trial try_all(const View& view, const BotSettings& settings);

}  // namespace troef::hints
