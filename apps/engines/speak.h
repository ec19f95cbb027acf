// SPDX-License-Identifier: Apache-2.0
// A bot of ours as a program that speaks the bot protocol.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "deal/game.h"
#include "engines/spec.h"

namespace troef::engines {

// One of ours, for one deal.
std::unique_ptr<Bot> make_own(const BotSpec& spec, std::uint64_t seed, const Convention* signals);

// How much of the time of a question, in milliseconds, it may think; 0 of none. The rest is for the
// way there and back, and for the deal that is tried when the time is over.
std::int64_t time_to_think(std::int64_t milliseconds);

// Until the host says so, or says nothing more. `read` is false at the end of input.
void speak(Games games, const BotSpec& spec, const std::function<bool(std::string&)>& read,
           const std::function<void(std::string_view)>& write);

}  // namespace troef::engines
