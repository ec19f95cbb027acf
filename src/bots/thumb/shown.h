// SPDX-License-Identifier: Apache-2.0
// What the cards that were played tell of the cards that were not.
#pragma once

#include "deal/view.h"

namespace troef::thumb {

// The cards that a seat no longer can hold, if it played by the law.
BySeat<Cards> shown_void(const View& view);

// A seat that played, in a trick that is complete, a card it had shown not to hold any more: proof
// that it revoked before. Only seats of `among`.
Seats proved_revokes(const View& view, Seats among);

}  // namespace troef::thumb
