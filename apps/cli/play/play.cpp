// SPDX-License-Identifier: Apache-2.0
#include "cli/play/play.h"

#include <unistd.h>

#include <cstring>

#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/play/menu_texts.h"
#include "cli/play/sitting.h"
#include "cli/play/wish.h"
#include "cli/words.h"

namespace troef::cli {
namespace {

using namespace table;

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
  look.on_terminal = isatty(STDOUT_FILENO) == 1;
  look.columns = screen_columns();
  look.letters = dutch && !plain_notation ? Letters::dutch : Letters::english;
  return look;
}

int sit_down(const PlayOptions& options, const Look& look, Console& console,
             const std::string& bot) {
  const Chosen choice = chosen(options, look, console);
  if (std::holds_alternative<std::monostate>(choice)) return all_right;
  // A match that is taken up again goes on with other packs than those it began with.
  const auto* left = std::get_if<Left>(&choice);
  const std::uint64_t number = left == nullptr ? 0 : Journal::look(left->path).lines.size();
  SeededWords words(options.seed.empty() ? fresh_seed() : options.seed, number);
  const Seated seated = seat(options, look, console, choice, bot, words);
  if (seated.trouble == Journal::Trouble::busy) throw input_error(say(look, MenuText::resume_busy));
  if (!seated.keeper) {
    throw input_error(
        say(look, MenuText::folder_fails, state_folder().string(), std::strerror(seated.error)));
  }
  const bool person = Console::at_terminal();
  Manners manners{options.by_hand, person, options.pace};
  if (options.pace < 0) manners.rest = person ? usual_pace : 0;
  Sitting sitting(look, manners, console, *seated.keeper);
  const Sitting::End end = sitting.run();
  if (end == Sitting::End::left)
    console.print("\n" + fitted(look, say(look, Text::match_saved)) + "\n");
  return end == Sitting::End::stuck ? wrong_input : all_right;
}

}  // namespace

int play(const PlayOptions& options) {
  catch_interrupts();
  notice_continuing();
  const Look look = look_of(options);
  const std::string bot = goes_on(options) ? "" : bot_of(options, look);
  if (interrupted() != 0) return all_right;
  Console console(fitted(look, say(look, MenuText::line_too_long, Console::longest)));
  const int status = sit_down(options, look, console, bot);
  if (console.broken() != 0) {
    throw input_error(std::string("standard output: ") + std::strerror(console.broken()));
  }
  return status;
}

}  // namespace troef::cli
