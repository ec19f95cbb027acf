// SPDX-License-Identifier: Apache-2.0
// Where every hand lies open (PD-41): nothing is left to chance, and the trick can be played out in
// the head.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

bool all_lie_open(const Sight& sight);
// For who wants that seat to take tricks which it avoids.
double worth_against_opened(const Sight& sight, Seat victim, Card card);

}  // namespace troef::thumb
