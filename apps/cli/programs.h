// SPDX-License-Identifier: Apache-2.0
// Players that are programs of somebody else's: whether they take part at all.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "engines/engine.h"
#include "engines/spec.h"

namespace troef::cli {

// Starts every program once, before anything is played; throws a Failure for one that does not say
// hello in time.
void refuse_strangers(const std::vector<engines::BotSpec>& players,
                      std::chrono::milliseconds start_time = engines::Team().start_time);

// False, after saying so, of a program that forfeited every decision.
bool decided_something(const std::string& player, const engines::Conduct& conduct);

}  // namespace troef::cli
