// SPDX-License-Identifier: Apache-2.0
#include "cli/signals.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/signals/convention.h"
#include "bots/signals/signal_texts.h"
#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/plain_words.h"
#include "cli/terminal.h"
#include "deal/rulebook.h"
#include "games/games.h"

namespace troef::cli {
namespace {

using Chosen = std::vector<const Convention*>;

Chosen conventions_of(const Game& game) {
  Chosen chosen;
  for (const Convention& each : conventions()) {
    if (each.suits(game)) chosen.push_back(&each);
  }
  return chosen;
}

// By the name of a game or of a convention; all without a name.
Chosen chosen(const std::string& which) {
  Chosen all;
  for (const Convention& each : conventions()) all.push_back(&each);
  if (which.empty()) return all;
  if (const Convention* convention = find_convention(plain_words(which))) return {convention};
  if (const Game* game = find_game(all_games(), plain_words(which))) return conventions_of(*game);
  if (const Game* game = find_preset(which).game) return conventions_of(*game);
  std::vector<std::string_view> names;
  for (const Game* game : all_games()) names.push_back(game->id());
  for (const Convention* each : all) names.push_back(each->name);
  throw call_error("unknown game or convention \"" + which + "\"; there is " +
                   nearest_first(which, names));
}

std::vector<std::string_view> games_of(const Convention& convention) {
  std::vector<std::string_view> games;
  for (const Game* game : all_games()) {
    if (convention.suits(*game)) games.push_back(game->id());
  }
  return games;
}

std::string in_words(const RuleText& text, const std::string& more, bool colour) {
  return styled(fmt::format("{}  {}", text.id, text.title), Style::bold, colour) + "\n  " +
         filled(unwrapped(text.body), 2) + "\n" + more;
}

std::string convention_in_words(const Convention& convention, const RuleBook& book,
                                Language language, bool colour) {
  const RuleText* text = book.find(RuleText::Kind::preset, convention.name);
  return text == nullptr ? ""
                         : in_words(*text,
                                    fmt::format("  {}: {}\n", say(language, "Bij", "For"),
                                                fmt::join(games_of(convention), ", ")),
                                    colour);
}

std::string all_in_words(const Chosen& chosen, Language language) {
  const RuleBook book(signal_texts(language));
  const bool colour = colour_on_output();
  std::string text = filled(unwrapped(book.introduction())) + "\n";
  for (const Convention* each : chosen)
    text += "\n" + convention_in_words(*each, book, language, colour);
  for (const RuleText& rule : book.texts()) {
    const bool listed = std::any_of(chosen.begin(), chosen.end(), [&](const Convention* each) {
      return std::find(each->ids.begin(), each->ids.end(), rule.id) != each->ids.end();
    });
    if (rule.kind == RuleText::Kind::rule && listed) text += "\n" + in_words(rule, "", colour);
  }
  if (chosen.empty()) {
    text += say(language, "\nBij dit spel zijn er geen.\n", "\nThis game has none.\n");
  }
  return text;
}

Json text_json(std::string_view id, RuleText::Kind kind) {
  Json json = Json::object();
  for (const auto& [name, language] : {std::pair{"nl", Language::nl}, {"en", Language::en}}) {
    const RuleBook book(signal_texts(language));
    const RuleText* text = book.find(kind, id);
    if (text != nullptr) json[name] = {{"title", text->title}, {"text", unwrapped(text->body)}};
  }
  return json;
}

Json convention_json(const Convention& convention) {
  Json json = {{"id", convention.name}, {"games", games_of(convention)}};
  json.update(text_json(convention.name, RuleText::Kind::preset));
  json["signs"] = Json::array();
  for (const auto id : convention.ids) {
    Json sign = {{"id", id}};
    sign.update(text_json(id, RuleText::Kind::rule));
    json["signs"].push_back(sign);
  }
  return json;
}

}  // namespace

int signals(const SignalsOptions& options) {
  const Language language = language_by_name(options.language);
  const Chosen all = chosen(options.which);
  if (options.json) {
    Json list = Json::array();
    for (const Convention* each : all) list.push_back(convention_json(*each));
    print(json_line(list));
  } else {
    print(all_in_words(all, language));
  }
  return all_right;
}

}  // namespace troef::cli
