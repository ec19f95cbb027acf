// SPDX-License-Identifier: Apache-2.0
// `table` of the wire: what everybody at a table may know of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/keyed.h"
#include "table/state.h"

namespace troef {

// What the host knows and the lines do not say.
struct Presence {
  Seats here;                         // of the chairs with a person
  std::vector<std::string> watchers;  // names
};

inline constexpr std::array<std::string_view, 24> table_keys = {
    "id",         "match", "starts",   "game",  "preset", "rules",    "differs", "settings",
    "owner",      "seats", "partners", "phase", "paused", "deadline", "undo",    "watchers",
    "commitment", "cuts",  "secret",   "sheet", "scores", "cents",    "pot",     "over"};
using TableObject = Keyed<table_keys.size()>;
void write_table(TableObject& object, const State& state, const Presence& presence);

// The members that differ from person to person.
inline constexpr std::array<std::string_view, 3> own_keys = {"you", "wants_in", "rest"};
using OwnObject = Keyed<own_keys.size()>;
void write_own(OwnObject& object, const State& state, const std::string& person, bool owner_here);

// For whoever looks for a table: GET /tables/{id}.
std::string summary_of(const State& state);

}  // namespace troef
