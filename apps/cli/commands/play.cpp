// SPDX-License-Identifier: Apache-2.0
#include "cli/play/play.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

using table::PlayOptions;

void add_play(CLI::App& app, int& exit_code) {
  Command<PlayOptions> command(
      app, "play", "A table here in the terminal, against bots",
      "  troef play\n"
      "  troef play hoogjassen --lang nl --four-colours\n"
      "  troef play klaverjassen --preset rotterdams --set match_target=1500\n"
      "  troef play heugen --bot 'cmd:python3 bot.py'\n"
      "  troef play --resume");
  GameChoice& choice = command.options->choice;
  add_argument(*command.app, "GAME", choice.game, "The game; without it there is a menu");
  command.preset(choice.preset);
  command.settings(choice.settings);
  command.flag("--resume", &PlayOptions::resume, "Go on with the match that was left last");
  command
      .add("--match", &PlayOptions::match, "Go on with the match of this ID, as the menu shows it")
      .type_name("ID");
  command
      .add("--bot", &PlayOptions::bot,
           "The bot that the others are: random, thumb, club or master (default: club), or a "
           "program: cmd:PROGRAM ARGUMENTS; beside a match that was left its own program, which is "
           "started unasked then")
      .type_name("BOT")
      .utf8();
  command.program_times();
  command
      .add("--signals", &PlayOptions::signals,
           "The convention of signals, as `troef signals` lists them (default: none)")
      .type_name("NAME");
  command.language();
  command.add("--letters", &PlayOptions::letters, "Letters on the cards: A H V B or A K Q J")
      .type_name("nl|en")
      .one_of({"nl", "en"});
  command.flag("--plain", &PlayOptions::plain, "Text only: no colours, no drawings");
  command.flag("--four-colours", &PlayOptions::four_colours, "A colour for each suit");
  command.flag("--by-hand", &PlayOptions::by_hand, "Do yourself what can only be done in one way");
  command
      .add("--pace", &PlayOptions::pace,
           "How long to wait after what the others do (default: 350, in a pipe 0)")
      .type_name("MILLISECONDS")
      .between(0, 10'000);
  command.seed("Any text; the same one gives the same match again");
  command.calls(play, exit_code);
}

}  // namespace troef::cli
