// SPDX-License-Identifier: Apache-2.0
#include "deal/game.h"

namespace troef {

const char* name(Outcome outcome) {
  constexpr const char* names[] = {"made",       "thanked", "wet",  "kapot",   "pit",
                                   "counterpit", "passed",  "void", "revoked", "scored"};
  return names[static_cast<std::size_t>(outcome)];
}

const Game* find_game(Games games, std::string_view id) {
  for (const Game* game : games) {
    if (game->id() == id) return game;
  }
  return nullptr;
}

Rules default_rules(const Game& game) { return *preset_rules(game, game.presets().front().id); }

std::optional<Rules> preset_rules(const Game& game, std::string_view preset) {
  for (const Preset& row : game.presets()) {
    if (row.id != preset) continue;
    Rules rules(game.options());
    for (const Setting& setting : row.settings) rules.set(setting.option, setting.value);
    return rules;
  }
  return std::nullopt;
}

Start start_of(const Game& game, const Rules& rules) {
  Start start;
  start.game = &game;
  start.rules = rules;
  start.seats = game.seats(rules);
  return start;
}

}  // namespace troef
