// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/game.h"

namespace troef::heugen {

const Game& game();

}  // namespace troef::heugen
