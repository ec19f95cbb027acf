// SPDX-License-Identifier: Apache-2.0
// Roem of which only the sum is known (HG-22, PD-21): whether a hand fits it,
// and what it may have been.
#pragma once

#include "deal/clues.h"

namespace troef::belief {

// In how many ways a hand could say this: how many declarations it has that
// come to the sums.
int ways_to_say(const RoemSum& sum, Cards hand);

// Every declaration that comes to the last sum and takes so many cards of these
// at most.
std::vector<Melds> melds_worth(const RoemSum& sum, Cards among, int most);

}  // namespace troef::belief
