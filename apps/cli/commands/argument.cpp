// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/argument.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "cards/quoted.h"
#include "cards/utf8.h"
#include "deal/rules.h"

namespace troef::cli {
namespace {

// Why the text is no such number, or nothing. A whole one is handed on without leading zeros, which
// would make it octal.
template <class Number>
std::string read_between(std::string& text, Number low, Number high) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  constexpr bool whole = std::integral<Number>;
  if (read.ec == std::errc() && read.ptr == end && number >= low && number <= high) {
    if (whole) text = fmt::format("{}", number);
    return "";
  }
  return fmt::format("it takes a {}number from {} to {}, not \"{}\"", whole ? "whole " : "", low,
                     high, text);
}

std::string read_utf8(const std::string& text) {
  for (std::string_view rest = text; !rest.empty();) {
    if (!take_character(rest)) return "it takes text in UTF-8";
  }
  return "";
}

}  // namespace

Argument Argument::type_name(const char* name) {
  option_->type_name(name);
  return *this;
}

Argument Argument::capture_default_str() {
  option_->capture_default_str();
  return *this;
}

Argument Argument::default_str(const char* text) {
  option_->default_str(text);
  return *this;
}

Argument Argument::required() {
  option_->required();
  return *this;
}

Argument Argument::one_at_a_time() {
  option_->allow_extra_args(false);
  return *this;
}

Argument Argument::hidden() {
  option_->group("");
  return *this;
}

template <class Number>
Argument Argument::between(Number low, Number high) {
  option_->transform(
      CLI::Validator([low, high](std::string& text) { return read_between(text, low, high); }, ""));
  return *this;
}

Argument Argument::utf8() {
  option_->check(CLI::Validator(read_utf8, ""));
  return *this;
}

Argument Argument::one_of(std::initializer_list<std::string_view> values) {
  option_->check(CLI::Validator(
      [names = std::vector(values)](const std::string& text) {
        if (std::ranges::find(names, text) != names.end()) return std::string();
        return fmt::format("it takes {}, not {}", nearest_first(text, names), troef::quoted(text));
      },
      ""));
  return *this;
}

template <class Value>
Argument add_argument(CLI::App& command, const char* name, Value& value, const char* text) {
  return Argument(*command.add_option(name, value, text));
}

Argument add_flag(CLI::App& command, const char* name, bool& value, const char* text) {
  return Argument(*command.add_flag(name, value, text));
}

CLI::App* add_command(CLI::App& app, const char* name, const char* summary,
                      const std::string& examples) {
  CLI::App* const command = app.add_subcommand(name, summary);
  command->footer("Examples:\n" + examples);
  return command;
}

void when_called(CLI::App& command, std::function<void()> function) {
  command.callback(std::move(function));
}

void refuse_empty_values(CLI::App& app) {
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    for (CLI::Option* option : command->get_options()) {
      const bool flag = option->get_items_expected_max() == 0;
      if (option->get_positional() || flag || option->check_lname("after")) continue;
      const std::string type = option->get_type_name();
      const auto check = [type](const std::string& text) {
        return text.empty() ? "it is empty; it takes " + type : std::string();
      };
      option->check(CLI::Validator(check, ""));
    }
  }
}

template Argument Argument::between(int, int);
template Argument Argument::between(unsigned, unsigned);
template Argument Argument::between(std::int64_t, std::int64_t);
template Argument Argument::between(std::uint64_t, std::uint64_t);
template Argument Argument::between(double, double);

template Argument add_argument(CLI::App&, const char*, int&, const char*);
template Argument add_argument(CLI::App&, const char*, unsigned&, const char*);
template Argument add_argument(CLI::App&, const char*, std::int64_t&, const char*);
template Argument add_argument(CLI::App&, const char*, std::uint64_t&, const char*);
template Argument add_argument(CLI::App&, const char*, double&, const char*);
template Argument add_argument(CLI::App&, const char*, std::string&, const char*);
template Argument add_argument(CLI::App&, const char*, std::vector<std::string>&, const char*);

}  // namespace troef::cli
