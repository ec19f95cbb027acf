// SPDX-License-Identifier: Apache-2.0
// Where every hand lies open (PD-41) one deal is left, and nobody need guess.
#pragma once

#include "bots/bot.h"
#include "bots/hint/trial.h"

namespace troef::hints {

// That deal, and how it ends behind each option with best play by all; none where that takes too
// long to find.
std::optional<World> played_open(const View& view, const std::vector<search::Way>& options,
                                 const BotSettings& settings);

}  // namespace troef::hints
