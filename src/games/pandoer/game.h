// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/game.h"

namespace troef::pandoer {

const Game& game();

}  // namespace troef::pandoer
