// SPDX-License-Identifier: Apache-2.0
// An action as something that one may do.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// "passen", "twintig bieden", "♠B", "♣7 ♦8 wegleggen": it can be compared with another.
std::string doing(const Look& look, const View& view, const Action& action);

}  // namespace troef::cli::table
