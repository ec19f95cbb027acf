// SPDX-License-Identifier: Apache-2.0
// Where answers go: standard output, or a file that can be gone on with whatever stopped it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "cli/output.h"

namespace troef::cli {

class AnswersOut {
 public:
  // "" or "-" is standard output. `resume`: goes on behind what a file holds, with what replaces a
  // line that is not whole; else a file must not hold anything. `head` is its first line, if any.
  AnswersOut(const std::string& path, bool resume, std::string_view head);
  ~AnswersOut();
  AnswersOut(const AnswersOut&) = delete;
  AnswersOut& operator=(const AnswersOut&) = delete;

  const std::string& path() const { return path_; }
  // Answers that were there already.
  std::uint64_t before() const { return lines_; }
  // The last of them, with its end.
  const std::string& last() const { return last_; }

  // Of whole lines; they are in the file when this returns. A line that is not whole, in their
  // place, begins as they do, as far as that is `certain`.
  void write(std::string_view lines, std::size_t certain);
  // What is not whole at its end then and is no beginning of any line of this output stays, and is
  // refused.
  void close();

 private:
  void lock();
  void read_on(std::string_view head);
  void cut_off_half();
  std::string_view known_half() const;
  [[noreturn]] void refuse_half() const;

  std::string path_, last_;
  std::string half_;                     // the line that is not whole, in the file still
  std::uint64_t lines_ = 0, whole_ = 0;  // answers in the file; and with its head
  int lock_ = -1;
  std::unique_ptr<LineOutput> output_;
};

}  // namespace troef::cli
