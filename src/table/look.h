// SPDX-License-Identifier: Apache-2.0
// `look` of the wire: what a seat may know of a deal, made from its view and nothing else.
#pragma once

#include "table/keyed.h"
#include "table/own_turn.h"

namespace troef {

inline constexpr std::size_t look_size = 46;
extern const std::array<std::string_view, look_size> look_keys;
using LookObject = Keyed<look_size>;

void write_look(LookObject& look, const View& view, const OwnTurn& own, int at);

}  // namespace troef
