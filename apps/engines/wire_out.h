// SPDX-License-Identifier: Apache-2.0
// What a host says to a bot (docs/bot-protocol.md): made from the view of its seat and nothing
// else. Each is one line with its end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bots/signals/convention.h"
#include "deal/view.h"

namespace troef::engines {

inline constexpr int protocol_version = 1;

std::string hello_line();
std::string quit_line();
std::string deal_line(const View& view, std::uint64_t seed, const Convention* signals);

enum class Asked : std::uint8_t { choose, aside };
std::string question_line(const View& view, Asked asked, std::uint64_t id,
                          std::int64_t milliseconds);

// And what a bot of ours says to its host. `aside` may have nothing to do.
std::string bot_hello_line(std::string_view name);
std::string answer_line(const View& view, std::uint64_t id, const std::optional<Action>& action);
std::string error_line(std::string_view message);

}  // namespace troef::engines
