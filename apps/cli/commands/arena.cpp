// SPDX-License-Identifier: Apache-2.0
#include "cli/arena.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {
namespace {

void add_lengths(Command<ArenaOptions>& command) {
  command
      .add("--deals", &ArenaOptions::deals,
           "How many deals at most, each played again with the bots in the other seats")
      .type_name("N")
      .capture_default_str()
      .between(std::uint64_t{1}, std::uint64_t{100'000'000});
  command.flag("--until-clear", &ArenaOptions::until_clear,
               "Stop as soon as it is clear who is ahead, wrongly in at most 5 % of such runs");
  command.seed(
      "Any text; the same one gives the same deals again. Drawn and shown if it is not given");
  command.threads(&ArenaOptions::threads);
  command.program_times();
}

}  // namespace

void add_arena(CLI::App& app, int& exit_code) {
  Command<ArenaOptions> command(
      app, "arena", "Bots against each other on the same deals",
      "  troef arena hoogjassen --players thumb,random --deals 2000\n"
      "  troef arena klaverjassen --players thumb:signals=seinen,thumb --until-clear\n"
      "  troef arena pandoer --players 'cmd:python3 bot.py' thumb\n"
      "  troef arena all --ladder --deals 2000 --seed final");
  command.add("GAME", &ArenaOptions::games, "The games, as `troef games` lists them, or all")
      .required();
  command
      .add("--players", &ArenaOptions::players,
           "The two bots, with options (club:time=100), or programs: cmd:PROGRAM ARGUMENTS")
      .type_name("A,B");
  command.flag("--ladder", &ArenaOptions::ladder,
               "Each bot against the one before it, of all or of --players; a table in Markdown");
  command.preset(command.options->preset);
  command.flag("--all-presets", &ArenaOptions::all_presets, "Every preset of the games");
  command.settings(command.options->settings);
  command
      .add("--signals", &ArenaOptions::signals,
           "The convention of signals that bots give and read, as `troef signals` lists them")
      .type_name("NAME")
      .capture_default_str();
  add_lengths(command);
  command.json();
  command.calls(arena, exit_code);
}

}  // namespace troef::cli
