// SPDX-License-Identifier: Apache-2.0
#include "cli/signals.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_signals(CLI::App& app, int& exit_code) {
  Command<SignalsOptions> command(app, "signals",
                                  "The conventions by which cards tell partners something",
                                  "  troef signals\n"
                                  "  troef signals hoogjassen --lang nl\n"
                                  "  troef signals seinen");
  command.add("GAME", &SignalsOptions::which, "Those of this game; or one convention by its name");
  command.json();
  command.language();
  command.calls(signals, exit_code);
}

}  // namespace troef::cli
