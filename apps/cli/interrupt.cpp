// SPDX-License-Identifier: Apache-2.0
#include "cli/interrupt.h"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>

#include "engines/groups.h"

namespace troef::cli {
namespace {

std::atomic<int> caught = 0;
std::atomic<std::int64_t> caught_at = 0;  // in milliseconds
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

// One key or one `timeout` may send the same signal twice in a moment: that is still the first.
extern "C" void note_signal(int number) {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  const std::int64_t now = std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
  if (caught == 0) {
    caught_at = now;
    caught = number;
  } else if (now - caught_at > 500) {
    engines::kill_running_groups();
    signal(number, SIG_DFL);
    raise(number);
  }
}

std::atomic<bool> went_on = false;

extern "C" void note_continuing(int) { went_on = true; }

}  // namespace

void catch_interrupts() {
  struct sigaction action{};
  action.sa_handler = note_signal;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

int interrupted() { return caught; }

void notice_continuing() {
  struct sigaction action{};
  action.sa_handler = note_continuing;
  sigemptyset(&action.sa_mask);
  sigaction(SIGCONT, &action, nullptr);
}

bool continued() { return went_on.exchange(false); }

void ignore_file_limit_signal() { signal(SIGXFSZ, SIG_IGN); }

}  // namespace troef::cli
