// SPDX-License-Identifier: Apache-2.0
// The games that there are, and the texts of the rules that they share.
#pragma once

#include "deal/game.h"
#include "deal/rulebook.h"

namespace troef {

Games all_games();

std::string_view common_rule_texts(Language language);

// The rules of a game, and those that all share.
RuleBook book_of(const Game& game, Language language);

}  // namespace troef
