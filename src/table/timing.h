// SPDX-License-Identifier: Apache-2.0
// How long a table waits, in milliseconds; and until when it waits now.
#pragma once

#include "table/state.h"

namespace troef::wait {

inline constexpr Time cuts = 4'000;
inline constexpr Time cuts_by_hand = 20'000;
inline constexpr Time close = 10'000;
inline constexpr Time between = 30'000;
inline constexpr Time between_bots = 3'000;  // nobody plays who could say `next`
inline constexpr Time undo = 20'000;
// What is not a person's choice is played at about the pace of one, so that it tells nothing.
inline constexpr Time bot = 600;
inline constexpr Time bot_leads = 1'200;          // a trick stays long enough to be seen
inline constexpr Time bot_leads_on_call = 2'500;  // and until its roem can be called
inline constexpr Time forced = 1'500;
inline constexpr Time last_card = 600;  // which everybody knows to be the only one
inline constexpr Time rest = 250;       // where one seat takes all that is left
inline constexpr Time rest_leads = 700;

}  // namespace troef::wait

namespace troef {

// Until when is waited for what is awaited now; nothing while paused, and where there is no limit.
std::optional<Time> deadline(const State& state);

// The only thing that the seat to move can do, where the table is to do it for a person.
std::optional<Action> forced_action(const State& state);
Time forced_at(const State& state);
// When a bot may be asked that is to move.
Time bot_at(const State& state);
// When the table plays for the seat to move, as the rest is taken.
Time rest_at(const State& state);

}  // namespace troef
