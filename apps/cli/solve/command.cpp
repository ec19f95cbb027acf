// SPDX-License-Identifier: Apache-2.0
// The options of `troef solve`.
#include <CLI/CLI.hpp>
#include <memory>

#include "cli/solve/solve.h"
#include "cli/values.h"

namespace troef::cli {
namespace {

constexpr const char* examples =
    "Examples:\n"
    "  troef solve evening.troef.jsonl --at 12\n"
    "  troef solve evening.troef.jsonl --at 12 --explain --lang nl\n"
    "  troef simulate pandoer --record - | troef solve - --every --json > values.jsonl\n"
    "  troef solve --game klaverjassen --after '1 trump S' --position 'JS 9S … | … | … | …'\n"
    "  troef solve --random klaverjassen --deals 1000000 --seed 1 --goal points --format csv \\\n"
    "      --output values.csv --resume";

void add_input(CLI::App& app, SolveOptions& options) {
  app.add_option("FILE", options.files,
                 "Positions, records or hands, a line each (- is standard input)");
  app.add_option(
         "--position", options.position,
         "A single one, in place of a file; hands from seat 0 on, | between them, then, where "
         "the game has one, the widow or the card turned up")
      ->type_name("TEXT");
  app.add_option("--at", options.at,
                 "Of each record, or hands, the point after its first N actions")
      ->type_name("N")
      ->transform(between(0, 2000));
  app.add_flag("--every", options.every,
               "Of each record, or hands, every decision in the play of the cards");
  app.add_flag("--choices", options.choices,
               "Also points before the play at which the declarer, or a known mate, decides alone");
  app.add_option("--game", options.game, "Of hands, whole as they were dealt: the game they are of")
      ->type_name("GAME[:PRESET]");
  app.add_option("--random", options.random, "Deals drawn by chance, bots bid")
      ->type_name("GAME[:PRESET]");
  app.add_option("--set", options.settings, "A house rule of --game or --random")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
  app.add_option("--dealer", options.dealer, "Of hands: the seat that dealt")
      ->type_name("SEAT")
      ->capture_default_str()
      ->transform(between(0, 1'000'000));
  app.add_option("--after", options.after,
                 "Of hands: what happened since, with commas: ACTION, ACTION…")
      ->type_name("ACTIONS");
  app.add_option("--deals", options.deals, "How many deals are drawn; 1000 unless told otherwise")
      ->type_name("N")
      ->transform(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  app.add_option("--seed", options.seed,
                 "What they follow from; drawn and shown if it is not given")
      ->type_name("TEXT")
      ->check(utf8());
  app.add_option("--bidders", options.bot,
                 "The bot that bids in deals that are drawn; thumb unless told otherwise")
      ->type_name("BOT");
}

void add_question(CLI::App& app, SolveOptions& options) {
  app.add_option("--goal", options.goal,
                 "What is sought: score, points, tricks, roem, made, all or exactly:N")
      ->type_name("GOAL")
      ->capture_default_str();
  app.add_flag("--no-cards,!--cards", options.no_cards, "Leave out the value of each action");
  app.add_flag("--no-line,!--line", options.no_line, "Leave out the best line");
  app.add_flag("--explain", options.explain,
               "Tell why: the best line trick by trick, and what becomes of each other action");
  app.add_option("--nodes", options.nodes,
                 "Cards tried for a position, about; then bounds are given")
      ->type_name("N")
      ->transform(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000'000'000}));
  app.add_option("--time", options.time, "Time for a position at most; then bounds are given")
      ->type_name("SECONDS")
      ->transform(between(0.0001, 1e6));
}

void add_output(CLI::App& app, SolveOptions& options) {
  app.add_flag("--json", options.json, "JSON, for programs: a line for each position");
  app.add_option("--format", options.format, "What is written: table, json or csv")
      ->type_name("FORMAT");
  app.add_flag("--with-position", options.with_position, "With JSON the position itself");
  app.add_flag("--with-source", options.with_source,
               "With JSON where it is from: FILE:LINE or the number of the deal, and how many "
               "actions are before it");
  app.add_option("--output", options.output, "Write to this file, which must be new")
      ->type_name("FILE");
  app.add_flag("--resume", options.resume, "Go on with the file where it ends");
  app.add_flag("--strict", options.strict, "Stop at the first position that is refused");
  app.add_option("--threads,--jobs", options.jobs,
                 "Threads; as many as there are processors if it is not given")
      ->type_name("N")
      ->transform(between(1U, 1024U));
  app.add_option("--shard", options.shard, "Only the I-th of N parts of the input, I from 1")
      ->type_name("I/N");
  app.add_option("--lang", options.language, "Language: nl or en (default: as LC_ALL or LANG say)")
      ->type_name("nl|en");
}

}  // namespace

void add_solve(CLI::App& app, int& exit_code, Ranks* ranks) {
  auto* command = app.add_subcommand("solve", "What positions are worth with best play by all");
  const auto options = std::make_shared<SolveOptions>();
  add_input(*command, *options);
  add_question(*command, *options);
  add_output(*command, *options);
  command->footer(examples);
  command->callback([options, ranks, &exit_code] { exit_code = solve(*options, ranks); });
}

}  // namespace troef::cli
