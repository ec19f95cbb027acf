// SPDX-License-Identifier: Apache-2.0
// The commands as data, for the manual page and the completion of shells.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace troef::cli {

// What a newcomer must know to read the help.
inline constexpr const char* terms =
    "A preset is a named set of house rules. A record is a deal as a line of JSON: play and\n"
    "simulate write records; referee, verify, show and solve read them.";

struct Parameter {
  std::string name;   // "--deals", "GAME"
  std::string value;  // "N"; empty for a flag
  std::string text;
  std::string usual;  // what it is where it is not given; empty where the text says it
  bool positional, required;
};

struct CommandText {
  std::string name, summary, examples;
  std::vector<Parameter> parameters;
};

std::vector<CommandText> describe(const CLI::App& app);
// "troef 0.1.0".
std::string version(const CLI::App& app);

}  // namespace troef::cli
