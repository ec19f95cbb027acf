// SPDX-License-Identifier: Apache-2.0
// What a call says of game, house rules and language, by name.
#pragma once

#include <string>
#include <vector>

#include "deal/game.h"

namespace troef::cli {

struct GameChoice {
  std::string game, preset;
  std::vector<std::string> settings;  // "option=value"
};

// Each throws a Failure that says what there is instead, nearest first. A preset that only one game
// has may stand in the place of the game.
const Game& game_by_name(const std::string& name);
std::string preset_of(const Game& game, const GameChoice& choice);
Rules rules_of(const Game& game, const GameChoice& choice);
// The game and the preset of that name; nothing where there is none, or several games have it.
struct GamePreset {
  const Game* game = nullptr;
  std::string_view preset;
};
GamePreset find_preset(const std::string& name);
Language language_by_name(const std::string& name);

// By LC_ALL, LC_MESSAGES or LANG: Dutch where they say so, else English.
Language language_of_environment();

// The text in the language that is spoken.
inline const char* say(Language language, const char* dutch, const char* english) {
  return language == Language::nl ? dutch : english;
}

}  // namespace troef::cli
