// SPDX-License-Identifier: Apache-2.0
// Whether a player may take back: only while nothing hidden has become known since.
#pragma once

#include <cstdint>

#include "deal/view.h"

namespace troef::cli::table {

enum class Undo : std::uint8_t {
  allowed,
  nothing,     // no choice of this player in this deal
  cards_seen,  // cards were played or shown
  told,        // something was said, or chance has spoken
  failed       // the disk
};

// From the view before the player's last choice to the view now.
Undo may_undo(const View& then, const View& now);

}  // namespace troef::cli::table
