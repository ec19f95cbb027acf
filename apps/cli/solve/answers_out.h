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
  // "" or "-" is standard output. `resume`: goes on behind what a file holds, after cutting off a
  // line that is not whole; else a file must not hold anything. `head` is its first line, if any.
  AnswersOut(const std::string& path, bool resume, std::string_view head);
  ~AnswersOut();
  AnswersOut(const AnswersOut&) = delete;
  AnswersOut& operator=(const AnswersOut&) = delete;

  // Answers that were there already.
  std::uint64_t before() const { return lines_; }
  // The last of them, with its end.
  const std::string& last() const { return last_; }

  // Of whole lines; they are in the file when this returns.
  void write(std::string_view lines);
  void close();

 private:
  void lock();
  void read_on(std::string_view head);

  std::string path_, last_;
  std::uint64_t lines_ = 0;
  int lock_ = -1;
  std::unique_ptr<LineOutput> output_;
};

}  // namespace troef::cli
