// SPDX-License-Identifier: Apache-2.0
// What may be taken back: one's own last action and all after it, as long as nothing hidden has
// been shown since (docs/protocol.md, "Taking back").
#pragma once

#include "table/state.h"

namespace troef {

// The place of the seat's last action in the deal, if it may be taken back.
std::optional<std::size_t> undoable(const State& state, Seat seat);
// Whether it would be of any use to ask.
bool may_take_back(const State& state, std::string_view person);
// Goes back to before that event.
void take_back(State& state, std::size_t event);

}  // namespace troef
