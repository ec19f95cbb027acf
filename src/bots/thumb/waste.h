// SPDX-License-Identifier: Apache-2.0
// Cards that need not be thought about: another of the same suit does as well and leaves more.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// Whether `card` is played in vain where `than` may be played: the trick goes to the same side, and
// the higher of the two is kept. Where cards count, of tricks that are lost only, not of trumps,
// and where it costs more points. False where tricks may be unwelcome.
bool wasteful(const Sight& sight, Card card, Card than);

}  // namespace troef::thumb
