// SPDX-License-Identifier: Apache-2.0
#include "cli/rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/output.h"
#include "cli/plain_words.h"
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

RuleBook book_of(const Game& game, Language language) {
  return RuleBook(game.rule_texts(language), common_rule_texts(language));
}

// nullptr where there is none.
const RuleText* find_text(const RuleBook& book, const std::string& id) {
  for (const std::string& spelled : {id, upper(id), plain_words(id)}) {
    if (const RuleText* text = book.find(spelled)) return text;
  }
  return nullptr;
}

std::vector<const Game*> games_with(const std::string& id, Language language) {
  std::vector<const Game*> games;
  for (const Game* game : all_games()) {
    if (find_text(book_of(*game, language), id) != nullptr) games.push_back(game);
  }
  return games;
}

std::string joined_ids(const std::vector<const Game*>& games) {
  std::string text;
  for (const Game* game : games) text += (text.empty() ? "" : ", ") + std::string(game->id());
  return text;
}

const RuleText& text_by_id(const RuleBook& book, const Game& game, const std::string& id) {
  if (const RuleText* text = find_text(book, id)) return *text;
  std::vector<std::string_view> ids;
  for (const RuleText& text : book.texts()) ids.push_back(text.id);
  const auto others = games_with(id, Language::en);
  throw call_error(fmt::format("{} has no rule or option \"{}\"{}; there is {}", game.id(), id,
                               others.empty() ? "" : ", but " + joined_ids(others) + " has",
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

// "KJ-99" is of Klaverjassen, whether there is such a rule or not.
const Game* game_by_letters(const std::string& id) {
  for (const Game* game : all_games()) {
    if (upper(id).starts_with(std::string(game->letters()) + "-")) return game;
  }
  return nullptr;
}

// Of a rule that is named without its game. Those of all games say the same in each.
const Game& game_of(const std::string& id, Language language) {
  const auto games = games_with(id, language);
  if (!games.empty()) {
    const RuleBook book = book_of(*games.front(), language);
    const bool one = games.size() == 1 || find_text(book, id)->kind == RuleText::Kind::rule;
    if (one) return *games.front();
    throw call_error(fmt::format("{0} is in {1}; name the game: troef rules {2} {0}", id,
                                 joined_ids(games), games.front()->id()));
  }
  if (const Game* game = game_by_letters(id)) return *game;
  std::vector<std::string_view> ids;
  for (const Game* game : all_games()) ids.push_back(game->id());
  throw call_error(
      fmt::format("unknown game or rule \"{}\"; there is {}, or the number of a rule, as KJ-25", id,
                  nearest_first(id, ids)));
}

}  // namespace

int rules(const RulesOptions& options) {
  const Language language = language_by_name(options.language);
  if (options.book) {
    if (!options.game.empty()) throw call_error("--book is the book of all games; leave GAME out");
    print(rule_book(language));
    return 0;
  }
  if (options.game.empty()) {
    throw call_error("name a game or a rule, or ask for the whole --book");
  }
  const bool whole = options.id.empty() && find_game(all_games(), options.game) != nullptr;
  const std::string& id = options.id.empty() ? options.game : options.id;
  const Game& game =
      options.id.empty() && !whole ? game_of(id, language) : game_by_name(options.game);
  const RuleBook book = book_of(game, language);
  const bool colour = colour_on_output();
  print(whole ? game_in_words(book, colour)
              : with_options(book, game, text_by_id(book, game, id), colour));
  return 0;
}

}  // namespace troef::cli
