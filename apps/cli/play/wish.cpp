// SPDX-License-Identifier: Apache-2.0
#include "cli/play/wish.h"

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "cards/quoted.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/plain_words.h"
#include "cli/play/consent.h"
#include "cli/play/house.h"
#include "cli/play/menu_texts.h"
#include "cli/play/texts.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "engines/spec.h"
#include "games/games.h"
#include "table/settings.h"

namespace troef::cli::table {
namespace {

std::string signals_of(const PlayOptions& options, const Game& game) {
  const std::string name = options.signals.empty() ? "none" : options.signals;
  const auto signals = engines::parse_signals(name, &game);
  if (!signals) throw call_error(signals.error);
  return name;
}

bool has_rules(const PlayOptions& options) {
  return !options.choice.preset.empty() || !options.choice.settings.empty();
}

// A match that was left goes on as it began.
void refuse_changes(const PlayOptions& options, const Look& look, const Left& left) {
  if (has_rules(options) || !options.signals.empty() || !suits(options, left.header->bot)) {
    throw call_error(say(look, MenuText::resume_as_begun));
  }
}

// By --match, or the latest; of the game where one is named.
Left left_by_name(const std::vector<Left>& left, const PlayOptions& options, const Look& look) {
  const Game* game = options.choice.game.empty() ? nullptr : &game_by_name(options.choice.game);
  for (const Left& match : left) {
    if (!match.header) continue;
    const bool fits = game == nullptr || match.header->game == game;
    if (options.match.empty() ? fits : match.id() == options.match) {
      if (fits) return match;
      throw call_error(say(look, MenuText::resume_other_game, match.id(),
                           book_of(look, *match.header->game).title()));
    }
  }
  if (!options.match.empty()) throw call_error(say(look, MenuText::resume_unknown, options.match));
  throw call_error(say(look, MenuText::resume_none));
}

constexpr int most_of_a_command = 80;

// Of a bot that is a program; nullptr of others. What it writes to its standard error would be
// written over the table, unless that goes elsewhere.
std::shared_ptr<engines::Team> team_of(const std::string& bot, const PlayOptions& options) {
  const auto spec = engines::parse_bot_spec(bot);
  if (!spec || !spec.value->outside()) return nullptr;
  auto team = cli::team_of(*spec.value, options.times);
  team->process.show_errors = !terminal_on_error();
  team->process.interrupt = end_of_waiting();
  return team;
}

void name_programs(const Look& look, Console& console, const std::string& bot) {
  console.line(fitted(look, say(look, Text::match_programs, harmless(bot, most_of_a_command))));
}

// "" or why it does not; also "" where the player does not wait for it.
std::string why_absent(const std::shared_ptr<engines::Team>& team) {
  if (!team) return "";
  std::string why = engines::Engine(team).greet();
  return interrupted() != 0 ? "" : why;
}

// The same of the program of a match that was left.
std::string why_absent(const PlayOptions& options, const Look& look, Console& console,
                       const std::string& command, const std::shared_ptr<engines::Team>& team) {
  if (!team) return "";
  if (!may_start(options, look, console, command)) return say(look, MenuText::program_declined);
  name_programs(look, console, command);
  return why_absent(team);
}

// Where the bot that began it does not play, `absent` says why, if it is a program.
void announce(const Look& look, Console& console, const Left& left, const Seated& seated,
              const std::string& absent) {
  if (left.damaged != 0) {
    console.line(
        fitted(look, say(look, MenuText::resume_damaged, shown(left.path.string()), left.damaged)));
    console.line(fitted(look, say(look, MenuText::resume_kept, shown(seated.kept.string()))));
  }
  console.line(fitted(
      look, say(look, Text::match_resumed, book_of(look, *left.header->game).title(), left.deal)));
  const std::string bot(seated.keeper->bot());
  if (bot == left.header->bot) return;
  const std::string began = harmless(left.header->bot, most_of_a_command);
  console.line(fitted(look, absent.empty()
                                ? say(look, MenuText::bot_gone, began, bot)
                                : say(look, MenuText::program_absent_now, began, absent, bot)));
}

const Game& game_wished(const GameChoice& choice, const Look& look) {
  if (const Game* game = find_game(all_games(), plain_words(choice.game))) return *game;
  if (const GamePreset found = find_preset(choice.game); found.game != nullptr) return *found.game;
  std::vector<std::string_view> ids;
  for (const Game* game : all_games()) ids.push_back(game->id());
  throw call_error(say(look, MenuText::game_unknown, choice.game, nearest(look, choice.game, ids)));
}

Rules rules_wished(const GameChoice& choice, const Game& game, const Look& look) {
  if (!choice.preset.empty() && !preset_rules(game, plain_words(choice.preset))) {
    std::vector<std::string_view> ids;
    for (const Preset& preset : game.presets()) ids.push_back(preset.id);
    throw call_error(say(look, MenuText::preset_unknown, game.id(), choice.preset,
                         nearest(look, choice.preset, ids)));
  }
  Rules rules = rules_of(game, {choice.game, choice.preset, {}});
  for (const std::string& setting : choice.settings) {
    const std::string error = change_rules(look, rules, setting);
    if (!error.empty()) throw call_error(error);
  }
  const std::string error = refuse_rules(look, game, rules);
  if (!error.empty()) throw call_error(error);
  return rules;
}

}  // namespace

std::string bot_of(const PlayOptions& options, const Look& look) {
  const auto names = bot_names();
  if (options.bot.empty()) return std::string(usual_level(names));
  if (options.bot.starts_with("cmd:")) {
    if (const auto spec = engines::parse_bot_spec(options.bot); !spec) throw call_error(spec.error);
    const std::string absent = why_absent(team_of(options.bot, options));
    if (absent.empty()) return options.bot;
    throw input_error(
        say(look, MenuText::program_absent, harmless(options.bot, most_of_a_command), absent));
  }
  if (std::find(names.begin(), names.end(), options.bot) == names.end()) {
    throw call_error(
        say(look, MenuText::bot_unknown, options.bot, nearest(look, options.bot, names)));
  }
  return options.bot;
}

Chosen chosen(const PlayOptions& options, const Look& look, Console& console) {
  const auto left = matches_left(state_folder(), all_games());
  for (const Left& match : left) {
    if (match.header) continue;
    console.line(fitted(look, say(look, MenuText::resume_lost, shown(match.path.string()))));
  }
  if (goes_on(options)) {
    Left match = left_by_name(left, options, look);
    refuse_changes(options, look, match);
    return match;
  }
  if (options.choice.game.empty()) {
    if (has_rules(options)) throw call_error(say(look, MenuText::rules_need_game));
    Chosen choice = choose(look, console, left);
    if (const auto* match = std::get_if<Left>(&choice)) refuse_changes(options, look, *match);
    return choice;
  }
  const Game& game = game_wished(options.choice, look);
  return NewMatch{&game, rules_wished(options.choice, game, look)};
}

Seated seat(const PlayOptions& options, const Look& look, Console& console, const Chosen& choice,
            const std::string& bot, Words& words) {
  if (const auto* left = std::get_if<Left>(&choice)) {
    auto team = team_of(left->header->bot, options);
    const std::string absent = why_absent(options, look, console, left->header->bot, team);
    if (!absent.empty()) team.reset();
    Seated seated = resume_match(*left, words, options.by_hand, std::move(team));
    if (seated.keeper) announce(look, console, *left, seated, absent);
    return seated;
  }
  const auto& match = std::get<NewMatch>(choice);
  const Seat dealer = any_seat(match.game->seats(match.rules), words);
  const std::string signals = signals_of(options, *match.game);
  console.line(fitted(look, say(look, Text::match_begins, book_of(look, *match.game).title(),
                                rules_in_short(look, *match.game, match.rules))));
  auto team = team_of(bot, options);
  if (team) name_programs(look, console, bot);
  if (signals != "none") console.line(fitted(look, say(look, Text::match_signals, signals)));
  return begin_match(state_folder(),
                     {new_match_id(), match.game, match.rules, dealer, bot, signals}, words,
                     options.by_hand, std::move(team));
}

}  // namespace troef::cli::table
