// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/simulate.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_simulate(CLI::App& app, int& exit_code) {
  Command<SimulateOptions> command(
      app, "simulate", "Deals played by bots, counted and recorded",
      "  troef simulate klaverjassen --deals 1000000\n"
      "  troef simulate heugen --preset huege --set match_deals=24 --seed 1 --record huege.jsonl\n"
      "  troef simulate hoogjassen --deals 10 --record - | troef referee -\n"
      "  troef simulate pandoer --deals 10 --honest --record - | troef verify -\n"
      "  troef simulate klaverjassen --players 'cmd:python3 bot.py' thumb random thumb");
  command.choice();
  command.add("--deals", &SimulateOptions::deals, "How many deals")
      .type_name("N")
      .capture_default_str()
      .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000});
  command.seed(
      "Any text; the same one gives the same deals again. Drawn and shown if it is not given");
  command
      .add("--players", &SimulateOptions::players,
           "The bot of all seats, or of each: random,thumb,… or random thumb …; a program is cmd:…")
      .type_name("BOT[,BOT…]")
      .default_str("random");
  command
      .add("--signals", &SimulateOptions::signals,
           "The convention of signals that bots give and read, as `troef signals` lists them")
      .type_name("NAME")
      .capture_default_str();
  command.threads(&SimulateOptions::threads);
  command.program_times();
  command
      .add("--record", &SimulateOptions::record,
           "Write every deal to this file (- is standard output)")
      .type_name("FILE");
  command.flag("--legal", &SimulateOptions::legal, "Record with every action all that were legal");
  command.flag("--honest", &SimulateOptions::honest,
               "Deal by commitment and cuts, and record the proof of it, for `troef verify`");
  command.json();
  command.calls(simulate, exit_code);
}

}  // namespace troef::cli
