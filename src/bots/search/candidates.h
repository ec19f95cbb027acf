// SPDX-License-Identifier: Apache-2.0
// The actions that are worth a search: all that are legal where they are few, else those that
// thumb thinks most of.
#pragma once

#include <optional>

#include "deal/view.h"

namespace troef::search {

// What thumb would do first of all. Who dares bids higher.
Actions candidates(const View& view, const Action& thumbs, int most, bool dares = false);

// Of what may be bid the nearest to what the hand is good for; none where nothing can be.
std::optional<Action> nearest_bid(const View& view);

// Those after the first that are played, or laid away for the turn-up, in vain (thumb/waste.h): no
// play-out has to find that out.
void leave_out_the_vain(const View& view, Actions& actions);

}  // namespace troef::search
