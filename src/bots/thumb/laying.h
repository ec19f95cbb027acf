// SPDX-License-Identifier: Apache-2.0
// Cards that leave the hand unplayed: discards, cards given, sold, handed on, returned, and the one
// that goes for the trump turned up.
#pragma once

#include "deal/view.h"

namespace troef::thumb {

// Each picks from view.legal, which offers the verb.
Action lay_away(const View& view);
Action give_or_lay(const View& view);
Action buy_jack(const View& view);
Action hand_on(const View& view);
Action give_back(const View& view);
Action rob(const View& view);

}  // namespace troef::thumb
