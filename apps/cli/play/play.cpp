// SPDX-License-Identifier: Apache-2.0
#include "cli/play/play.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "bots/bot.h"
#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/play/house.h"
#include "cli/play/menu.h"
#include "cli/play/sitting.h"
#include "cli/values.h"
#include "cli/words.h"
#include "engines/spec.h"
#include "games/games.h"

namespace troef::cli {
namespace {

using namespace table;

struct PlayOptions {
  GameChoice choice;
  std::string language, letters, seed, bot, signals = "none";
  std::string match;  // to go on with; "" for the latest
  bool plain = false, four_colours = false, by_hand = false, resume = false;
  int pace = -1;
};

constexpr int usual_pace = 350;

Look look_of(const PlayOptions& options) {
  const Terminal screen = terminal();
  Look look;
  look.language = language_by_name(options.language);
  look.drawn = screen.is_terminal && screen.utf8 && !options.plain;
  look.colours = screen.colours && !options.plain;
  look.four_colours = options.four_colours;
  const bool dutch =
      options.letters.empty() ? look.language == Language::nl : options.letters == "nl";
  // In plain text cards are written as in records, unless it is asked for otherwise.
  const bool plain_notation = !look.drawn && options.letters.empty();
  look.letters = dutch && !plain_notation ? Letters::dutch : Letters::english;
  return look;
}

std::string bot_of(const PlayOptions& options, const Look& look) {
  const auto names = bot_names();
  const auto there = [&](std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  if (options.bot.empty()) return there("thumb") ? "thumb" : std::string(names.back());
  if (!there(options.bot)) {
    throw call_error(say(look, Text::bot_unknown, options.bot, nearest_first(options.bot, names)));
  }
  return options.bot;
}

std::string signals_of(const PlayOptions& options, const Game& game) {
  const auto signals = engines::parse_signals(options.signals, &game);
  if (!signals) throw call_error(signals.error);
  return options.signals;
}

std::optional<Left> left_by_name(const std::vector<Left>& left, const PlayOptions& options) {
  for (const Left& match : left) {
    const bool game = options.choice.game.empty() ||
                      (match.header && match.header->game->id() == options.choice.game);
    const std::string id = match.path.stem().string();
    if (game && (options.match.empty() ? match.header.has_value() : id == options.match)) {
      return match;
    }
  }
  return std::nullopt;
}

// What the call asks for, or else the player at the menu.
Chosen chosen(const PlayOptions& options, const Look& look, Console& console) {
  const auto left = matches_left(state_folder(), all_games());
  for (const Left& match : left) {
    if (match.header) continue;
    console.line(say(look, Text::resume_lost, match.path.string()));
  }
  if (options.resume || !options.match.empty()) {
    const auto match = left_by_name(left, options);
    if (!match || !match->header) throw call_error(say(look, Text::resume_none));
    return *match;
  }
  if (options.choice.game.empty()) return choose(look, console, left);
  const Game& game = game_by_name(options.choice.game);
  const Rules rules = rules_of(game, options.choice);
  const std::string error = refuse_rules(look, game, rules);
  if (!error.empty()) throw call_error(error);
  return NewMatch{&game, rules};
}

void announce(const Look& look, Console& console, const Left& left, const Seated& seated) {
  if (left.damaged != 0) {
    console.line(say(look, Text::resume_damaged, left.path.string(), left.damaged));
    console.line(say(look, Text::resume_kept, seated.kept.string()));
  }
  console.line(
      say(look, Text::match_resumed, book_of(look, *left.header->game).title(), left.deal));
}

Seated seat(const PlayOptions& options, const Look& look, Console& console, const Chosen& choice,
            Words& words) {
  if (const auto* left = std::get_if<Left>(&choice)) {
    Seated seated = resume_match(*left, words, options.by_hand);
    if (seated.keeper) announce(look, console, *left, seated);
    return seated;
  }
  const auto& match = std::get<NewMatch>(choice);
  const int seats = match.game->seats(match.rules);
  const Seat dealer(static_cast<int>(words.below(static_cast<std::uint32_t>(seats))));
  const std::string signals = signals_of(options, *match.game);
  console.line(say(look, Text::match_begins, book_of(look, *match.game).title(),
                   rules_in_short(look, *match.game, match.rules)));
  if (signals != "none") console.line(say(look, Text::match_signals, signals));
  return begin_match(
      state_folder(),
      {new_match_id(), match.game, match.rules, dealer, bot_of(options, look), signals}, words,
      options.by_hand);
}

int play(const PlayOptions& options) {
  catch_interrupts();
  const Look look = look_of(options);
  bot_of(options, look);
  Console console;
  const Chosen choice = chosen(options, look, console);
  if (std::holds_alternative<std::monostate>(choice)) return all_right;
  // A match that is taken up again goes on with other packs than those it began with.
  const auto* left = std::get_if<Left>(&choice);
  const std::uint64_t number = left == nullptr ? 0 : Journal::look(left->path).lines.size();
  SeededWords words(options.seed.empty() ? fresh_seed() : options.seed, number);
  const Seated seated = seat(options, look, console, choice, words);
  if (seated.trouble == Journal::Trouble::busy) throw input_error(say(look, Text::resume_busy));
  if (!seated.keeper) throw input_error(say(look, Text::folder_fails, state_folder().string()));
  const bool person = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
  Manners manners{options.by_hand, person, options.pace};
  if (options.pace < 0) manners.rest = person ? usual_pace : 0;
  Sitting sitting(look, manners, console, *seated.keeper);
  if (!sitting.run()) console.print("\n" + say(look, Text::match_saved) + "\n");
  if (console.broken()) throw input_error("standard output cannot be written");
  return all_right;
}

}  // namespace

void add_play(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand("play", "A table here in the terminal, against bots");
  const auto options = std::make_shared<PlayOptions>();
  command->add_option("GAME", options->choice.game, "The game; without it there is a menu");
  command->add_option("--preset", options->choice.preset, "A named set of house rules")
      ->type_name("PRESET");
  command
      ->add_option("--set", options->choice.settings, "A house rule; may be given more than once")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
  command->add_flag("--resume", options->resume, "Go on with the match that was left last");
  command->add_option("--match", options->match, "Go on with this one")->type_name("ID");
  command->add_option("--bot", options->bot, "Who the others are")->type_name("BOT");
  command->add_option("--signals", options->signals, "The convention of signals (default: none)")
      ->type_name("NAME");
  command
      ->add_option("--lang", options->language,
                   "Language: nl or en (default: as LC_ALL or LANG say)")
      ->type_name("nl|en");
  command->add_option("--letters", options->letters, "Letters on the cards: A H V B or A K Q J")
      ->type_name("nl|en")
      ->check(CLI::IsMember({"nl", "en"}));
  command->add_flag("--plain", options->plain, "Text only: no colours, no drawings");
  command->add_flag("--four-colours", options->four_colours, "A colour for each suit");
  command->add_flag("--by-hand", options->by_hand, "Forced actions are yours to do");
  command->add_option("--pace", options->pace, "Rest after what the others do")
      ->type_name("MILLISECONDS")
      ->transform(between(0, 10'000));
  command->add_option("--seed", options->seed, "What all chance follows from")->type_name("TEXT");
  command->footer(
      "Examples:\n"
      "  troef play\n"
      "  troef play hoogjassen --lang nl --four-colours\n"
      "  troef play klaverjassen --preset rotterdams --set match_target=1500\n"
      "  troef play --resume");
  command->callback([options, &exit_code] { exit_code = play(*options); });
}

}  // namespace troef::cli
