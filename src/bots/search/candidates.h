// SPDX-License-Identifier: Apache-2.0
// The actions that are worth a search: all that are legal where they are few, else those that
// thumb thinks most of.
#pragma once

#include "deal/view.h"

namespace troef::search {

// What thumb would do first of all. Who dares bids higher.
Actions candidates(const View& view, const Action& thumbs, int most, bool dares = false);

// Those after the first that are played, or laid away for the turn-up, in vain (thumb/waste.h): no
// play-out has to find that out.
void leave_out_the_vain(const View& view, Actions& actions);

}  // namespace troef::search
