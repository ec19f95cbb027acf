// SPDX-License-Identifier: Apache-2.0
// Contracts that are lost by a trick too many as by one too few.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// Whether this side, the makers', has to lose one of the tricks that are left.
bool has_one_to_lose(const Sight& sight);
// And has winners enough without this one.
bool may_lose_one(const Sight& sight);
double worth_of_losing_one(const Sight& sight, Card card);

// Whether the others, who have one trick yet to win, may leave that to the makers, too.
bool may_leave_all(const Sight& sight);
double worth_of_leaving_all(const Sight& sight, Card card);

}  // namespace troef::thumb
