// SPDX-License-Identifier: Apache-2.0
// The only way in which the state of a table changes: by a line.
#pragma once

#include <string>
#include <vector>

#include "table/happening.h"
#include "table/lines.h"
#include "table/state.h"

namespace troef {

struct Applied {
  bool fits = true;  // if not, nothing has changed
  std::vector<Happening> what;
  std::vector<std::string> records;  // of a deal that ended, and of the match
};

Applied apply(State& state, const line::Line& line);
State first_state(Games games, const line::Made& made, Time now, const Sha256& hash);

// Members of what was said.
void append(Json& json, const Talked& talked);
// A result as records write it.
void append_result(Json& json, const Result& result, const Game& game, int seats);

}  // namespace troef
