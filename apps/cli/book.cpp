// SPDX-License-Identifier: Apache-2.0
// The rule book as one Markdown text.
#include <fmt/format.h>

#include "bots/signals/convention.h"
#include "bots/signals/signal_texts.h"
#include "cli/choice.h"
#include "cli/rule_text.h"
#include "cli/rules.h"
#include "deal/rulebook.h"
#include "games/games.h"

namespace troef::cli {
namespace {

std::string heading(const RuleText& text) {
  switch (text.kind) {
    case RuleText::Kind::rule:
      return fmt::format("#### {} {}", text.id, text.title);
    case RuleText::Kind::option:
      return fmt::format("#### `{}` {}", text.id, text.title);
    case RuleText::Kind::preset:
      break;
  }
  return fmt::format("#### {} (`{}`)", text.title, text.id);
}

std::string default_text(const Game* game, std::string_view option, Language language) {
  if (game == nullptr) return "";
  const Rules rules = default_rules(*game);
  const auto place = rules.find(option);
  if (!place) return "";
  std::string others;
  for (const auto& [setting, value] : other_defaults(*game, *place)) {
    others += fmt::format("; {} `{}`: `{}`", say(language, "bij", "with"), setting, value);
  }
  return fmt::format("\n\n{}: `{}`{}.", say(language, "Standaard", "Default"), rules.text(*place),
                     others);
}

// Every text of one kind under a heading of its own.
std::string section(const RuleBook& book, RuleText::Kind kind, const char* title, const Game* game,
                    Language language) {
  std::string markdown;
  for (const RuleText& text : book.texts()) {
    if (text.kind != kind) continue;
    markdown += fmt::format("\n{}\n{}", heading(text), text.body);
    if (kind == RuleText::Kind::option) markdown += default_text(game, text.id, language);
    markdown += text.values.empty() ? "\n" : "\n\n";
    for (const auto& value : text.values) {
      markdown += fmt::format("- `{}`: {}\n", value.word, value.sentence);
    }
  }
  return markdown.empty() ? "" : fmt::format("\n### {}\n{}", title, markdown);
}

std::string chapter(const RuleBook& book, const Game* game, Language language) {
  using Kind = RuleText::Kind;
  std::string markdown = fmt::format("\n## {}\n{}\n", book.title(), book.introduction());
  markdown += section(book, Kind::rule, say(language, "Regels", "Rules"), game, language);
  markdown +=
      section(book, Kind::option, say(language, "Huisregels", "House rules"), game, language);
  markdown += section(book, Kind::preset, say(language, "Vormen", "Presets"), game, language);
  return markdown;
}

std::string games_of(const Convention& convention) {
  std::string names;
  for (const Game* game : all_games()) {
    if (!convention.suits(*game)) continue;
    names += (names.empty() ? "" : ", ") + std::string(game->id());
  }
  return names;
}

// The conventions, and what they list.
std::string signals_chapter(Language language) {
  const RuleBook book(signal_texts(language));
  std::string markdown = fmt::format("\n## {}\n{}\n", book.title(), book.introduction());
  markdown +=
      section(book, RuleText::Kind::rule, say(language, "Seinen", "Signs"), nullptr, language);
  markdown += fmt::format("\n### {}\n", say(language, "Afspraken", "Conventions"));
  for (const Convention& each : conventions()) {
    const RuleText* text = book.find(RuleText::Kind::preset, each.name);
    if (text == nullptr) continue;
    markdown += fmt::format("\n{}\n{}\n\n{}: {}.\n", heading(*text), text->body,
                            say(language, "Bij", "For"), games_of(each));
  }
  return markdown;
}

}  // namespace

std::string rule_book(Language language) {
  std::string markdown =
      say(language,
          "<!-- Gemaakt door: troef rules --book --lang nl -->\n# Het regelboek van Troef\n"
          "Elke regel heeft een nummer; wie een kaart niet mag spelen, krijgt dat nummer te zien.\n"
          "Huisregels kiest de tafel zelf, en een vorm is een vaste keuze van huisregels.\n",
          "<!-- Made by: troef rules --book --lang en -->\n# The rule book of Troef\n"
          "Every rule has a number, which is named whenever a card may not be played. House rules\n"
          "are the table's choice, and a preset is a fixed choice of house rules.\n");
  for (const Game* game : all_games()) {
    markdown += chapter(RuleBook(game->rule_texts(language)), game, language);
  }
  return markdown + chapter(RuleBook(common_rule_texts(language)), nullptr, language) +
         signals_chapter(language);
}

}  // namespace troef::cli
