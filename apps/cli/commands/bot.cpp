// SPDX-License-Identifier: Apache-2.0
#include "cli/bot.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_bot(CLI::App& app, int& exit_code) {
  Command<BotOptions> command(app, "bot", "A bot on standard input and output, for other programs",
                              "  troef bot thumb\n"
                              "  troef arena heugen --players 'cmd:troef bot thumb' thumb");
  command
      .add("BOT", &BotOptions::name,
           "random, thumb, club or master, with its options: NAME[:nodes=N][:time=MS]")
      .required();
  command.calls(bot, exit_code);
}

}  // namespace troef::cli
