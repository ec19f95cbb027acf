// SPDX-License-Identifier: Apache-2.0
// How good a hand can be at best once one of its cards is laid away, so that ways of laying away
// are tried only where that may be enough.
#pragma once

#include "bots/thumb/suits.h"

namespace troef::thumb {

// Whatever card is laid away, chance_with of the rest, with these trumps, is not more than this.
double chance_at_most(const Suits& suits, const Aim& aim);

}  // namespace troef::thumb
