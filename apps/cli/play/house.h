// SPDX-License-Identifier: Apache-2.0
// House rules at the table: told in words, and changed one by one.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "cli/play/console.h"
#include "cli/play/look.h"
#include "games/games.h"

namespace troef::cli::table {

inline RuleBook book_of(const Look& look, const Game& game) {
  return troef::book_of(game, look.language);
}

// As people list things in the language that is spoken, those that are nearest to a word first.
std::string nearest(const Look& look, std::string_view word,
                    std::span<const std::string_view> names);

// The preset that these rules are, or what they change to the default.
std::string rules_in_short(const Look& look, const Game& game, const Rules& rules);

// By "option=value"; "" or what is wrong with it.
std::string change_rules(const Look& look, Rules& rules, const std::string& setting);

// "" or why this table cannot play by them.
std::string refuse_rules(const Look& look, const Game& game, const Rules& rules);

// Lets the player change rules until they go together; nothing when the player leaves.
std::optional<Rules> choose_rules(const Look& look, Console& console, const Game& game,
                                  Rules rules);

}  // namespace troef::cli::table
