// SPDX-License-Identifier: Apache-2.0
// What it costs to let somebody else play.
#pragma once

#include "deal/view.h"

namespace troef::thumb {

// What it brings a seat to pass and leave the bid that holds to another, about: a loss where that
// is played alone, or by each for self with a hand that is not fit for it; else nothing, as it may
// be the mate. What loses clearly less may be bid over it.
double gain_by_passing(const View& view);

}  // namespace troef::thumb
