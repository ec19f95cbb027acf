// SPDX-License-Identifier: Apache-2.0
// What there is to win by a card where tricks are wanted, and what it would cost to spend it.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

double points(const Sight& sight, Cards cards);
// Roem that lies in the trick counts for who wins it, where partners sit opposite (KJ-30).
double roem(const Sight& sight, Cards cards);
// Roem that those who follow may bring to a card that is led.
double roem_to_come(const Sight& sight, Card card);
// What the trick is worth to fight for besides its points and its roem.
double prize(const Sight& sight, Seats later);

// What the card would still bring if it were kept, with so many fewer to guard it.
double kept(const Sight& sight, Card card, int guards_gone = 0);

inline bool my_side_declares(const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  return declarer && sight.on_my_side(*declarer);
}

}  // namespace troef::thumb
