// SPDX-License-Identifier: Apache-2.0
// What the events of a deal tell of the cards: who robs or turns down holds the ace of trumps, and
// who does neither is bound by silence (VV-20 to VV-22).
#pragma once

#include "deal/clues.h"

namespace troef::vijvenveertig {

void read(const View& view, Clues& clues);

}  // namespace troef::vijvenveertig
