// SPDX-License-Identifier: Apache-2.0
// What the events of a deal tell of the cards: roem that was shown (HJ-22, HJ-25) and the stuk
// (HJ-24).
#pragma once

#include "deal/clues.h"

namespace troef::hoogjassen {

void read(const View& view, Clues& clues);

}  // namespace troef::hoogjassen
