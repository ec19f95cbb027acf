// SPDX-License-Identifier: Apache-2.0
#include "cli/referee/referee.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_referee(CLI::App& app, int& exit_code) {
  Command<RefereeOptions> command(app, "referee", "Records checked against the rules",
                                  "  troef referee evening.troef.jsonl\n"
                                  "  troef simulate pandoer --record - | troef referee -");
  command.add("FILE", &RefereeOptions::files, "Files of records (- is standard input)").required();
  command.json();
  command.language();
  command.calls(referee, exit_code);
}

}  // namespace troef::cli
