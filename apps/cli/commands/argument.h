// SPDX-License-Identifier: Apache-2.0
// What a command takes. Only argument.cpp looks into CLI11, which takes long to compile.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace troef::cli {

class Argument {
 public:
  explicit Argument(CLI::Option& option) : option_(&option) {}

  // What stands for its value in the help.
  Argument type_name(const char* name);
  Argument capture_default_str();
  Argument default_str(const char* text);
  Argument required();
  // One value each time that it is given, not all words up to the next option.
  Argument one_at_a_time();
  // In no help.
  Argument hidden();

  // A number in decimal; not-a-number is between no two.
  template <class Number>
  Argument between(Number low, Number high);
  // What JSON can hold.
  Argument utf8();
  Argument one_of(std::initializer_list<std::string_view> values);

 private:
  CLI::Option* option_;
};

// "--deals", or "GAME" for what has no name where it is given.
template <class Value>
Argument add_argument(CLI::App& command, const char* name, Value& value, const char* text);
Argument add_flag(CLI::App& command, const char* name, bool& value, const char* text);

CLI::App* add_command(CLI::App& app, const char* name, const char* summary,
                      const std::string& examples);
void when_called(CLI::App& command, std::function<void()> function);

// An option that was given nothing is no wish but a variable that was not set. Only `--after` may
// be empty: nothing happened first. Of all commands there are.
void refuse_empty_values(CLI::App& app);

}  // namespace troef::cli
