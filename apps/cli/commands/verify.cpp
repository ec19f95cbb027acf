// SPDX-License-Identifier: Apache-2.0
#include "cli/verify/verify.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_verify(CLI::App& app, int& exit_code) {
  Command<VerifyOptions> command(
      app, "verify", "Records checked for honest dealing",
      "  troef verify evening.troef.jsonl\n"
      "  troef simulate heugen --deals 10 --honest --record - | troef verify -");
  command.add("FILE", &VerifyOptions::files, "Files of records (- is standard input)").required();
  command.json();
  command.calls(verify, exit_code);
}

}  // namespace troef::cli
