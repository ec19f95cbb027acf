// SPDX-License-Identifier: Apache-2.0
// What the commands share: options that several have, in the same words.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/choice.h"
#include "cli/programs.h"
#include "cli/values.h"

namespace troef::cli {

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
  void preset(std::string& value) {
    app->add_option("--preset", value,
                    "A named set of house rules, as `troef games GAME` lists them")
        ->type_name("PRESET");
  }
  void settings(std::vector<std::string>& values,
                const char* text =
                    "A house rule, as `troef games GAME` lists them; may be given more than once") {
    app->add_option("--set", values, text)->type_name("OPTION=VALUE")->allow_extra_args(false);
  }
  void choice() {
    GameChoice& choice = options->choice;
    app->add_option("GAME", choice.game, "The game, as `troef games` lists them")->required();
    preset(choice.preset);
    settings(choice.settings);
  }
  void threads(unsigned Options::* field, const char* names = "--threads") {
    add(names, field, "Threads; as many as there are processors if it is not given")
        ->type_name("N")
        ->transform(between(1U, 1024U));
  }
  void program_times() {
    ProgramTimes& times = options->times;
    const auto add_time = [&](const char* name, std::int64_t& time, const char* text) {
      app->add_option(name, time, text)
          ->type_name("MILLISECONDS")
          ->capture_default_str()
          ->transform(between(std::int64_t{1}, std::int64_t{3'600'000}));
    };
    add_time("--move-time", times.move, "Time that a program (cmd:…) has for one decision");
    add_time("--start-time", times.start, "Time that it has to say hello");
  }
  void calls(int (*function)(const Options&), int& exit_code) {
    app->callback([held = options, function, &exit_code] { exit_code = function(*held); });
  }
};

}  // namespace troef::cli
