// SPDX-License-Identifier: Apache-2.0
#include "cli/bench.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_bench(CLI::App& app, int& exit_code) {
  Command<BenchOptions> command(app, "bench", "How fast the engine plays each game",
                                "  troef bench\n  troef bench --seconds 5 --json");
  command.add("--seconds", &BenchOptions::seconds, "How long to measure for each figure")
      .type_name("S")
      .capture_default_str()
      .between(0.01, 3600.0);
  command.json();
  command.calls(bench, exit_code);
}

}  // namespace troef::cli
