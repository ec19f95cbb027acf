// SPDX-License-Identifier: Apache-2.0
// Roem that may still fall in the trick on the table.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::learnt {

// What those who play after this seat are expected to bring to these cards, in points (KJ-30).
double roem_within_reach(const thumb::Sight& sight, Cards lying);

}  // namespace troef::learnt
