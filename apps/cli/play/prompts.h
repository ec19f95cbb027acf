// SPDX-License-Identifier: Apache-2.0
// What is asked at a turn, by the shape of the legal actions.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

// "Jij: een bod vanaf 130 / pas".
std::string question(const Look& look, const View& view);
// What Enter alone does: the only action, or the whole roem.
std::optional<Action> by_enter(const View& view);

// Before the deal is closed. That roem may be called is said whether there was any or not.
std::string closing_text(const Look& look, const View& view);

}  // namespace troef::cli::table
