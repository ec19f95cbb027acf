// SPDX-License-Identifier: Apache-2.0
// Where rules of thumb are missing: whether another kind of card than thumb's would have brought
// more, over many deals. No card is picked by how well it did, so where a mean is above zero it is
// not by hindsight.
#pragma once

#include "study/decisions.h"

namespace troef::study {

// Of so many choices, each other card is played, and then thumb plays all seats to the end, in the
// deal as it is. A line for each kind of choice whose gain (search/gain) is above zero by 95 %: how
// much more it brings, ± the margin, how often it was there, and what it is; at most so many lines,
// those first that bring most in all.
std::string other_kinds(const Deals& deals, int decisions, int lines);

}  // namespace troef::study
