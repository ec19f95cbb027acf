// SPDX-License-Identifier: Apache-2.0
// What ends a command early, with the sentence that the user gets to read and the exit status.
#pragma once

#include <climits>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cards/quoted.h"

namespace troef::cli {

enum ExitStatus : int { all_right = 0, wrong_input = 1, wrong_call = 2 };

// What may hold anything: the name of a file, a word of the call.
inline std::string shown(std::string_view text) { return harmless(text, INT_MAX, Joiners::in); }

// Line by line.
inline std::string shown_lines(std::string_view text) {
  const auto end = text.find('\n');
  if (end == std::string_view::npos) return shown(text);
  return shown(text.substr(0, end)) + '\n' + shown_lines(text.substr(end + 1));
}

class Failure : public std::runtime_error {
 public:
  Failure(ExitStatus status, const std::string& message)
      : std::runtime_error(shown_lines(message)), status_(status) {}
  ExitStatus status() const { return status_; }

 private:
  ExitStatus status_;
};

// The command was called in a wrong way.
inline Failure call_error(const std::string& message) { return {wrong_call, message}; }
// The call was right, but what it met was not: a wrong record, a full disk.
inline Failure input_error(const std::string& message) { return {wrong_input, message}; }

}  // namespace troef::cli
