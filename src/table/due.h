// SPDX-License-Identifier: Apache-2.0
// What a table does by itself once its time has come: cuts are fixed, a deal is closed, a forced
// action is played, a bot takes the rest, an undo lapses, the next deal begins, a pause ends that
// nobody is left to end.
#pragma once

#include "table/lines.h"
#include "table/state.h"

namespace troef {

std::optional<line::What> due(const State& state, Time now, Surroundings& surroundings);
// When it will be due, if nothing else happens.
std::optional<Time> due_at(const State& state);

}  // namespace troef
