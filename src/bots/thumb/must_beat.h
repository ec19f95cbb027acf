// SPDX-License-Identifier: Apache-2.0
// Who cannot help beating the best card so far, though it wants to stay below.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

double must_beat(const Sight& sight, Seat seat, Card led, Card best);
// That none of these, who are still to play, has to.
double nobody_must(const Sight& sight, Seats later, Card led, Card best);

}  // namespace troef::thumb
