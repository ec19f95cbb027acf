// SPDX-License-Identifier: Apache-2.0
// What the events of a deal tell of the cards: contracts that take certain cards (PD-43 to PD-45),
// roem that was compared (PD-21), and the law that plays were under (PD-34).
#pragma once

#include "deal/clues.h"

namespace troef::pandoer {

void read(const View& view, Clues& clues);

}  // namespace troef::pandoer
