// SPDX-License-Identifier: Apache-2.0
// How good a hand can be at best once one of its cards is laid away, so that ways of laying away
// are tried only where that may be enough.
#pragma once

#include "bots/thumb/suits.h"

namespace troef::thumb {

// No card can be laid away that makes the contract likelier with these trumps (chance_with).
double chance_at_most(const Suits& suits, const Aim& aim, bool more_will_do);

}  // namespace troef::thumb
