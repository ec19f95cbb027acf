// SPDX-License-Identifier: Apache-2.0
// A line at the table: an action, or something that is asked of it.
#pragma once

#include "cli/play/read_action.h"

namespace troef::cli::table {

enum class Ask : std::uint8_t {
  act,      // action
  enter,    // an empty line
  unclear,  // error or meanings
  help,     // about what argument says
  list,
  actions,
  why,  // action, or unclear argument
  hand,
  table,
  last,
  score,
  hint,
  rest,  // all tricks that are left
  undo,
  rules,
  quit
};

struct Line {
  Ask ask;
  ReadAction read;
  std::string argument;
};

// All words for the same as this one; none where it is no command.
std::vector<std::string_view> names_of_command(std::string_view word);

Line read_line(const Look& look, const View& view, const std::string& text);

}  // namespace troef::cli::table
