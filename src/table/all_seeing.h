// SPDX-License-Identifier: Apache-2.0
// Of a deal that everybody may see whole: all hands, whatever is face down, every action.
#pragma once

#include "deal/deal.h"

namespace troef {

View all_seeing(const Deal& deal);

}  // namespace troef
