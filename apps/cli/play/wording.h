// SPDX-License-Identifier: Apache-2.0
// An action in words: as a choice that can be typed back, and as something that happened.
#pragma once

#include <string>
#include <vector>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// The word for a verb in the language spoken: "neem", "take".
std::string verb_word(const Look& look, Verb verb);

// "pas", "twintig", "vierde boer", "♠B", "troef ♠", "leg ♣7 ♦8"; what is read back as the action.
std::string choice_text(const Look& look, const View& view, const Action& action);

// What a seat did or said, as far as this view may know it; `after` is the view just after it.
std::string happened_text(const Look& look, const View& after, const Seen& event);

// What is played for besides: "pot", and "pool" where it is of chips.
std::string pot_word(const Look& look, const Game& game);

}  // namespace troef::cli::table
