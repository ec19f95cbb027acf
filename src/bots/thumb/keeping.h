// SPDX-License-Identifier: Apache-2.0
// What a card is good for if it is kept: how likely it takes a later trick, and how likely its
// points come home at all.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

double takes_later(const Sight& sight, Card card);
double comes_home(const Sight& sight, Card card, double takes);

}  // namespace troef::thumb
