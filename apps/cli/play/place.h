// SPDX-License-Identifier: Apache-2.0
// A line of a menu, and the place in it that was typed.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace troef::cli::table {

// By number from 1, or by the beginning of one name.
template <class Name>
std::optional<std::size_t> place_in(const std::string& typed, std::size_t count, Name name) {
  if (typed.empty()) return std::nullopt;
  std::size_t number = 0;
  const auto* end = typed.data() + typed.size();
  if (std::from_chars(typed.data(), end, number).ptr == end && number >= 1 && number <= count) {
    return number - 1;
  }
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < count; ++i) {
    if (name(i) == typed) return i;
    if (!name(i).starts_with(typed)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

inline bool asks_for_help(std::string_view typed) {
  return typed == "?" || typed == "help" || typed == "hulp";
}

inline std::string menu_line(std::size_t number, std::string_view text) {
  return fmt::format("{:4}  {}\n", number, text);
}

}  // namespace troef::cli::table
