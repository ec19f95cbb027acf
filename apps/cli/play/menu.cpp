// SPDX-License-Identifier: Apache-2.0
#include "cli/play/menu.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <charconv>
#include <chrono>

#include "cli/play/house.h"
#include "cli/play/spoken.h"
#include "cli/play/texts.h"
#include "cli/terminal.h"
#include "games/games.h"

namespace troef::cli::table {
namespace {

constexpr std::size_t most_left = 9;

std::string numbered(int number, std::string_view name, std::string_view text) {
  return fmt::format("{:4}  {}{}\n", number, padded(name, 24), text);
}

// The first sentence of what a text says.
std::string first_sentence(std::string_view text) {
  std::string line = unwrapped(text);
  const auto end = line.find(". ");
  if (end != std::string::npos) line.resize(end + 1);
  return line;
}

// The place that was typed, by number from 1 or by the beginning of one name.
template <class Name>
std::optional<std::size_t> place(const std::string& typed, std::size_t count, Name name) {
  std::size_t number = 0;
  const auto* end = typed.data() + typed.size();
  if (std::from_chars(typed.data(), end, number).ptr == end && number >= 1 && number <= count) {
    return number - 1;
  }
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < count; ++i) {
    if (name(i) == typed) return i;
    if (!name(i).starts_with(typed) || typed.empty()) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

Chosen choose_preset(const Look& look, Console& console, const Game& game) {
  const RuleBook book = book_of(look, game);
  const auto presets = game.presets();
  console.line();
  console.line(filled(unwrapped(book.introduction()), 0, 78));
  for (std::size_t i = 0; i < presets.size(); ++i) {
    const RuleText* row = book.find(RuleText::Kind::preset, presets[i].id);
    console.print(numbered(static_cast<int>(i) + 1, presets[i].id,
                           row == nullptr ? "" : first_sentence(row->body)));
  }
  const std::string question = say(look, Text::menu_preset, presets.front().id);
  for (;;) {
    const auto typed = console.ask(question + "\n> ");
    if (!typed) return {};
    const std::string text = plain_words(*typed);
    if (text == "q" || text == "quit") return {};
    if (text == "h") {
      const auto rules = choose_rules(look, console, game, default_rules(game));
      return rules ? Chosen(NewMatch{&game, *rules}) : Chosen();
    }
    const auto chosen =
        text.empty() ? std::optional<std::size_t>(0)
                     : place(text, presets.size(), [&](std::size_t i) { return presets[i].id; });
    if (chosen) return NewMatch{&game, *preset_rules(game, presets[*chosen].id)};
    console.line(say(look, Text::menu_unknown, text));
  }
}

void show(const Look& look, Console& console, const std::vector<Left>& left) {
  console.line(inked(look, Ink::bold, say(look, Text::menu_title)));
  int number = 0;
  for (const Game* game : all_games()) {
    const RuleBook book = book_of(look, *game);
    console.print(numbered(++number, book.title(), ""));
  }
  for (const Left& match : left)
    console.print(fmt::format("{:4}  {}\n", ++number, left_text(look, match)));
}

}  // namespace

std::string left_text(const Look& look, const Left& left) {
  if (!left.header) return left.path.filename().string();
  const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(
      left.time - std::filesystem::file_time_type::clock::now() + std::chrono::system_clock::now());
  const std::time_t time = std::chrono::system_clock::to_time_t(seconds);
  const std::string when = fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(time));
  return say(look, Text::menu_resume, book_of(look, *left.header->game).title(), left.deal, when);
}

Chosen choose(const Look& look, Console& console, const std::vector<Left>& all) {
  std::vector<Left> left;
  for (const Left& match : all) {
    if (match.header && left.size() < most_left) left.push_back(match);
  }
  show(look, console, left);
  const Games games = all_games();
  for (;;) {
    const auto typed =
        console.ask(say(look, Text::menu_game) + " (" + say(look, Text::menu_quit) + ")\n> ");
    if (!typed) return {};
    const std::string text = plain_words(*typed);
    if (text == "q" || text == "quit") return {};
    const auto chosen = place(text, games.size() + left.size(), [&](std::size_t i) {
      return i < games.size() ? games[i]->id() : std::string_view("resume");
    });
    if (!chosen) {
      console.line(say(look, Text::menu_unknown, text));
    } else if (*chosen < games.size()) {
      return choose_preset(look, console, *games[*chosen]);
    } else {
      return left[*chosen - games.size()];
    }
  }
}

}  // namespace troef::cli::table
