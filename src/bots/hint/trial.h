// SPDX-License-Identifier: Apache-2.0
// Every option tried in every imagined deal.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "deal/layout.h"
#include "deal/result.h"

namespace troef::hints {

struct Ending {
  double gain = 0;
  bool has_declarer = false, ours = false, made = false;
  bool has_trick = false, trick = false;
};

struct World {
  BySeat<Cards> hands;
  std::vector<Ending> endings;  // of every option
};

struct Trial {
  Actions options;
  std::vector<World> worlds;
};

Trial try_all(const View& view, const BotSettings& settings);

}  // namespace troef::hints
