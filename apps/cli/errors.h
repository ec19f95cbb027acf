// SPDX-License-Identifier: Apache-2.0
// What ends a command early, with the sentence that the user gets to read and the exit status.
#pragma once

#include <stdexcept>

namespace troef::cli {

enum ExitStatus : int { all_right = 0, wrong_input = 1, wrong_call = 2 };

class Failure : public std::runtime_error {
 public:
  Failure(ExitStatus status, const std::string& message)
      : std::runtime_error(message), status_(status) {}
  ExitStatus status() const { return status_; }

 private:
  ExitStatus status_;
};

// The command was called in a wrong way.
inline Failure call_error(const std::string& message) { return {wrong_call, message}; }
// The call was right, but what it met was not: a wrong record, a full disk.
inline Failure input_error(const std::string& message) { return {wrong_input, message}; }

}  // namespace troef::cli
