// SPDX-License-Identifier: Apache-2.0
// The commands as data, for the manual page and the completion of shells.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace troef::cli {

struct Parameter {
  std::string name;   // "--deals", "GAME"
  std::string value;  // "N"; empty for a flag
  std::string text;
  bool positional, required;
};

struct CommandText {
  std::string name, summary, examples;
  std::vector<Parameter> parameters;
};

std::vector<CommandText> describe(const CLI::App& app);

}  // namespace troef::cli
