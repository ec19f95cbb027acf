// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/commands.h"

#include "cli/commands/argument.h"

namespace troef::cli {

// In the order of `troef --help`.
void add_commands(CLI::App& app, int& exit_code) {
  add_play(app, exit_code);
  add_games(app, exit_code);
  add_rules(app, exit_code);
  add_signals(app, exit_code);
  add_simulate(app, exit_code);
  add_referee(app, exit_code);
  add_verify(app, exit_code);
  add_show(app, exit_code);
  add_solve(app, exit_code);
  add_arena(app, exit_code);
  add_bot(app, exit_code);
  add_perft(app, exit_code);
  add_bench(app, exit_code);
  add_serve(app, exit_code);
  add_completion(app, exit_code);
  add_man(app, exit_code);
  refuse_empty_values(app);
}

}  // namespace troef::cli
