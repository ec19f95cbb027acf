// SPDX-License-Identifier: Apache-2.0
// A bar on standard error for work that takes longer than two seconds, with the time that is left.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace troef::cli {

class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  // `total` 0: it is not known how much there is to do.
  Progress(std::string what, std::uint64_t total);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Cheap enough to be told often.
  void at(std::uint64_t done);
  // Takes the bar off the screen, before something else is written there.
  void clear();
  double seconds() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }

 private:
  std::string what_;
  std::uint64_t total_;
  bool shown_ = false, terminal_;
  Clock::time_point began_ = Clock::now(), drawn_ = began_;
};

// The line of a bar: "deals [#####.....]  50 %, 3 s left".
std::string progress_line(const std::string& what, std::uint64_t done, std::uint64_t total,
                          double seconds);

}  // namespace troef::cli
