// SPDX-License-Identifier: Apache-2.0
// How a game is played: by one of its presets, or by house rules that begin from one.
#pragma once

#include "cli/play/menu.h"

namespace troef::cli::table {

Chosen choose_preset(const Look& look, Console& console, const Game& game);

}  // namespace troef::cli::table
