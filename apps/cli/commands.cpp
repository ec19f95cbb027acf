// SPDX-License-Identifier: Apache-2.0
#include "cli/commands.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/arena.h"
#include "cli/bench.h"
#include "cli/bot.h"
#include "cli/completion.h"
#include "cli/describe.h"
#include "cli/games.h"
#include "cli/man.h"
#include "cli/output.h"
#include "cli/perft.h"
#include "cli/play/play.h"
#include "cli/referee/referee.h"
#include "cli/rules.h"
#include "cli/serve.h"
#include "cli/show/show.h"
#include "cli/signals.h"
#include "cli/simulate/simulate.h"
#include "cli/solve/solve.h"
#include "cli/values.h"
#include "cli/verify/verify.h"
#include "server/config.h"

namespace troef::cli {
namespace {

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
    return add("--seed", &Options::seed, text)->type_name("TEXT")->check(utf8());
  }
  void choice() {
    GameChoice& choice = options->choice;
    app->add_option("GAME", choice.game, "The game, as `troef games` lists them")->required();
    app->add_option("--preset", choice.preset, "A named set of house rules")->type_name("PRESET");
    app->add_option("--set", choice.settings, "A house rule; may be given more than once")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
  }
  void program_times() {
    ProgramTimes& times = options->times;
    const auto add_time = [&](const char* name, std::int64_t& time, const char* text) {
      app->add_option(name, time, text)
          ->type_name("MILLISECONDS")
          ->capture_default_str()
          ->transform(between(std::int64_t{1}, std::int64_t{3'600'000}));
    };
    add_time("--move-time", times.move, "Time of a program for one decision");
    add_time("--start-time", times.start, "Time of a program to say hello");
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
                                "  troef rules KJ-25\n"
                                "  troef rules heugen widow_counts --lang nl\n"
                                "  troef rules pandoer last trick\n"
                                "  troef rules --book --lang nl > rules.nl.md");
  command.add("GAME", &RulesOptions::game,
              "The game, as `troef games` lists them, or at once a RULE that tells it");
  command.add(
      "RULE", &RulesOptions::words,
      "The number of a rule, the name of a house rule or a preset, or words that occur in it");
  command.flag("--book", &RulesOptions::book, "The rules of all games as Markdown");
  command.language();
  command.calls(rules, exit_code);
}

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
      ->type_name("N")
      ->capture_default_str()
      ->transform(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  command.seed("What all chance follows from; drawn and shown if it is not given");
  command
      .add("--players", &SimulateOptions::players,
           "The bot of all seats, or of each: random,random,… or random random …")
      ->type_name("BOT[,BOT…]")
      ->capture_default_str();
  command.add("--signals", &SimulateOptions::signals, "The convention that they give and read")
      ->type_name("NAME")
      ->capture_default_str();
  command
      .add("--threads", &SimulateOptions::threads,
           "Threads; as many as there are processors if it is not given")
      ->type_name("N")
      ->transform(between(1U, 1024U));
  command.program_times();
  command
      .add("--record", &SimulateOptions::record,
           "Write every deal to this file (- is standard output)")
      ->type_name("FILE");
  command.flag("--legal", &SimulateOptions::legal, "Record with every action all that were legal");
  command.flag("--honest", &SimulateOptions::honest,
               "Deal by commitment and cuts, and record the proof of it");
  command.json();
  command.calls(simulate, exit_code);
}

void add_signals(CLI::App& app, int& exit_code) {
  Command<SignalsOptions> command(app, "signals", "What cards tell partners: the conventions",
                                  "  troef signals\n"
                                  "  troef signals hoogjassen --lang nl\n"
                                  "  troef signals seinen");
  command.add("GAME", &SignalsOptions::which, "Those of this game; or one convention by its name");
  command.json();
  command.language();
  command.calls(signals, exit_code);
}

void add_bot(CLI::App& app, int& exit_code) {
  Command<BotOptions> command(app, "bot", "A bot on standard input and output, for other programs",
                              "  troef bot thumb\n"
                              "  troef arena heugen --players 'cmd:troef bot thumb' thumb");
  command.add("BOT", &BotOptions::name, "Which, with its options: NAME[:nodes=N][:time=MS]")
      ->required();
  command.calls(bot, exit_code);
}

void add_arena_lengths(Command<ArenaOptions>& command) {
  command.add("--deals", &ArenaOptions::deals, "How many duplicate deals, at most")
      ->type_name("N")
      ->capture_default_str()
      ->transform(between(std::uint64_t{1}, std::uint64_t{100'000'000}));
  command.flag("--until-clear", &ArenaOptions::until_clear,
               "Stop as soon as it is clear who is ahead, wrongly in at most 5 % of such runs");
  command.seed("What all chance follows from; drawn and shown if it is not given");
  command
      .add("--threads", &ArenaOptions::threads,
           "Threads; as many as there are processors if it is not given")
      ->type_name("N")
      ->transform(between(1U, 1024U));
  command.program_times();
}

