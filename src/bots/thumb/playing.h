// SPDX-License-Identifier: Apache-2.0
// Which card to play where tricks are wanted: every card is weighed by what the trick brings with
// it and what it could still have been good for.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// The worth of playing this card now, in points; for comparing only.
double worth_of_leading(const Sight& sight, Card card);
double worth_of_following(const Sight& sight, Card card);
inline double worth_of_wanting(const Sight& sight, Card card) {
  return sight.trick.empty() ? worth_of_leading(sight, card) : worth_of_following(sight, card);
}

}  // namespace troef::thumb
