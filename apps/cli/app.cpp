// SPDX-License-Identifier: Apache-2.0
#include "cli/app.h"

#include <fmt/format.h>
#include <sodium.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.h"
#include "cli/describe.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "deal/rules.h"

namespace troef::cli {
namespace {

constexpr const char* examples =
    "Examples:\n"
    "  troef play klaverjassen\n"
    "  troef rules klaverjassen KJ-25\n"
    "  troef simulate heugen --deals 1000000\n"
    "  troef referee evening.troef.jsonl\n"
    "\n"
    "Each command has its own help: troef simulate --help";

std::string nearest_command(const CLI::App& app, const std::string& name) {
  const std::vector<CommandText> commands = describe(app);
  std::vector<std::string_view> names;
  names.reserve(commands.size());
  for (const CommandText& command : commands) names.push_back(command.name);
  return nearest_first(name, names);
}

bool is_command(const CLI::App& app, const std::string& name) {
  return !app.get_subcommands([&](const CLI::App* each) { return each->get_name() == name; })
              .empty();
}

// "unknown option --deal of troef simulate; there is --deals, …"
std::string unknown_argument(const CLI::App& app, const CLI::ExtrasError& error) {
  const auto chosen = app.get_subcommands();
  if (chosen.empty()) return error.what();
  const std::string command = chosen.front()->get_name();
  for (const std::string& word : app.remaining(true)) {
    if (!word.starts_with("-")) continue;
    const std::string name = word.substr(0, word.find('='));
    const std::vector<CommandText> commands = describe(app);
    std::vector<std::string_view> names;
    for (const CommandText& each : commands) {
      if (each.name != command) continue;
      for (const Parameter& parameter : each.parameters) {
        if (!parameter.positional) names.push_back(parameter.name);
      }
    }
    return fmt::format("unknown option {} of troef {}; there is {}", name, command,
                       nearest_first(name, names));
  }
  const auto extra = app.remaining(true);
  return fmt::format("troef {} does not take \"{}\" as well", command,
                     extra.empty() ? "" : extra.front());
}

int wrong(const CLI::App& app, const std::string& message) {
  const auto chosen = app.get_subcommands();
  fmt::print(stderr, "troef: {}\nHelp: troef {}--help\n", message,
             chosen.empty() ? "" : chosen.front()->get_name() + " ");
  return wrong_call;
}

int parse(CLI::App& app, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
    return all_right;
  } catch (const CLI::Success& help) {  // --help, --version
    return app.exit(help);
  } catch (const CLI::ExtrasError& error) {
    return wrong(app, unknown_argument(app, error));
  } catch (const CLI::ParseError& error) {
    return wrong(app, error.what());
  }
}

}  // namespace

int run(int argc, const char* const* argv) {
  int exit_code = all_right;
  try {
    if (sodium_init() < 0) throw input_error("libsodium cannot be used on this machine");
    ignore_file_limit_signal();
    CLI::App app("Dutch card games: play, referee, simulate.", "troef");
    app.set_version_flag("--version", std::string("troef ") + TROEF_VERSION);
    app.require_subcommand(1);
    app.footer(examples);
    add_commands(app, exit_code);
    if (argc < 2) {
      fmt::print(stderr, "{}", app.help());
      return wrong_call;
    }
    const std::string first = argv[1];
    if (!first.starts_with("-") && !is_command(app, first)) {
      return wrong(app, fmt::format("unknown command \"{}\"; there is {}", first,
                                    nearest_command(app, first)));
    }
    const int status = parse(app, argc, argv);
    return status != all_right ? status : exit_code;
  } catch (const Failure& failure) {
    fmt::print(stderr, "troef: {}\n", failure.what());
    return failure.status();
  } catch (const std::exception& error) {
    fmt::print(stderr, "troef: {}\n", error.what());
    return wrong_input;
  }
}

}  // namespace troef::cli
