// SPDX-License-Identifier: Apache-2.0
#include "cli/choice.h"

#include <cstdlib>

#include "cli/errors.h"
#include "cli/plain_words.h"
#include "games/games.h"

namespace troef::cli {

GamePreset find_preset(const std::string& name) {
  const std::string plain = plain_words(name);
  GamePreset found;
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      if (preset.id != plain) continue;
      if (found.game != nullptr) return {};
      found = {game, preset.id};
    }
  }
  return found;
}

const Game& game_by_name(const std::string& name) {
  if (const Game* game = find_game(all_games(), plain_words(name))) return *game;
  if (const GamePreset found = find_preset(name); found.game != nullptr) return *found.game;
  std::vector<std::string_view> ids;
  for (const Game* game : all_games()) ids.push_back(game->id());
  throw call_error("unknown game \"" + name + "\"; there is " + nearest_first(name, ids));
}

std::string preset_of(const Game& game, const GameChoice& choice) {
  const bool by_preset = plain_words(choice.game) != game.id();
  const std::string_view named =
      by_preset ? find_preset(choice.game).preset : game.presets().front().id;
  if (choice.preset.empty()) return std::string(named);
  if (by_preset && plain_words(choice.preset) != named) {
    throw call_error(std::string(named) + " is a preset of " + std::string(game.id()) +
                     " already; --preset " + choice.preset + " is another");
  }
  return plain_words(choice.preset);
}

Rules rules_of(const Game& game, const GameChoice& choice) {
  const std::string preset = preset_of(game, choice);
  auto rules = preset_rules(game, preset);
  if (!rules) {
    std::vector<std::string_view> ids;
    for (const Preset& row : game.presets()) ids.push_back(row.id);
    throw call_error("unknown preset \"" + preset + "\" of " + std::string(game.id()) +
                     "; there is " + nearest_first(preset, ids));
  }
  for (const std::string& setting : choice.settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos) {
      throw call_error("\"" + setting + "\" is no setting; it is option=value");
    }
    const auto error = rules->set(setting.substr(0, equals), setting.substr(equals + 1));
    if (!error.empty()) throw call_error(error);
  }
  if (const auto clash = game.refuse(*rules)) throw call_error(clash->text(Language::en));
  return *rules;
}

Language language_by_name(const std::string& name) {
  if (name.empty()) return language_of_environment();
  if (name == "nl") return Language::nl;
  if (name == "en") return Language::en;
  throw call_error("unknown language \"" + name + "\"; there is nl or en");
}

Language language_of_environment() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("nl") ? Language::nl : Language::en;
  }
  return Language::en;
}

}  // namespace troef::cli
