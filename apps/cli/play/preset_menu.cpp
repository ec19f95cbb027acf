// SPDX-License-Identifier: Apache-2.0
#include "cli/play/preset_menu.h"

#include "cli/plain_words.h"
#include "cli/play/echoed.h"
#include "cli/play/house.h"
#include "cli/play/menu_texts.h"
#include "cli/play/place.h"
#include "cli/play/texts.h"
#include "cli/rule_text.h"
#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

// The name, and what it is beside it; below it where there is little room.
std::string preset_text(const Look& look, const RuleBook& book, std::size_t number,
                        std::string_view id) {
  const RuleText* row = book.find(RuleText::Kind::preset, id);
  const std::string text = row == nullptr ? "" : first_sentence(row->body);
  const bool beside = look.columns >= 70;
  const std::size_t indent = beside ? 30 : 8;
  return menu_line(number, beside ? padded(id, indent - 6) + filled(text, indent, look.columns)
                                  : std::string(id) + "\n" + std::string(indent, ' ') +
                                        filled(text, indent, look.columns));
}

void show(const Look& look, Console& console, const Game& game) {
  const RuleBook book = book_of(look, game);
  console.line();
  console.line(filled(unwrapped(book.introduction()), 0, look.columns));
  std::size_t number = 0;
  for (const Preset& preset : game.presets()) {
    console.print(preset_text(look, book, ++number, preset.id));
  }
}

std::optional<Rules> preset_typed(const Game& game, const std::string& typed) {
  const auto presets = game.presets();
  if (typed.empty()) return default_rules(game);
  const auto place = place_in(typed, presets.size(), [&](std::size_t i) { return presets[i].id; });
  return place ? preset_rules(game, presets[*place].id) : std::nullopt;
}

}  // namespace

Chosen choose_preset(const Look& look, Console& console, const Game& game) {
  show(look, console, game);
  for (;;) {
    const std::string question = say(look, MenuText::preset, game.presets().front().id);
    const auto line = console.ask(fitted(look, question) + "\n> ");
    if (!line) return {};
    const std::string typed = plain_words(*line);
    if (typed == "q" || typed == "quit") return {};
    if (asks_for_help(typed)) {
      console.line(fitted(look, say(look, MenuText::preset_help, game.presets().back().id)));
      continue;
    }
    const bool own = typed == "h" || typed.starts_with("h ");
    const auto rules =
        preset_typed(game, own ? typed.substr(std::min<std::size_t>(2, typed.size())) : typed);
    if (!rules) {
      console.line(fitted(look, say(look, MenuText::unknown, echoed(typed))));
    } else if (!own) {
      return NewMatch{&game, *rules};
    } else {
      const auto changed = choose_rules(look, console, game, *rules);
      return changed ? Chosen(NewMatch{&game, *changed}) : Chosen();
    }
  }
}

}  // namespace troef::cli::table
