// SPDX-License-Identifier: Apache-2.0
// Contracts whose mate shows in the play, or has to win a trick (PD-43, PD-44, PD-48).
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// Whether the winner of this trick, which the declarer leads, will be the mate, and of no later
// one: before it trumps are drawn, as no trick may be lost to anybody else.
bool seeks_mate(const Sight& sight);
double worth_of_seeking_mate(const Sight& sight, Card card);

// For the makers, of a mate who has to win a trick and has none.
bool mate_needs_trick(const Sight& sight);
double worth_of_bringing_in_mate(const Sight& sight, Card card);

}  // namespace troef::thumb
