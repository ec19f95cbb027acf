// SPDX-License-Identifier: Apache-2.0
// What a table offers a player, so that the offer itself tells nothing.
#pragma once

#include "deal/view.h"

namespace troef {

// From the end of a trick that the seat's side won to the next card, where roem must be called
// (KJ-33), whether there is any or not.
bool roem_may_be_called(const View& view);

// Roem may be called out of turn whenever the seat may say there is some; the rules refuse it if
// there is none.
View offered(View view);

}  // namespace troef
