// SPDX-License-Identifier: Apache-2.0
// An action as a seat saw it: the members after `kind`.
#pragma once

#include "deal/view.h"
#include "table/json.h"

namespace troef {

void append_seen(Json& json, const Seen& seen, Names contracts);

}  // namespace troef