void add_arena(CLI::App& app, int& exit_code) {
  Command<ArenaOptions> command(
      app, "arena", "Bots against each other over duplicate deals",
      "  troef arena hoogjassen --players thumb,random --deals 2000\n"
      "  troef arena klaverjassen --players thumb:signals=seinen,thumb --until-clear\n"
      "  troef arena pandoer --players 'cmd:python3 bot.py' thumb\n"
      "  troef arena all --ladder --deals 2000 --seed final");
  command.add("GAME", &ArenaOptions::games, "The games, as `troef games` lists them, or all")
      ->required();
  command
      .add("--players", &ArenaOptions::players,
           "The two bots, with options (club:time=100), or programs: cmd:PROGRAM ARGUMENTS")
      ->type_name("A,B");
  command.flag("--ladder", &ArenaOptions::ladder,
               "Each bot against the one before it, of all or of --players; a table in Markdown");
  command.add("--preset", &ArenaOptions::preset, "A named set of house rules")->type_name("PRESET");
  command.flag("--all-presets", &ArenaOptions::all_presets, "Every preset of the games");
  command.add("--set", &ArenaOptions::settings, "A house rule; may be given more than once")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
  command.add("--signals", &ArenaOptions::signals, "The convention that the bots give and read")
      ->type_name("NAME")
      ->capture_default_str();
  add_arena_lengths(command);
  command.json();
  command.calls(arena, exit_code);
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

void add_verify(CLI::App& app, int& exit_code) {
  Command<VerifyOptions> command(
      app, "verify", "Records checked for honest dealing",
      "  troef verify evening.troef.jsonl\n"
      "  troef simulate heugen --deals 10 --honest --record - | troef verify -");
  command.add("FILE", &VerifyOptions::files, "Files of records (- is standard input)")->required();
  command.json();
  command.calls(verify, exit_code);
}

void add_show(CLI::App& app, int& exit_code) {
  Command<ShowOptions> command(app, "show", "A recorded deal as people read it",
                               "  troef show evening.troef.jsonl --deal 3\n"
                               "  troef simulate heugen --deals 1 --record - 2>&- | troef show -");
  command.add("FILE", &ShowOptions::file, "A file of records (- is standard input)")->required();
  command.add("--deal", &ShowOptions::deal, "Which deal of the file, counted from 1")
      ->type_name("N")
      ->capture_default_str()
      ->transform(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
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
      ->transform(between(1, 60));
  command.json();
  command.calls(perft, exit_code);
}

void add_bench(CLI::App& app, int& exit_code) {
  Command<BenchOptions> command(app, "bench", "How fast the engine plays each game",
                                "  troef bench\n  troef bench --seconds 5 --json");
  command.add("--seconds", &BenchOptions::seconds, "Time for each figure")
      ->type_name("S")
      ->capture_default_str()
      ->transform(between(0.01, 3600.0));
  command.json();
  command.calls(bench, exit_code);
}

void add_serve(CLI::App& app, int& exit_code) {
  Command<ServeOptions> command(app, "serve", "Tables for browsers",
                                "  troef serve\n"
                                "  troef serve --listen 0.0.0.0:8040 --store sqlite:troef.db\n"
                                "  troef serve --config /etc/troef/troef.toml");
  command
      .add("--listen", &ServeOptions::listen,
           "Where to listen (default: 127.0.0.1:8040); port 0: any that is free")
      ->type_name("ADDRESS:PORT");
  command
      .add("--store", &ServeOptions::store,
           "Where tables are kept (default: sqlite:FILE in the user's data folder)")
      ->type_name("ADDRESS");
  command.add("--config", &ServeOptions::config, "A file of settings (TOML)")->type_name("FILE");
  command.add("--log-level", &ServeOptions::log_level, "What is logged: warning if not given")
      ->type_name("debug|info|warning|error|off");
  command
      .add("--origin", &ServeOptions::origins,
           "Where browsers find its pages, if a proxy changes Host; may be given more than once")
      ->type_name("URL")
      ->allow_extra_args(false);
  command.flag("--behind-proxy", &ServeOptions::behind_proxy,
               "Believe X-Forwarded-For and X-Forwarded-Proto");
  command
      .add("--bot-threads", &ServeOptions::bot_threads,
           "Threads for bots; one fewer than processors if it is not given")
      ->type_name("N")
      ->transform(between(1U, server::most_bot_threads));
  command.add("--web", &ServeOptions::web, "Serve the page from this folder, not the built-in one")
      ->type_name("FOLDER");
  command.calls(serve, exit_code);
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
  add_about(app, exit_code);
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    refuse_empty_values(*command);
  }
}

}  // namespace troef::cli
