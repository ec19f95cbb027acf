// SPDX-License-Identifier: Apache-2.0
#include "cli/show/show.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_show(CLI::App& app, int& exit_code) {
  Command<ShowOptions> command(app, "show", "A recorded deal as people read it",
                               "  troef show evening.troef.jsonl --deal 3\n"
                               "  troef simulate heugen --deals 1 --record - 2>&- | troef show -");
  command.add("FILE", &ShowOptions::file, "A file of records (- is standard input)").required();
  command.add("--deal", &ShowOptions::deal, "Which deal of the file, counted from 1")
      .type_name("N")
      .capture_default_str()
      .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000});
  command.language();
  command.calls(show, exit_code);
}

}  // namespace troef::cli
