// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/solve.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {
namespace {

constexpr const char* examples =
    "  troef solve evening.troef.jsonl --at 12\n"
    "  troef solve evening.troef.jsonl --at 12 --explain --lang nl\n"
    "  troef simulate pandoer --record - | troef solve - --every --json > values.jsonl\n"
    "  troef solve --game klaverjassen --after '1 trump S' --position 'JS 9S … | … | … | …'\n"
    "  troef solve --random klaverjassen --deals 1000000 --seed 1 --goal points --format csv \\\n"
    "      --output values.csv --resume";

void add_input(Command<SolveOptions>& command) {
  command.add("FILE", &SolveOptions::files,
              "Positions, records or hands, a line each (- is standard input)");
  command
      .add("--position", &SolveOptions::position,
           "A single one, in place of a file; hands from seat 0 on, | between them, then, where "
           "the game has one, the widow or the card turned up")
      .type_name("TEXT");
  command
      .add("--at", &SolveOptions::at,
           "Of each record, or hands, the point after its first N actions")
      .type_name("N")
      .between(0, 2000);
  command.flag("--every", &SolveOptions::every,
               "Of each record, or hands, every decision in the play of the cards");
  command.flag("--choices", &SolveOptions::choices,
               "Also points before the play at which the declarer, or a known mate, decides alone");
  command
      .add("--game", &SolveOptions::game,
           "Of hands, whole as they were dealt: the game they are of")
      .type_name("GAME[:PRESET]");
  command.add("--random", &SolveOptions::random, "Deals drawn by chance, bots bid")
      .type_name("GAME[:PRESET]");
  command.settings(command.options->settings, "A house rule of --game or --random");
  command.add("--dealer", &SolveOptions::dealer, "Of hands: the seat that dealt")
      .type_name("SEAT")
      .capture_default_str()
      .between(0, 1'000'000);
  command
      .add("--after", &SolveOptions::after,
           "Of hands: what happened since, with commas: ACTION, ACTION…")
      .type_name("ACTIONS");
  command
      .add("--deals", &SolveOptions::deals, "How many deals are drawn; 1000 unless told otherwise")
      .type_name("N")
      .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000});
  command.seed(
      "Any text; the same one gives the same deals again. Drawn and shown if it is not given");
  command
      .add("--bidders", &SolveOptions::bot,
           "The bot that bids in deals that are drawn; thumb unless told otherwise")
      .type_name("BOT");
}

void add_question(Command<SolveOptions>& command) {
  command
      .add("--goal", &SolveOptions::goal,
           "What is sought: score, points, tricks, roem, made, all or exactly:N")
      .type_name("GOAL")
      .capture_default_str();
  command.flag("--no-cards", &SolveOptions::no_cards, "Leave out the value of each action");
  command.flag("--no-line", &SolveOptions::no_line, "Leave out the best line");
  command.flag("!--cards", &SolveOptions::no_cards, "").hidden();  // as it is without them
  command.flag("!--line", &SolveOptions::no_line, "").hidden();
  command.flag("--explain", &SolveOptions::explain,
               "Tell why: the best line trick by trick, and what becomes of each other action");
  command
      .add("--nodes", &SolveOptions::nodes,
           "About how many cards are tried for a position; where they do not do, bounds are given")
      .type_name("N")
      .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000'000'000});
  command
      .add("--time", &SolveOptions::time,
           "The most time for a position; where it does not do, bounds are given")
      .type_name("SECONDS")
      .between(0.0001, 1e6);
}

void add_output(Command<SolveOptions>& command) {
  command.flag("--json", &SolveOptions::json, "JSON, for programs: a line for each position");
  command.add("--format", &SolveOptions::format, "What is written: table, json or csv")
      .type_name("FORMAT");
  command.flag("--with-position", &SolveOptions::with_position, "With JSON the position itself");
  command.flag("--with-source", &SolveOptions::with_source,
               "With JSON where it is from: FILE:LINE or the number of the deal, and how many "
               "actions are before it");
  command.add("--output", &SolveOptions::output, "Write to this file, which must be new")
      .type_name("FILE");
  command.flag("--resume", &SolveOptions::resume, "Go on with the file of --output where it ends");
  command.flag("--strict", &SolveOptions::strict, "Stop at the first position that is refused");
  command.threads(&SolveOptions::jobs, "--threads,--jobs");
  command.add("--shard", &SolveOptions::shard, "Only the I-th of N parts of the input, I from 1")
      .type_name("I/N");
  command.language();
}

}  // namespace

void add_solve(CLI::App& app, int& exit_code, Ranks* ranks) {
  Command<SolveOptions> command(app, "solve", "What positions are worth with best play by all",
                                examples);
  add_input(command);
  add_question(command);
  add_output(command);
  when_called(*command.app, [options = command.options, ranks, &exit_code] {
    exit_code = solve(*options, ranks);
  });
}

}  // namespace troef::cli
