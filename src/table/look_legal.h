// SPDX-License-Identifier: Apache-2.0
// The legal actions by shape, so that a page asks without knowing a rule.
#pragma once

#include "table/json.h"
#include "table/own_turn.h"

namespace troef {

// One entry a verb: of `legal` and of `asides`.
void append_entries(Json& json, const Actions& actions, const View& view, const OwnTurn& own);

}  // namespace troef
