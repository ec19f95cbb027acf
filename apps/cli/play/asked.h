// SPDX-License-Identifier: Apache-2.0
// What the table answers to what is asked of it; the deal stays as it is.
#pragma once

#include <string>

#include "cli/play/keeper.h"
#include "cli/play/look.h"
#include "cli/play/read_line.h"
#include "deal/rulebook.h"

namespace troef::cli::table {

std::string table_text(const Look& look, const View& view, const Keeper& keeper);
// "" of a line that does something.
std::string answer_to(const Look& look, const View& view, const RuleBook& book,
                      const Keeper& keeper, const Line& line);

}  // namespace troef::cli::table
