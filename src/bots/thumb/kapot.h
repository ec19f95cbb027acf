// SPDX-License-Identifier: Apache-2.0
// Against kapot: the first trick of those who play against a lone declarer, near the end.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// What this card does for it, in points: by this trick, which stays with the side so likely, or
// else by what can still catch one. 0 where there is no such trick to be won.
double worth_against_kapot(const Sight& sight, Card card, double ours);

}  // namespace troef::thumb
