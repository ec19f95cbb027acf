// SPDX-License-Identifier: Apache-2.0
#include "bots/search/thinker.h"

#include "bots/search/thinking.h"
#include "bots/thumb/thumb.h"

namespace troef::search {

Thinker::Thinker(const BotSettings& settings, const Tuning& tuning)
    : seed_(settings.seed),
      signals_(settings.signals),
      limits_{settings.nodes, settings.milliseconds, settings.clock},
      tuning_(tuning) {}

Action Thinker::choose(const View& view) {
  Limits limits = limits_;
  if (allowed_ > 0 && (limits.milliseconds == 0 || allowed_ < limits.milliseconds)) {
    limits.milliseconds = allowed_;
  }
  return think(view, tuning_, signals_, seed_, limits).action;
}

std::optional<Action> Thinker::aside(const View& view) {
  return ThumbBot(seed_, signals_).aside(view);
}

}  // namespace troef::search
