// SPDX-License-Identifier: Apache-2.0
// Cards as a hand is held: trumps first, then suit by suit, black and red in turn, each from high
// to low.
#pragma once

#include <vector>

#include "tricks/order.h"

namespace troef {

std::vector<Card> sorted(Cards cards, const Order& order);

}  // namespace troef
