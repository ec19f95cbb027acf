// SPDX-License-Identifier: Apache-2.0
#include "cli/play/look.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "cli/terminal.h"

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

constexpr std::size_t fewest_columns = 40, most_columns = 78;

// A row up to its text, and the column in which the lines below begin.
struct Head {
  std::size_t bytes, column;
};

Head head_of(std::string_view row, std::size_t columns) {
  const std::size_t indent = std::min(row.find_first_not_of(' '), row.size());
  Head head{indent, indent + 2};
  for (auto gap = row.find("  ", indent); gap != std::string_view::npos;
       gap = row.find("  ", gap)) {
    gap = std::min(row.find_first_not_of(' ', gap), row.size());
    const std::size_t column = columns_of(row.substr(0, gap));
    if (gap < row.size() && column <= columns / 2) head = {gap, column};
  }
  return head;
}

// Columns in the text stay apart.
std::string filled_row(std::string_view row, std::size_t columns) {
  const Head head = head_of(row, columns);
  std::string text(row.substr(0, head.bytes));
  std::size_t column = columns_of(text);
  row.remove_prefix(head.bytes);
  while (!row.empty()) {
    const std::size_t gap = std::min(row.find_first_not_of(' '), row.size());
    row.remove_prefix(gap);
    const std::string_view word = row.substr(0, row.find(' '));
    row.remove_prefix(word.size());
    const std::size_t width = columns_of(word), space = std::min<std::size_t>(gap, 2);
    const bool fits = column + space + width <= columns || column <= head.column;
    text += fits ? std::string(space, ' ') : "\n" + std::string(head.column, ' ');
    column = (fits ? column + space : head.column) + width;
    text += word;
  }
  return text;
}

}  // namespace

std::size_t screen_columns() {
  if (isatty(STDOUT_FILENO) != 1) return most_columns;
  std::size_t columns = 0;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
  const auto told = environment("COLUMNS");
  if (columns == 0) std::from_chars(told.data(), told.data() + told.size(), columns);
  return columns == 0 ? most_columns : std::clamp(columns, fewest_columns, most_columns);
}

std::string fitted(const Look& look, std::string_view text) {
  if (!look.on_terminal) return std::string(text);
  std::string lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    lines += columns_of(line) <= look.columns ? std::string(line) : filled_row(line, look.columns);
    if (end < text.size()) lines += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

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
