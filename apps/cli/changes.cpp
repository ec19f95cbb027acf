// SPDX-License-Identifier: Apache-2.0
#include "cli/changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace troef::cli {
namespace {

std::vector<int> changed(const Game& game, std::string_view preset, const Rules& rules) {
  const Rules usual = *preset_rules(game, preset);
  std::vector<int> options;
  for (int i = 0; i < static_cast<int>(rules.table().size()); ++i) {
    if (rules.at(i) != usual.at(i)) options.push_back(i);
  }
  return options;
}

const Option& option_of(const Rules& rules, int place) {
  return rules.table()[static_cast<std::size_t>(place)];
}

}  // namespace

std::string nearest_preset(const Game& game, const Rules& rules) {
  const auto changes = [&](const Preset& preset) { return changed(game, preset.id, rules).size(); };
  return std::string(std::ranges::min_element(game.presets(), {}, changes)->id);
}

std::string rules_text(const Game& game, const std::string& preset, const Rules& rules) {
  std::string text = preset;
  for (const int place : changed(game, preset, rules)) {
    text += fmt::format(", {}={}", option_of(rules, place).name, rules.text(place));
  }
  return text;
}

Json changes_json(const Game& game, const std::string& preset, const Rules& rules) {
  Json json = Json::object();
  for (const int place : changed(game, preset, rules)) {
    const Option& option = option_of(rules, place);
    const bool number = option.is_number();
    json[std::string(option.name)] = number ? Json(rules.at(place)) : Json(rules.text(place));
  }
  return json;
}

}  // namespace troef::cli
