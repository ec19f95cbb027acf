// SPDX-License-Identifier: Apache-2.0
// What the cards that were played tell of the cards that were not.
#pragma once

#include "deal/view.h"

namespace troef::thumb {

struct Shown {
  BySeat<Cards> lacking;    // cannot be held any longer, if all played by the law
  BySeat<Cards> said;       // held, by what was said, and not played since
  BySeat<Cards> first_led;  // all cards of the suits that this seat was the first to lead
};

Shown shown(const View& view);

// Of these the seats that played a card which they had shown, in a trick before, not to hold any
// more: proof that they revoked then.
Seats proved_revokes(const View& view, Seats among);

}  // namespace troef::thumb
