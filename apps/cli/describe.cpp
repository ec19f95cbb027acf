// SPDX-License-Identifier: Apache-2.0
#include "cli/describe.h"

#include <CLI/CLI.hpp>

namespace troef::cli {
namespace {

Parameter parameter(const CLI::Option& option) {
  const bool positional = option.get_positional();
  const std::string name = positional                    ? option.get_name(true)
                           : option.get_lnames().empty() ? "-" + option.get_snames().front()
                                                         : "--" + option.get_lnames().front();
  const bool flag = option.get_items_expected_max() == 0;
  return {name,
          positional || flag ? "" : option.get_type_name(),
          option.get_description(),
          option.get_default_str(),
          positional,
          option.get_required()};
}

}  // namespace

std::vector<CommandText> describe(const CLI::App& app) {
  std::vector<CommandText> commands;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    CommandText text{command->get_name(), command->get_description(), command->get_footer(), {}};
    for (const CLI::Option* option : command->get_options()) {
      if (option->get_group().empty()) continue;
      text.parameters.push_back(parameter(*option));
    }
    commands.push_back(text);
  }
  return commands;
}

std::string version(const CLI::App& app) { return app.version(); }

}  // namespace troef::cli
