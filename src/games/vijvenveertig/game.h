// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/game.h"

namespace troef::vijvenveertig {

const Game& game();

}  // namespace troef::vijvenveertig
