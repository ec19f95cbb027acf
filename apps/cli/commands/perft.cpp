// SPDX-License-Identifier: Apache-2.0
#include "cli/perft.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_perft(CLI::App& app, int& exit_code) {
  Command<PerftOptions> command(app, "perft", "Sequences of legal actions counted, depth by depth",
                                "  troef perft klaverjassen --depth 5\n"
                                "  troef perft vijvenveertig --preset pot --seed 7 --json\n"
                                "  troef perft hoogjassen --after '1 bid 600, 2 pass, 3 pass'");
  command.choice();
  command.seed("Any text; the same one gives the same pack").capture_default_str();
  command.add("--after", &PerftOptions::after, "What happens in the deal first: ACTION, ACTION…")
      .type_name("ACTIONS");
  command.add("--depth", &PerftOptions::depth, "How many actions deep")
      .type_name("D")
      .capture_default_str()
      .between(1, 60);
  command.json();
  command.calls(perft, exit_code);
}

}  // namespace troef::cli
