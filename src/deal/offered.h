// SPDX-License-Identifier: Apache-2.0
// What a table offers a player, so that the offer itself tells nothing.
#pragma once

#include "deal/view.h"

namespace troef {

// Where roem must be called (KJ-33), that is offered out of turn from the end of a trick that the
// seat's side won to the next card, whether there is any or not; the rules refuse it if there is
// none.
View offered(View view);

}  // namespace troef
