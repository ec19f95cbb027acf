// SPDX-License-Identifier: Apache-2.0
#include "cli/rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "deal/rulebook.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// "kj-21" is KJ-21 too.
std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return text;
}

// There are too many to name them all.
std::string nearest_few(const std::string& id, std::span<const std::string_view> ids) {
  std::string text = nearest_first(id, ids);
  std::size_t end = 0;
  for (int i = 0; i < 8 && end != std::string::npos; ++i) end = text.find(", ", end + 1);
  return end == std::string::npos ? text : text.substr(0, end) + ", …";
}

const RuleText& text_by_id(const RuleBook& book, const Game& game, const std::string& id) {
  for (const std::string& name : {id, upper(id)}) {
    if (const RuleText* text = book.find(name)) return *text;
  }
  std::vector<std::string_view> ids;
  for (const RuleText& text : book.texts()) ids.push_back(text.id);
  throw call_error(fmt::format("{} has no rule or option \"{}\"; there is {}", game.id(), id,
                               nearest_few(id, ids)));
}

std::string in_words(const RuleText& text, bool colour) {
  std::string lines = styled(fmt::format("{}  {}", text.id, text.title), Style::bold, colour);
  lines += "\n  " + filled(unwrapped(text.body), 2) + "\n";
  for (const auto& value : text.values) {
    lines += "  " + filled(fmt::format("- {}: {}", value.word, value.sentence), 4) + "\n";
  }
  return lines;
}

// A rule, and the house rules that change it.
std::string with_options(const RuleBook& book, const Game& game, const RuleText& text,
                         bool colour) {
  std::string lines = in_words(text, colour);
  for (const Option& option : game.options()) {
    if (text.kind != RuleText::Kind::rule || option.rule != text.id) continue;
    const RuleText* row = book.find(RuleText::Kind::option, option.name);
    if (row != nullptr) lines += "\n" + in_words(*row, colour);
  }
  return lines;
}

std::string game_in_words(const RuleBook& book, bool colour) {
  std::string lines = styled(book.title(), Style::bold, colour) + "\n" +
                      filled(unwrapped(book.introduction())) + "\n";
  for (const RuleText& text : book.texts()) lines += "\n" + in_words(text, colour);
  return lines;
}

}  // namespace

int rules(const RulesOptions& options) {
  const Language language = language_by_name(options.language);
  if (options.book) {
    if (!options.game.empty()) throw call_error("--book is the book of all games; leave GAME out");
    print(rule_book(language));
    return 0;
  }
  if (options.game.empty()) throw call_error("name a game, or ask for the whole --book");
  const Game& game = game_by_name(options.game);
  const RuleBook book(game.rule_texts(language), common_rule_texts(language));
  const bool colour = colour_on_output();
  print(options.id.empty() ? game_in_words(book, colour)
                           : with_options(book, game, text_by_id(book, game, options.id), colour));
  return 0;
}

}  // namespace troef::cli
