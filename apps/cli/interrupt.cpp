// SPDX-License-Identifier: Apache-2.0
#include "cli/interrupt.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>

#include "engines/groups.h"

namespace troef::cli {
namespace {

std::atomic<int> caught = 0;
std::atomic<std::int64_t> caught_at = 0;  // in milliseconds
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

// Can be read once a signal came; none until signals are caught.
std::array<int, 2> wake = {-1, -1};

// Never taken away: a signal may still come while the program ends.
engines::Interrupt* waiting = nullptr;

void wake_up() {
  const int before = errno;
  [[maybe_unused]] const auto written = ::write(wake[1], "", 1);
  if (caught != 0 && waiting != nullptr) waiting->now();
  errno = before;
}

// One key or one `timeout` may send the same signal twice in a moment: that is still the first.
extern "C" void note_signal(int number) {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  const std::int64_t now = std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
  if (caught == 0) {
    caught_at = now;
    caught = number;
    wake_up();
  } else if (now - caught_at > 500) {
    engines::kill_running_groups();
    signal(number, SIG_DFL);
    raise(number);
  }
}

std::atomic<bool> went_on = false;

extern "C" void note_continuing(int) {
  went_on = true;
  wake_up();
}

}  // namespace

void catch_interrupts() {
  if (wake[0] < 0 && ::pipe2(wake.data(), O_CLOEXEC | O_NONBLOCK) != 0) wake = {-1, -1};
  if (waiting == nullptr) waiting = new engines::Interrupt;
  struct sigaction action{};
  action.sa_handler = note_signal;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  // Under nohup it is ignored.
  struct sigaction hangup{};
  if (sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler != SIG_IGN) {
    sigaction(SIGHUP, &action, nullptr);
  }
}

int interrupted() { return caught; }

std::shared_ptr<const engines::Interrupt> end_of_waiting() {
  return {std::shared_ptr<void>(), waiting};
}

void notice_continuing() {
  struct sigaction action{};
  action.sa_handler = note_continuing;
  sigemptyset(&action.sa_mask);
  sigaction(SIGCONT, &action, nullptr);
}

bool continued() { return went_on.exchange(false); }

bool wait_to_read(int file) {
  for (;;) {
    char bytes[16];
    while (::read(wake[0], bytes, sizeof bytes) > 0) continue;
    if (caught != 0 || went_on) return false;
    std::array<pollfd, 2> files = {pollfd{file, POLLIN, 0}, pollfd{wake[0], POLLIN, 0}};
    const int ready = ::poll(files.data(), files.size(), -1);
    if (ready > 0 && files[0].revents != 0) return true;
    if (ready < 0 && errno != EINTR) return true;
  }
}

void ignore_file_limit_signal() { signal(SIGXFSZ, SIG_IGN); }

}  // namespace troef::cli
