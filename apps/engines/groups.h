// SPDX-License-Identifier: Apache-2.0
// The process groups of all programs that run, kept so that a signal handler can end them; one that
// is just being started is not noted yet.
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace troef::engines {

// Noted as long as it lives.
class RunningGroup {
 public:
  explicit RunningGroup(pid_t id);
  ~RunningGroup();
  RunningGroup(const RunningGroup&) = delete;
  RunningGroup& operator=(const RunningGroup&) = delete;

 private:
  std::size_t place_ = 0;
};

// May be called in a signal handler.
void kill_running_groups();

}  // namespace troef::engines
