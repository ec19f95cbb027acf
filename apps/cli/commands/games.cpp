// SPDX-License-Identifier: Apache-2.0
#include "cli/games.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_games(CLI::App& app, int& exit_code) {
  Command<GamesOptions> command(app, "games", "The games, their presets and their house rules",
                                "  troef games\n"
                                "  troef games klaverjassen\n"
                                "  troef games heugen --json | jq '.options[].id'");
  command.add("GAME", &GamesOptions::game, "Only this one, in full");
  command.json();
  command.language();
  command.calls(games, exit_code);
}

}  // namespace troef::cli
