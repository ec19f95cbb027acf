// SPDX-License-Identifier: Apache-2.0
#include "cli/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/output.h"
#include "cli/plain_words.h"
#include "cli/rule_search.h"
#include "cli/rule_text.h"
#include "cli/terminal.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// There are too many to name them all.
std::string nearest_few(const std::string& id, std::span<const std::string_view> ids) {
  std::string text = nearest_first(id, ids);
  std::size_t end = 0;
  for (int i = 0; i < 8 && end != std::string::npos; ++i) end = text.find(", ", end + 1);
  return end == std::string::npos ? text : text.substr(0, end) + ", …";
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

// "KJ-99" is of Klaverjassen, whether there is such a rule or not.
const Game* game_by_letters(const std::string& id) {
  for (const Game* game : all_games()) {
    if (upper(id).starts_with(std::string(game->letters()) + "-")) return game;
  }
  return nullptr;
}

bool is_number(const std::string& id) {
  return id.size() > 3 && id[2] == '-' &&
         std::all_of(id.begin() + 3, id.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// By its name, or by a preset that only it has where more is said than that.
const Game* game_named(const RulesOptions& options) {
  const Game* const game = find_game(all_games(), plain_words(options.game));
  return game != nullptr || options.words.empty() ? game : find_preset(options.game).game;
}

std::vector<RuleBook> all_books(Language language) {
  std::vector<RuleBook> books;
  for (const Game* game : all_games()) books.emplace_back(game->rule_texts(language));
  books.emplace_back(common_rule_texts(language));
  return books;
}

[[noreturn]] void refuse(const Game& game, const RuleBook& book, const std::string& id) {
  std::vector<std::string_view> ids;
  for (const RuleText& text : book.texts()) ids.push_back(text.id);
  const auto others = games_with(id, Language::en);
  throw call_error(fmt::format("{} has no rule or option \"{}\"{}{}; there is {}", game.id(), id,
                               others.empty() ? "" : ", but " + joined_ids(others) + " has",
                               is_number(id) ? "" : ", nor one that says so",
                               nearest_few(id, ids)));
}

std::string of_game(const Game& game, const std::string& id, Language language, bool colour) {
  const RuleBook book = book_of(game, language);
  if (const RuleText* text = find_text(book, id)) return with_options(book, *text, colour);
  std::string found = is_number(id) ? "" : found_text({book}, id, language, colour);
  if (found.empty()) refuse(game, book, id);
  return found;
}

// Of a rule that is named without its game. Those of all games say the same in each.
std::string of_any_game(const std::string& id, Language language, bool colour) {
  const auto games = games_with(id, language);
  if (!games.empty()) {
    const RuleBook book = book_of(*games.front(), language);
    const RuleText& text = *find_text(book, id);
    if (games.size() == 1 || text.kind == RuleText::Kind::rule)
      return with_options(book, text, colour);
    throw call_error(fmt::format("{0} is in {1}; name the game: troef rules {2} {0}", id,
                                 joined_ids(games), games.front()->id()));
  }
  if (const Game* game = game_by_letters(id)) return of_game(*game, id, language, colour);
  std::string found = found_text(all_books(language), id, language, colour);
  if (!found.empty()) return found;
  std::vector<std::string_view> ids;
  for (const Game* game : all_games()) ids.push_back(game->id());
  throw call_error(
      fmt::format("unknown game or rule \"{}\"; there is {}, the number of a rule, as KJ-25, or a "
                  "word that occurs in one",
                  id, nearest_first(id, ids)));
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
  std::string id = fmt::format("{}", fmt::join(options.words, " "));
  const Game* const game = game_named(options);
  const bool colour = colour_on_output();
  if (game != nullptr && id.empty()) {
    print(whole_book(book_of(*game, language), colour));
  } else if (game != nullptr) {
    print(of_game(*game, id, language, colour));
  } else {
    if (!id.empty()) id.insert(0, " ");
    print(of_any_game(options.game + id, language, colour));
  }
  return 0;
}

}  // namespace troef::cli
