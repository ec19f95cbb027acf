// SPDX-License-Identifier: Apache-2.0
// `table` of the wire: what everybody at a table may know of it.
#pragma once

#include <optional>
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

inline constexpr std::size_t table_size = 24;
extern const std::array<std::string_view, table_size> table_keys;
using TableObject = Keyed<table_size>;
void write_table(TableObject& object, const State& state, const Presence& presence);

// The members that differ from person to person.
inline constexpr std::size_t own_size = 3;
extern const std::array<std::string_view, own_size> own_keys;
using OwnObject = Keyed<own_size>;
void write_own(OwnObject& object, const State& state, const std::string& person, bool owner_here);

// For whoever looks for a table: GET /tables/{id}. For a person also whether it is their turn.
std::string summary_of(const State& state, std::optional<std::string_view> person = {});

}  // namespace troef
