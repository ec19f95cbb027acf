// SPDX-License-Identifier: Apache-2.0
#include "cli/play/menu.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <chrono>

#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/plain_words.h"
#include "cli/play/echoed.h"
#include "cli/play/heading.h"
#include "cli/play/house.h"
#include "cli/play/menu_texts.h"
#include "cli/play/place.h"
#include "cli/play/preset_menu.h"
#include "cli/play/texts.h"
#include "cli/terminal.h"
#include "games/games.h"

namespace troef::cli::table {
namespace {

std::string time_text(const Left& left) {
  const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(
      left.time - std::filesystem::file_time_type::clock::now() + std::chrono::system_clock::now());
  const std::time_t time = std::chrono::system_clock::to_time_t(seconds);
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(time));
}

std::string left_text(const Look& look, const Left& left) {
  const Game& game = *left.header->game;
  const Rules& rules = left.header->rules;
  return filled(
      say(look, MenuText::resume, book_of(look, game).title(), rules_in_short(look, game, rules),
          left.deal, scores_text(look, game.match_sides(rules), left.scores), time_text(left),
          shown(left.id())),
      6, look.columns);
}

// So that the games stay in sight on a small terminal.
constexpr std::size_t matches_shown = 3;

// The games and then the matches, with numbers that go on.
class Menu {
 public:
  Menu(const Look& look, Console& console, const std::vector<Left>& all)
      : look_(look), console_(console) {
    for (const Left& match : all) {
      if (match.header) left_.push_back(match);
    }
  }

  void show() const {
    console_.line(inked(look_, Ink::bold, fitted(look_, say(look_, MenuText::title))));
    std::size_t number = 0;
    for (const Game* game : games_) {
      console_.print(menu_line(++number, book_of(look_, *game).title()));
    }
    const std::size_t shown = all_ ? left_.size() : std::min(left_.size(), matches_shown);
    for (std::size_t i = 0; i < shown; ++i) {
      console_.print(menu_line(++number, left_text(look_, left_[i])));
    }
    const std::size_t older = left_.size() - shown;
    if (older > 0) console_.line(fitted(look_, "      " + say(look_, MenuText::older, older)));
  }
  void show_all() {
    all_ = true;
    show();
  }

  // Nothing where there is none of that number or name.
  std::optional<Chosen> choice(const std::string& typed) const {
    const auto place = place_in(typed, games_.size() + left_.size(), [&](std::size_t i) {
      return i < games_.size() ? games_[i]->id() : std::string_view();
    });
    if (place && *place >= games_.size()) return left_[*place - games_.size()];
    if (place) return choose_preset(look_, console_, *games_[*place]);
    const GamePreset named = find_preset(typed);
    if (named.game == nullptr) return std::nullopt;
    return NewMatch{named.game, *preset_rules(*named.game, named.preset)};
  }

  // False where there is no match of that number.
  bool discard(const std::string& typed) {
    const auto place = place_in(typed, games_.size() + left_.size(),
                                [](std::size_t) { return std::string_view(); });
    if (!place || *place < games_.size()) return false;
    const auto match = left_.begin() + static_cast<std::ptrdiff_t>(*place - games_.size());
    const bool sure =
        console_.agreed(fitted(look_, say(look_, MenuText::discard, shown(match->id()))) + "\n> ");
    const auto trouble = sure ? discard_match(*match) : Journal::Trouble::none;
    if (trouble == Journal::Trouble::busy)
      console_.line(fitted(look_, say(look_, MenuText::resume_busy)));
    const bool gone = sure && trouble == Journal::Trouble::none;
    console_.line(
        fitted(look_, say(look_, gone ? MenuText::discarded : MenuText::kept, shown(match->id()))));
    if (gone) left_.erase(match);
    return true;
  }

 private:
  const Look& look_;
  Console& console_;
  Games games_ = all_games();
  std::vector<Left> left_;
  bool all_ = false;
};

}  // namespace

Chosen choose(const Look& look, Console& console, const std::vector<Left>& left) {
  Menu menu(look, console, left);
  menu.show();
  for (;;) {
    const std::string question = say(look, MenuText::game) + " (" + say(look, MenuText::quit) + ")";
    const auto line = console.ask(fitted(look, question) + "\n> ");
    if (!line) return {};
    const std::string typed = plain_words(*line);
    if (typed == "q" || typed == "quit") return {};
    if (asks_for_help(typed)) {
      console.line(fitted(look, say(look, MenuText::help)));
      menu.show();
    } else if (typed == "all" || typed == "alles") {
      menu.show_all();
    } else if (typed.starts_with("x ") && menu.discard(typed.substr(2))) {
      menu.show();
    } else if (const auto chosen = menu.choice(typed)) {
      return *chosen;
    } else {
      console.line(fitted(look, say(look, MenuText::unknown, echoed(typed))));
    }
  }
}

}  // namespace troef::cli::table
