// SPDX-License-Identifier: Apache-2.0
// What the commands share: options that several have, in the same words.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/choice.h"
#include "cli/commands/argument.h"
#include "cli/programs.h"

namespace troef::cli {

// A command with its own options, which live as long as the command can be called.
template <class Options>
struct Command {
  CLI::App* app;
  std::shared_ptr<Options> options = std::make_shared<Options>();

  Command(CLI::App& parent, const char* name, const char* summary, const char* examples)
      : app(add_command(parent, name, summary, examples)) {}
  template <class Value>
  Argument add(const char* name, Value Options::* field, const char* text) {
    return add_argument(*app, name, options.get()->*field, text);
  }
  Argument flag(const char* name, bool Options::* field, const char* text) {
    return add_flag(*app, name, options.get()->*field, text);
  }
  void language() {
    add("--lang", &Options::language, "Language: nl or en (default: as LC_ALL or LANG say)")
        .type_name("nl|en");
  }
  void json() { flag("--json", &Options::json, "JSON, for programs"); }
  Argument seed(const char* text) {
    return add("--seed", &Options::seed, text).type_name("TEXT").utf8();
  }
  void preset(std::string& value) {
    add_argument(*app, "--preset", value,
                 "A named set of house rules, as `troef games GAME` lists them")
        .type_name("PRESET");
  }
  void settings(std::vector<std::string>& values,
                const char* text =
                    "A house rule, as `troef games GAME` lists them; may be given more than once") {
    add_argument(*app, "--set", values, text).type_name("OPTION=VALUE").one_at_a_time();
  }
  void choice() {
    GameChoice& choice = options->choice;
    add_argument(*app, "GAME", choice.game, "The game, as `troef games` lists them").required();
    preset(choice.preset);
    settings(choice.settings);
  }
  void threads(unsigned Options::* field, const char* names = "--threads") {
    add(names, field, "Threads; as many as there are processors if it is not given")
        .type_name("N")
        .between(1U, 1024U);
  }
  void program_times() {
    ProgramTimes& times = options->times;
    const auto add_time = [&](const char* name, std::int64_t& time, const char* text) {
      add_argument(*app, name, time, text)
          .type_name("MILLISECONDS")
          .capture_default_str()
          .between(std::int64_t{1}, std::int64_t{3'600'000});
    };
    add_time("--move-time", times.move, "Time that a program (cmd:…) has for one decision");
    add_time("--start-time", times.start, "Time that it has to say hello");
  }
  void calls(int (*function)(const Options&), int& exit_code) {
    when_called(*app, [held = options, function, &exit_code] { exit_code = function(*held); });
  }
};

}  // namespace troef::cli
