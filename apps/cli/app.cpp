// SPDX-License-Identifier: Apache-2.0
#include "cli/app.h"

#include <fmt/format.h>
#include <sodium.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/output.h"
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

// What stands in the place of the command is none.
std::string no_command(const CLI::App& app, const std::vector<const char*>& words) {
  const std::string first = words[1];
  if (!first.starts_with("-")) {
    return fmt::format("unknown command \"{}\"; there is {}", first, nearest_command(app, first));
  }
  const std::string name = first.substr(0, first.find('='));
  for (const char* word : words) {
    if (!is_command(app, word)) continue;
    return fmt::format("the command comes first, then its options: troef {} {}", word, name);
  }
  return fmt::format("unknown option \"{}\"; there is --help or --version, and options of commands",
                     name);
}

// "unknown option --deal of troef simulate; there is --deals, …"
std::string unknown_argument(const CLI::App& app, const CLI::ExtrasError& error) {
  const auto chosen = app.get_subcommands();
  if (chosen.empty()) return error.what();
  const std::string command = chosen.front()->get_name();
  for (const std::string& word : app.remaining(true)) {
    if (!word.starts_with("-") || word == "--") continue;
    const std::string name = word.substr(0, word.find('='));
    const std::vector<CommandText> commands = describe(app);
    std::vector<std::string_view> names;
    for (const CommandText& each : commands) {
      if (each.name != command) continue;
      for (const Parameter& parameter : each.parameters) {
        if (!parameter.positional) names.push_back(parameter.name);
      }
    }
    if (std::ranges::find(names, name) != names.end()) {
      return fmt::format("behind -- nothing is an option; {} stands before it", name);
    }
    return fmt::format("unknown option {} of troef {}; there is {}", name, command,
                       nearest_first(name, names));
  }
  const auto extra = app.remaining(true);
  return fmt::format("troef {} does not take \"{}\" as well", command,
                     extra.empty() ? "" : extra.front());
}

// From "--deals: At Most 1 required but received 2" or "--deals: 1 required N missing".
std::string wrong_count(const std::string& text) {
  constexpr std::string_view before = ": 1 required ", after = " missing";
  const std::string option = text.substr(0, text.find(':'));
  const auto at = text.find(before);
  if (at == std::string::npos) return option + " is given more than once";
  const auto from = at + before.size();
  return option + " needs " + text.substr(from, text.rfind(after) - from) + " behind it";
}

// Players are named one after another: a game behind them is taken for one.
std::string missing(const CLI::App& app, const std::string& text) {
  const auto chosen = app.get_subcommands();
  const auto* players = chosen.empty() ? nullptr : chosen.front()->get_option_no_throw("--players");
  const bool named = players != nullptr && players->count() > 0;
  return named ? text + "; it stands before --players" : text;
}

int wrong(const CLI::App& app, const std::string& message) {
  const auto chosen = app.get_subcommands();
  tell(fmt::format("troef: {}\nHelp: troef {}--help\n", shown_lines(message),
                   chosen.empty() ? "" : chosen.front()->get_name() + " "));
  return wrong_call;
}

// Options that are hidden leave an empty line where they would stand.
std::string without_gap(std::string help) {
  const auto gap = help.find("\n\n\n");
  return gap == std::string::npos ? help : help.erase(gap, 1);
}

int parse(CLI::App& app, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
    return all_right;
  } catch (const CLI::Success& help) {  // --help, --version
    std::ostringstream text;
    const int status = app.exit(help, text, text);
    print(without_gap(text.str()));
    return status;
  } catch (const CLI::ExtrasError& error) {
    return wrong(app, unknown_argument(app, error));
  } catch (const CLI::RequiredError& error) {
    return wrong(app, missing(app, error.what()));
  } catch (const CLI::ArgumentMismatch& error) {
    return wrong(app, wrong_count(error.what()));
  } catch (const CLI::ConversionError& error) {
    return wrong(app, std::string(error.what()) + "; such an option is given or not");
  } catch (const CLI::ParseError& error) {
    return wrong(app, error.what());
  }
}

// "troef help solve" is "troef solve --help".
void ask_for_help(std::vector<const char*>& words) {
  words.erase(words.begin() + 1);
  words.resize(std::min<std::size_t>(words.size(), 2));
  words.push_back("--help");
}

}  // namespace

int run(int argc, const char* const* argv) {
  int exit_code = all_right;
  keep_standard_streams();
  try {
    if (sodium_init() < 0) throw input_error("libsodium cannot be used on this machine");
    ignore_file_limit_signal();
    CLI::App app("Dutch card games: play, referee, simulate.", "troef");
    app.set_version_flag("--version", std::string("troef ") + TROEF_VERSION);
    app.require_subcommand(1);
    app.footer(std::string(terms) + "\n\n" + examples);
    add_commands(app, exit_code);
    if (argc < 2) {
      tell(app.help());
      return wrong_call;
    }
    std::vector<const char*> words(argv, argv + argc);
    if (std::string_view(words[1]) == "help") ask_for_help(words);
    const std::string first = words[1];
    if (!is_command(app, first) && app.get_option_no_throw(first) == nullptr) {
      return wrong(app, no_command(app, words));
    }
    const int status = parse(app, static_cast<int>(words.size()), words.data());
    return status != all_right ? status : exit_code;
  } catch (const Failure& failure) {
    tell(fmt::format("troef: {}\n", failure.what()));
    return failure.status();
  } catch (const std::exception& error) {
    tell(fmt::format("troef: {}\n", error.what()));
    return wrong_input;
  }
}

}  // namespace troef::cli
