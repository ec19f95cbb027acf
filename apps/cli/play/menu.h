// SPDX-License-Identifier: Apache-2.0
// What is played tonight: one of the games, by a preset or by house rules, or a match that was
// left.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "cli/play/console.h"
#include "cli/play/look.h"
#include "cli/play/shelf.h"

namespace troef::cli::table {

struct NewMatch {
  const Game* game;
  Rules rules;
};
// Nothing when the player leaves.
using Chosen = std::variant<std::monostate, NewMatch, Left>;

Chosen choose(const Look& look, Console& console, const std::vector<Left>& left);

}  // namespace troef::cli::table
