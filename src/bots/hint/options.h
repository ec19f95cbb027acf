// SPDX-License-Identifier: Apache-2.0
// What a hint compares.
#pragma once

#include "bots/bot.h"
#include "bots/search/meter.h"
#include "bots/search/ways.h"

namespace troef::hints {

search::Limits limits_of(const BotSettings& settings, std::uint64_t usual);

// As `club` lists its candidates, what is played in vain included; of many ways to lay cards away,
// and of contracts that the hand is not good enough for, those that turn out best. First what a bot
// would do.
std::vector<search::Way> options_of(const View& view, const BotSettings& settings);

}  // namespace troef::hints
