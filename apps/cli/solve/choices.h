// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/deal.h"
#include "solver/goal.h"

namespace troef::cli {

// Before the play, and it is for the declarer alone to go on, or for a mate who is known already.
bool declarer_chooses(const Deal& deal);
// Whether the question has a meaning at this point, or in the play that it leads to.
bool has_meaning(Deal deal, const solver::Question& question);

}  // namespace troef::cli
