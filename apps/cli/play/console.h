// SPDX-License-Identifier: Apache-2.0
// Standard input and output, line by line; at a terminal with keys to edit a line. The end of the
// input and Ctrl-C both end the reading.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/play/line_editor.h"

namespace troef::cli::table {

class Console {
 public:
  static constexpr std::size_t longest = 4096;  // bytes of a line
  // With what is said of a line that is longer; it is passed over, and asked for anew.
  explicit Console(std::string too_long) : too_long_(std::move(too_long)) {}
  void print(std::string_view text);
  void line(std::string_view text = "");
  // Shows what is asked and waits; nothing once the input is over or the program is asked to stop.
  std::optional<std::string> ask(std::string_view prompt);
  // Whether yes is typed.
  bool agreed(std::string_view prompt);
  // Waits, so that a table can be followed; not once the program is asked to stop.
  void rest(int milliseconds) const;
  // The output is gone, the input is over, or a signal came.
  bool ended() const;
  // Why nobody can read what is printed, as in errno; 0 where it can be read.
  int broken() const { return broken_; }
  // Whether somebody is there who can be asked, and not a pipe.
  static bool at_terminal();

 private:
  std::optional<std::string> edited(std::string_view prompt);
  std::optional<std::string> from_pipe(std::string_view prompt);
  std::optional<std::string> whole_line();

  std::string too_long_;
  std::unique_ptr<LineEditor> editor_ = LineEditor::make();
  std::string buffer_;
  bool at_end_ = false;
  int broken_ = 0;
};

}  // namespace troef::cli::table
