// SPDX-License-Identifier: Apache-2.0
// What a look tells of the tricks. A value that is not there writes nothing.
#pragma once

#include "deal/view.h"
#include "table/json.h"

namespace troef {

void current_trick(Json& json, const View& view);
// That can be looked back at, as the house has it.
void last_trick(Json& json, const View& view);
// Every complete trick, at tables that let one look back at all of them.
void all_tricks(Json& json, const View& view);
// How many, by seat.
void tricks_taken(Json& json, const View& view);

}  // namespace troef
