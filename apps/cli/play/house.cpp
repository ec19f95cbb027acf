// SPDX-License-Identifier: Apache-2.0
#include "cli/play/house.h"

#include "cli/plain_words.h"
#include "cli/play/answers.h"
#include "cli/play/echoed.h"
#include "cli/play/join.h"
#include "cli/play/menu_texts.h"
#include "cli/play/place.h"
#include "cli/play/spoken.h"
#include "cli/play/texts.h"
#include "cli/terminal.h"
#include "deal/dutch_list.h"

namespace troef::cli::table {
namespace {

std::string values_of(const Look& look, const Option& option) {
  std::string text;
  for (const auto word : option.words) join(text, std::string(word));
  for (const int number : option.numbers) {
    join(text, std::to_string(number));
  }
  if (!text.empty()) return text;
  return say(look, MenuText::value_number, option.low, option.high);
}

// What each option is beside it, or below it where there is little room.
std::string rule_table(const Look& look, const RuleBook& book, const Rules& rules) {
  const bool beside = look.columns >= 70;
  std::string text;
  for (std::size_t i = 0; i < rules.table().size(); ++i) {
    const Option& option = rules.table()[i];
    const RuleText* row = book.find(RuleText::Kind::option, option.name);
    const std::string setting = std::string(option.name) + "=" + rules.text(static_cast<int>(i));
    const std::string title(row == nullptr ? "" : row->title);
    text += "  " + (beside ? padded(setting, 30) : setting + "\n      ") + title + "\n";
  }
  return fitted(look, text);
}

std::string explained(const Look& look, const RuleBook& book, const Rules& rules,
                      const std::string& name) {
  const auto place = rules.find(name);
  std::string text = rule_text(look, book, name);
  if (place) {
    const Option& option = rules.table()[static_cast<std::size_t>(*place)];
    text += "  " + std::string(option.name) + ": " + values_of(look, option) + "\n";
  }
  return fitted(look, text);
}

}  // namespace

std::string nearest(const Look& look, std::string_view word,
                    std::span<const std::string_view> names) {
  const std::string text = nearest_first(word, names);
  return look.language == Language::nl ? in_dutch(text) : text;
}

std::string rules_in_short(const Look& look, const Game& game, const Rules& rules) {
  const RuleBook book = book_of(look, game);
  for (const Preset& preset : game.presets()) {
    if (preset_rules(game, preset.id) != rules) continue;
    const RuleText* row = book.find(RuleText::Kind::preset, preset.id);
    return std::string(row == nullptr ? preset.id : row->title);
  }
  std::string changed;
  for (std::size_t i = 0; i < rules.table().size(); ++i) {
    const int place = static_cast<int>(i);
    if (rules.at(place) == rules.usual(place)) continue;
    join(changed, std::string(rules.table()[i].name) + "=" + rules.text(place));
  }
  return say(look, MenuText::preset_own, changed);
}

std::string change_rules(const Look& look, Rules& rules, const std::string& setting) {
  const auto equals = setting.find('=');
  if (equals == std::string::npos) return say(look, MenuText::option_shape, echoed(setting));
  const auto strip = [](std::string text) {
    while (text.starts_with(' ')) text.erase(0, 1);
    while (text.ends_with(' ')) text.pop_back();
    return text;
  };
  const std::string name = strip(setting.substr(0, equals));
  const std::string value = strip(setting.substr(equals + 1));
  const auto place = rules.find(name);
  if (!place) {
    std::vector<std::string_view> names;
    for (const Option& option : rules.table()) names.push_back(option.name);
    return say(look, MenuText::option_unknown, echoed(name), nearest(look, name, names));
  }
  if (rules.set(name, value).empty()) return "";
  const Option& option = rules.table()[static_cast<std::size_t>(*place)];
  return say(look, MenuText::value_unknown, name, echoed(value), values_of(look, option));
}

std::string refuse_rules(const Look& look, const Game& game, const Rules& rules) {
  if (rules.shuffle() == Shuffle::none) return say(look, MenuText::rules_no_pack);
  const auto clash = game.refuse(rules);
  return clash ? clash->text(look.language) : "";
}

std::optional<Rules> choose_rules(const Look& look, Console& console, const Game& game,
                                  Rules rules) {
  const RuleBook book = book_of(look, game);
  console.print(rule_table(look, book, rules));
  for (;;) {
    const auto typed = console.ask(fitted(look, say(look, MenuText::rules_ask)) + "\n> ");
    if (!typed) return std::nullopt;
    const std::string text = plain_words(*typed);
    if (text == "q" || text == "quit") return std::nullopt;
    if (text.empty()) {
      const std::string error = refuse_rules(look, game, rules);
      if (error.empty()) return rules;
      console.line(fitted(look, error));
    } else if (asks_for_help(text)) {
      console.print(rule_table(look, book, rules));
    } else if (text.starts_with("?")) {
      const auto name = text.find_first_not_of("? ");
      console.print(
          explained(look, book, rules, name == std::string::npos ? "" : text.substr(name)));
    } else if (rules.find(text)) {
      console.print(explained(look, book, rules, text));
    } else {
      const std::string error = change_rules(look, rules, text);
      console.line(error.empty() ? text : fitted(look, error));
    }
  }
}

}  // namespace troef::cli::table
