// SPDX-License-Identifier: Apache-2.0
// What chance brings when it is awaited.
#pragma once

#include "cards/random.h"
#include "deal/action.h"
#include "deal/facts.h"

namespace troef {

// A shuffled pack, a suit of the die, or the close; every possibility as likely as the next. Of a
// turn that awaits chance.
Entry draw_chance(const Turn& turn, Words& words);

}  // namespace troef
