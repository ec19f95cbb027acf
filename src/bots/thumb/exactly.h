// SPDX-License-Identifier: Apache-2.0
// Which card to play where each is to take just so many tricks, and nobody has a side (PD-47): how
// likely one ends with one trick, and the others do not. Before the play also where more tricks do
// no harm: how likely one takes any.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// Before the play: that the hand ends with as many tricks once these cards are gone.
double chance_without(const Sight& sight, Cards away);
// Of who may bid it with these cards and hands one of them on.
double chance_if_bid(const View& view, const Aim& aim, Cards cards);
// And of who leaves that bid to another.
double chance_if_pass(const View& view, const Aim& aim);
// The worth of playing this card now; for comparing only.
double worth_of_exactly(const Sight& sight, Card card);

}  // namespace troef::thumb
