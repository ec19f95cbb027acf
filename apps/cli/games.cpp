// SPDX-License-Identifier: Apache-2.0
#include "cli/games.h"

#include <fmt/format.h>

#include "cli/choice.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/rule_text.h"
#include "cli/terminal.h"
#include "games/games.h"

namespace troef::cli {
namespace {

std::string values_text(const Option& option, Language language) {
  if (!option.is_number()) return fmt::format("{}", fmt::join(option.words, " | "));
  if (!option.numbers.empty()) return fmt::format("{}", fmt::join(option.numbers, " | "));
  return fmt::format("{} {} {}", option.low, say(language, "tot", "to"), option.high);
}

class GameText {
 public:
  GameText(const Game& game, Language language)
      : game_(game),
        language_(language),
        book_(book_of(game, language)),
        rules_(default_rules(game)) {}

  std::string line(bool colour) const {
    const std::string presets = fmt::format("{}", fmt::join(preset_ids(), ", "));
    return fmt::format("{} {}\n    {}\n", styled(padded(game_.id(), 14), Style::bold, colour),
                       presets, filled(first_sentence(book_.introduction()), 4));
  }

  std::string whole(bool colour) const {
    std::string text = styled(book_.title(), Style::bold, colour) + "\n" +
                       filled(unwrapped(book_.introduction())) + "\n\n" +
                       say(language_, "Vormen (--preset)", "Presets (--preset)") + "\n";
    for (const Preset& preset : game_.presets()) {
      text += entry(RuleText::Kind::preset, preset.id, "", colour);
    }
    text += std::string("\n") +
            say(language_, "Huisregels (--set huisregel=waarde), met [wat standaard is]",
                "House rules (--set option=value), with [the default]") +
            "\n";
    for (std::size_t i = 0; i < game_.options().size(); ++i) {
      const Option& option = game_.options()[i];
      const std::string values = fmt::format("{} [{}] {}", values_text(option, language_),
                                             default_text(static_cast<int>(i)), option.rule);
      text += entry(RuleText::Kind::option, option.name, values, colour);
    }
    return text;
  }

  Json json() const {
    Json game = {{"id", game_.id()},
                 {"letters", game_.letters()},
                 {"title", book_.title()},
                 {"text", unwrapped(book_.introduction())}};
    for (const Preset& preset : game_.presets()) {
      Json row = words(RuleText::Kind::preset, preset.id);
      row["settings"] = Json::object();
      for (const Setting& setting : preset.settings)
        row["settings"][setting.option] = setting.value;
      game["presets"].push_back(row);
    }
    for (std::size_t i = 0; i < game_.options().size(); ++i) {
      game["options"].push_back(option_json(static_cast<int>(i)));
    }
    return game;
  }

 private:
  std::vector<std::string_view> preset_ids() const {
    std::vector<std::string_view> ids;
    for (const Preset& preset : game_.presets()) ids.push_back(preset.id);
    return ids;
  }

  std::string default_text(int option) const {
    std::string text = rules_.text(option);
    for (const auto& [setting, value] : other_defaults(game_, option)) {
      text += fmt::format("; {}: {}", setting, value);
    }
    return text;
  }

  std::string entry(RuleText::Kind kind, std::string_view id, const std::string& values,
                    bool colour) const {
    const RuleText* text = book_.find(kind, id);
    std::string lines = "  " + styled(id, Style::bold, colour);
    if (!values.empty()) lines += "  " + values;
    if (text != nullptr) lines += "\n      " + filled(first_sentence(text->body), 6);
    return lines + "\n";
  }

  Json words(RuleText::Kind kind, std::string_view id) const {
    const RuleText* text = book_.find(kind, id);
    Json row = {{"id", id}};
    if (text != nullptr) row["title"] = text->title;
    if (text != nullptr) row["text"] = unwrapped(text->body);
    return row;
  }

  Json option_json(int place) const {
    const Option& option = game_.options()[static_cast<std::size_t>(place)];
    Json row = words(RuleText::Kind::option, option.name);
    row["rule"] = option.rule.empty() ? Json() : Json(option.rule);
    if (option.is_number()) {
      row["type"] = "number";
      row["low"] = option.low;
      row["high"] = option.high;
      if (!option.numbers.empty()) row["values"] = Json(option.numbers);
    } else {
      row["type"] = "word";
      row["values"] = Json(option.words);
    }
    row["default"] = value(option, rules_.at(place));
    row["default_follows"] = option.follows ? follows(option) : Json();
    return row;
  }

  Json follows(const Option& option) const {
    const Option& decider = game_.options()[option.follows->option];
    Json defaults = Json::object();
    for (std::size_t i = 0; i < decider.words.size(); ++i) {
      defaults[decider.words[i]] = value(option, option.follows->defaults[i]);
    }
    return {{"option", decider.name}, {"defaults", defaults}};
  }

  static Json value(const Option& option, int value) {
    return option.is_number() ? Json(value) : Json(option.text(value));
  }

  const Game& game_;
  Language language_;
  RuleBook book_;
  Rules rules_;
};

}  // namespace

int games(const GamesOptions& options) {
  const Language language = language_by_name(options.language);
  const bool colour = colour_on_output();
  Json json;
  std::string text;
  if (!options.game.empty()) {
    const GameText game(game_by_name(options.game), language);
    print(options.json ? json_line(game.json()) : game.whole(colour));
    return 0;
  }
  for (const Game* each : all_games()) {
    const GameText game(*each, language);
    if (options.json) {
      json.push_back(game.json());
    } else {
      text += game.line(colour);
    }
  }
  print(options.json ? json_line(json) : text);
  return 0;
}

}  // namespace troef::cli
