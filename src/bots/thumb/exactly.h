// SPDX-License-Identifier: Apache-2.0
// Which card to play where each is to take just so many tricks, and nobody has a side (PD-47): how
// likely one ends with one trick, and the others do not.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// The worth of playing this card now; for comparing only.
// Before the play: that the hand ends with as many tricks once these cards are gone.
double chance_without(const Sight& sight, Cards away);
double worth_of_exactly(const Sight& sight, Card card);

}  // namespace troef::thumb
