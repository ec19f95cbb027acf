// SPDX-License-Identifier: Apache-2.0
// Which house rules a table has agreed upon.
#pragma once

#include "deal/game.h"

namespace troef::cli::table {

// Whether an option has the value that it has of itself, given the others.
inline bool is_usual(const Game& game, const Rules& rules, int option) {
  const auto resolve = rules.table()[static_cast<std::size_t>(option)].resolve;
  return rules.at(option) == (resolve ? resolve(rules) : default_rules(game).at(option));
}

}  // namespace troef::cli::table
