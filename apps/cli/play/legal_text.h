// SPDX-License-Identifier: Apache-2.0
// All that may be done at a turn, in words.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// What `?` shows, numbered where that is short.
std::string legal_text(const Look& look, const View& view, bool any_card);

// "een kaart", "3 kaarten"; and so many of the hand, as they would be typed.
std::string amount(const Look& look, int cards);
std::string some_of_hand(const Look& look, const View& view, int count);

}  // namespace troef::cli::table
