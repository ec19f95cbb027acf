// SPDX-License-Identifier: Apache-2.0
// A program that is spoken with by lines over its standard input and output. Every wait ends at a
// given time; whatever the program does it is ended and reaped with this object, and with it all
// that it started in its process group.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engines/groups.h"

namespace troef::engines {

using Clock = std::chrono::steady_clock;

// Ends all waiting for the programs that have it, at once and for good; from any thread.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  void now();
  int file() const { return file_; }  // to be read from once it came; -1: there is none

 private:
  int file_;
};

struct ProcessSettings {
  bool show_errors = true;        // its standard error is ours; else the end of it is kept
  bool whole_environment = true;  // else PATH, HOME and LANG only
  // For ending by itself, from when its input ended.
  std::chrono::milliseconds grace{500};
  std::shared_ptr<const Interrupt> interrupt;
};

// Whether there is such a program: at its path, or in PATH where it is a mere name.
bool is_program(const std::string& name);

class Process {
 public:
  // nullptr, and why.
  static std::unique_ptr<Process> start(const std::vector<std::string>& command,
                                        const ProcessSettings& settings, std::string& error);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  enum class Came : std::uint8_t { line, late, ended, too_long };

  // All of the text; `ended` where nobody reads it any more.
  Came write(std::string_view text, Clock::time_point until);
  // The next line, without its end.
  Came read_line(std::string& line, Clock::time_point until);
  // It is asked to end, by the end of its input. The destructor kills it once its grace is over.
  void dismiss();
  // "ended with status 1", "was killed by signal 9"; "" while it runs.
  std::string how_it_ended();
  // The last line so far of its standard error, where that is kept; "" for none.
  std::string last_error();

  static constexpr std::size_t most_of_a_line = 64 * 1024;

 private:
  // Our ends; of errors -1 where they are shown.
  struct Files {
    int input, output, errors;
  };
  Process(pid_t id, const Files& files, const ProcessSettings& settings)
      : id_(id),
        group_(id),
        input_(files.input),
        output_(files.output),
        errors_(files.errors),
        grace_(settings.grace),
        interrupt_(settings.interrupt) {}
  // Whether it has ended by then. It is not reaped yet, so that its id stays its own.
  bool ended(Clock::time_point until);
  // Whether something can be done with one of its ends before the time is up.
  bool ready(int file, short what, Clock::time_point until);
  // Takes up some of what it wrote to its standard error.
  void hear();

  pid_t id_;
  std::optional<RunningGroup> group_;
  int input_, output_, errors_;
  std::chrono::milliseconds grace_;
  std::shared_ptr<const Interrupt> interrupt_;
  Clock::time_point dismissed_;
  bool ended_ = false;
  siginfo_t end_{};
  std::string buffer_, heard_;
};

}  // namespace troef::engines
