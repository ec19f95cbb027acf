// SPDX-License-Identifier: Apache-2.0
// What is said on a terminal while something takes a while, so that it does not look dead; with
// this object it is gone from the line.
#pragma once

#include <string>
#include <thread>

#include "cli/play/console.h"
#include "cli/play/look.h"

namespace troef::cli::table {

class Waiting {
 public:
  // Nobody else may print meanwhile.
  Waiting(const Look& look, Console& console, std::string text);
  ~Waiting();
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  void say_so_later(const std::stop_token& over);

  Console& console_;
  std::string text_;
  bool said_ = false;
  std::jthread thread_;  // the last: it uses the others
};

}  // namespace troef::cli::table
