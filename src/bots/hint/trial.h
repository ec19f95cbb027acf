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
  std::vector<search::Way> options;  // what a bot would do first of all
  std::vector<World> worlds;
  bool known = false;  // nothing is hidden: the one deal there is, with best play by all
};

Trial try_all(const View& view, const BotSettings& settings);

}  // namespace troef::hints
