// SPDX-License-Identifier: Apache-2.0
// The legal actions of a turn as a list.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// What `?` lists with numbers: cards as the hand is sorted, then the rest; empty where bids or
// choices of cards are too many.
Actions numbered(const View& view);
// The first legal action, as an example of what can be typed.
std::string example(const Look& look, const View& view);
// What may be shown, declared, claimed or called besides, as it can be typed: the stuk, roem, a
// revoke.
std::string calls(const Look& look, const View& view);

}  // namespace troef::cli::table
