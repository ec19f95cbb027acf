// SPDX-License-Identifier: Apache-2.0
// What a card is good for if it is kept: how likely it takes a later trick, and how likely its
// points come home at all.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// `guards_gone`: how many lower cards of its suit are thought away.
double takes_later(const Sight& sight, Card card, int guards_gone = 0);
double comes_home(const Sight& sight, Card card, double takes);

}  // namespace troef::thumb
