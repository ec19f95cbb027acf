// SPDX-License-Identifier: Apache-2.0
// What options take as a value, and what is said where it is something else.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <concepts>

#include "cards/utf8.h"

namespace troef::cli {

// A number in decimal; not-a-number is between no two. A whole one is handed on without leading
// zeros, which would make it octal.
template <class Number>
CLI::Validator between(Number low, Number high) {
  const auto check = [low, high](std::string& text) -> std::string {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool whole = std::integral<Number>;
    if (read.ec == std::errc() && read.ptr == end && number >= low && number <= high) {
      if (whole) text = fmt::format("{}", number);
      return "";
    }
    return fmt::format("it takes a {}number from {} to {}, not \"{}\"", whole ? "whole " : "", low,
                       high, text);
  };
  return CLI::Validator(check, "");
}

// What JSON can hold.
inline CLI::Validator utf8() {
  return CLI::Validator(
      [](std::string& text) -> std::string {
        for (std::string_view rest = text; !rest.empty();) {
          if (!take_character(rest)) return "it takes text in UTF-8";
        }
        return "";
      },
      "");
}

// An option that was given nothing is no wish but a variable that was not set. Only `--after` may
// be empty: nothing happened first.
inline void refuse_empty_values(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    const bool flag = option->get_items_expected_max() == 0;
    if (option->get_positional() || flag || option->check_lname("after")) continue;
    const std::string type = option->get_type_name();
    option->check(CLI::Validator(
        [type](const std::string& text) {
          return text.empty() ? "it is empty; it takes " + type : std::string();
        },
        ""));
  }
}

}  // namespace troef::cli
