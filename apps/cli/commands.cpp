// SPDX-License-Identifier: Apache-2.0
#include "cli/commands.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/arena.h"
#include "cli/bench.h"
#include "cli/completion.h"
#include "cli/describe.h"
#include "cli/games.h"
#include "cli/man.h"
#include "cli/output.h"
#include "cli/perft.h"
#include "cli/play/play.h"
#include "cli/referee/referee.h"
#include "cli/rules.h"
#include "cli/show/show.h"
#include "cli/simulate/simulate.h"

namespace troef::cli {
namespace {

template <class Number>
CLI::Validator between(Number low, Number high) {
  return CLI::Range(low, high).description("");
}

// A command with its own options, which live as long as the command can be called.
template <class Options>
struct Command {
  CLI::App* app;
  std::shared_ptr<Options> options = std::make_shared<Options>();

  Command(CLI::App& parent, const char* name, const char* summary, const char* examples)
      : app(parent.add_subcommand(name, summary)) {
    app->footer(std::string("Examples:\n") + examples);
  }
  template <class Value>
  CLI::Option* add(const char* name, Value Options::* field, const char* text) {
    return app->add_option(name, options.get()->*field, text);
  }
  CLI::Option* flag(const char* name, bool Options::* field, const char* text) {
    return app->add_flag(name, options.get()->*field, text);
  }
  void language() {
    add("--lang", &Options::language, "Language: nl or en (default: as LC_ALL or LANG say)")
        ->type_name("nl|en");
  }
  void json() { flag("--json", &Options::json, "JSON, for programs"); }
  CLI::Option* seed(const char* text) {
    return add("--seed", &Options::seed, text)->type_name("TEXT");
  }
  void choice() {
    GameChoice& choice = options->choice;
    app->add_option("GAME", choice.game, "The game, as `troef games` lists them")->required();
    app->add_option("--preset", choice.preset, "A named set of house rules")->type_name("PRESET");
    app->add_option("--set", choice.settings, "A house rule; may be given more than once")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
  }
  void calls(int (*function)(const Options&), int& exit_code) {
    app->callback([held = options, function, &exit_code] { exit_code = function(*held); });
  }
};

void add_games(CLI::App& app, int& exit_code) {
  Command<GamesOptions> command(app, "games", "The games, their presets and their house rules",
                                "  troef games\n"
                                "  troef games klaverjassen\n"
                                "  troef games heugen --json | jq '.options[].id'");
  command.add("GAME", &GamesOptions::game, "Only this one, in full");
  command.json();
  command.language();
  command.calls(games, exit_code);
}

void add_rules(CLI::App& app, int& exit_code) {
  Command<RulesOptions> command(app, "rules", "What a rule says",
                                "  troef rules klaverjassen KJ-25\n"
                                "  troef rules heugen widow_counts --lang nl\n"
                                "  troef rules --book --lang nl > rules.nl.md");
  command.add("GAME", &RulesOptions::game, "The game, as `troef games` lists them");
  command.add("RULE", &RulesOptions::id,
              "The number of a rule, or the name of a house rule or a preset");
  command.flag("--book", &RulesOptions::book, "The rules of all games as Markdown");
  command.language();
  command.calls(rules, exit_code);
}

void add_simulate(CLI::App& app, int& exit_code) {
  Command<SimulateOptions> command(
      app, "simulate", "Deals played by bots, counted and recorded",
      "  troef simulate klaverjassen --deals 1000000\n"
      "  troef simulate heugen --preset huege --set match_deals=24 --seed 1 --record huege.jsonl\n"
      "  troef simulate hoogjassen --deals 10 --record - | troef referee -");
  command.choice();
  command.add("--deals", &SimulateOptions::deals, "How many deals")
      ->type_name("N")
      ->capture_default_str()
      ->check(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  command.seed("What all chance follows from; drawn and shown if it is not given");
  command
      .add("--players", &SimulateOptions::players,
           "The bot of all seats, or of each: random,random,…")
      ->type_name("BOT[,BOT…]")
      ->capture_default_str();
  command
      .add("--threads", &SimulateOptions::threads,
           "Threads; as many as there are processors if it is not given")
      ->type_name("N")
      ->check(between(1U, 1024U));
  command
      .add("--record", &SimulateOptions::record,
           "Write every deal to this file (- is standard output)")
      ->type_name("FILE");
  command.flag("--legal", &SimulateOptions::legal, "Record with every action all that were legal");
  command.json();
  command.calls(simulate, exit_code);
}

void add_referee(CLI::App& app, int& exit_code) {
  Command<RefereeOptions> command(app, "referee", "Records checked against the rules",
                                  "  troef referee evening.troef.jsonl\n"
                                  "  troef simulate pandoer --record - | troef referee -");
  command.add("FILE", &RefereeOptions::files, "Files of records (- is standard input)")->required();
  command.json();
  command.language();
  command.calls(referee, exit_code);
}

void add_show(CLI::App& app, int& exit_code) {
  Command<ShowOptions> command(app, "show", "A recorded deal as people read it",
                               "  troef show evening.troef.jsonl --deal 3\n"
                               "  troef simulate heugen --deals 1 --record - 2>&- | troef show -");
  command.add("FILE", &ShowOptions::file, "A file of records (- is standard input)")->required();
  command.add("--deal", &ShowOptions::deal, "Which deal of the file, counted from 1")
      ->type_name("N")
      ->capture_default_str()
      ->check(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  command.language();
  command.calls(show, exit_code);
}

void add_perft(CLI::App& app, int& exit_code) {
  Command<PerftOptions> command(app, "perft", "Sequences of legal actions counted, depth by depth",
                                "  troef perft klaverjassen --depth 5\n"
                                "  troef perft vijvenveertig --preset pot --seed 7 --json\n"
                                "  troef perft hoogjassen --after '1 bid 600, 2 pass, 3 pass'");
  command.choice();
  command.seed("What the pack follows from")->capture_default_str();
  command.add("--after", &PerftOptions::after, "What happens in the deal first: ACTION, ACTION…")
      ->type_name("ACTIONS");
  command.add("--depth", &PerftOptions::depth, "How many actions deep")
      ->type_name("D")
      ->capture_default_str()
      ->check(between(1, 60));
  command.json();
  command.calls(perft, exit_code);
}

void add_bench(CLI::App& app, int& exit_code) {
  Command<BenchOptions> command(app, "bench", "How fast the engine plays each game",
                                "  troef bench\n  troef bench --seconds 5 --json");
  command.add("--seconds", &BenchOptions::seconds, "Time for each figure")
      ->type_name("S")
      ->capture_default_str()
      ->check(between(0.01, 3600.0));
  command.json();
  command.calls(bench, exit_code);
}

struct ShellOptions {
  std::string shell;
};

void add_about(CLI::App& app, int& exit_code) {
  Command<ShellOptions> command(app, "completion", "Completion of commands for a shell",
                                "  troef completion bash > ~/.local/share/bash-completion/"
                                "completions/troef\n"
                                "  troef completion zsh > ~/.zfunc/_troef");
  command.add("SHELL", &ShellOptions::shell, "bash or zsh")->required();
  command.app->callback([&app, &exit_code, held = command.options] {
    print(completion(held->shell, describe(app)));
    exit_code = 0;
  });
  Command<ShellOptions> manual(app, "man", "The manual page", "  troef man | man -l -");
  manual.app->callback([&app, &exit_code] {
    print(manual_page(describe(app), app.version()));
    exit_code = 0;
  });
}

}  // namespace

void add_commands(CLI::App& app, int& exit_code) {
  add_play(app, exit_code);
  add_games(app, exit_code);
  add_rules(app, exit_code);
  add_simulate(app, exit_code);
  add_referee(app, exit_code);
  add_show(app, exit_code);
  add_arena(app, exit_code);
  add_perft(app, exit_code);
  add_bench(app, exit_code);
  add_about(app, exit_code);
}

}  // namespace troef::cli
