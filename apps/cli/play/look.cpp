// SPDX-License-Identifier: Apache-2.0
#include "cli/play/look.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace troef::cli::table {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

// The first that is set, as the C library has it.
std::string_view locale(const char* category) {
  for (const char* name : {"LC_ALL", category, "LANG"}) {
    if (const auto value = environment(name); !value.empty()) return value;
  }
  return {};
}

bool is_utf8(std::string_view locale) {
  for (const auto name : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
    if (locale.find(name) != std::string_view::npos) return true;
  }
  return false;
}

}  // namespace

Terminal terminal() {
  const auto kind = environment("TERM");
  Terminal terminal;
  terminal.is_terminal = isatty(STDOUT_FILENO) == 1 && kind != "dumb";
  terminal.utf8 = is_utf8(locale("LC_CTYPE"));
  terminal.colours = terminal.is_terminal && !kind.empty() && environment("NO_COLOR").empty();
  return terminal;
}

std::string inked(const Look& look, Ink ink, std::string text) {
  constexpr std::string_view codes[] = {"", "2", "1", "31", "32", "34"};
  if (!look.colours || ink == Ink::plain) return text;
  std::string result("\033[");
  return result.append(codes[static_cast<std::size_t>(ink)]).append("m").append(text) + "\033[0m";
}

}  // namespace troef::cli::table
