// SPDX-License-Identifier: Apache-2.0
// What `help` says about a word: something that can be typed, a word of the field, a rule, a card.
#pragma once

#include <string>

#include "cli/play/keeper.h"
#include "cli/play/look.h"
#include "cli/play/read_line.h"
#include "deal/rulebook.h"

namespace troef::cli::table {

std::string about_text(const Look& look, const View& view, const RuleBook& book,
                       const Keeper& keeper, const Line& line);

}  // namespace troef::cli::table
