// SPDX-License-Identifier: Apache-2.0
// Cards as players hold them.
#pragma once

#include <vector>

#include "tricks/order.h"

namespace troef {

// Trumps first, then suit by suit, black and red in turn, each from high to low.
std::vector<Card> sorted(Cards cards, const Order& order);

}  // namespace troef
