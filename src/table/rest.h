// SPDX-License-Identifier: Apache-2.0
// Who is sure of all tricks that are left may say so: from then on the table plays that seat's
// cards, and those of the others too as far as it does not matter what they play.
#pragma once

#include <string_view>

#include "table/state.h"

namespace troef {

// Nothing where the seat is not sure of the rest (bots/rest).
std::optional<Resting> resting(const State& state, Seat seat);
// Whether this person may take it now.
bool may_take_rest(const State& state, std::string_view person);

// Whether the bot to move takes it, at a table that does what is forced.
bool bot_takes_rest(const State& state);

// What the table plays now for the seat to move because the rest is taken.
std::optional<Action> rest_action(const State& state);

}  // namespace troef
