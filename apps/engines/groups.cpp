// SPDX-License-Identifier: Apache-2.0
#include "engines/groups.h"

#include <array>
#include <atomic>
#include <csignal>

namespace troef::engines {
namespace {

constexpr std::size_t most_groups = 4096;  // those beyond are not noted
std::array<std::atomic<pid_t>, most_groups> groups{};
static_assert(std::atomic<pid_t>::is_always_lock_free);

}  // namespace

RunningGroup::RunningGroup(pid_t id) {
  for (pid_t nobody = 0; place_ < most_groups; ++place_, nobody = 0) {
    if (groups[place_].compare_exchange_strong(nobody, id)) return;
  }
}

RunningGroup::~RunningGroup() {
  if (place_ < most_groups) groups[place_] = 0;
}

void kill_running_groups() {
  for (const std::atomic<pid_t>& group : groups) {
    if (const pid_t id = group; id > 0) ::kill(-id, SIGKILL);
  }
}

}  // namespace troef::engines
