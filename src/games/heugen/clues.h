// SPDX-License-Identifier: Apache-2.0
// What the events of a deal tell of the cards: the sum of the roem, and later the roem itself
// (HG-22, HG-23).
#pragma once

#include "deal/clues.h"

namespace troef::heugen {

void read(const View& view, Clues& clues);

}  // namespace troef::heugen
