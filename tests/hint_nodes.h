// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bots/bot.h"

namespace troef::test {

// With which tests ask for hints.
inline constexpr BotSettings few_nodes{.name = "", .seed = 1, .nodes = 4'000};

}  // namespace troef::test
