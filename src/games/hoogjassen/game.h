// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/game.h"

namespace troef::hoogjassen {

const Game& game();

}  // namespace troef::hoogjassen
