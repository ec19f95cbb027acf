// SPDX-License-Identifier: Apache-2.0
// No test is timed, but one that never ends is ended after ten minutes, and says where it waited.
#pragma once

#include <chrono>
#include <source_location>
#include <thread>

namespace troef::test {

// From now on the test that runs has so long.
void end_within(unsigned seconds);

// Asleep, so that a signal comes through under the thread sanitizer as well.
inline void let_others_run() { std::this_thread::sleep_for(std::chrono::microseconds(50)); }

// While it lives, the test waits for what may never come.
class Awaiting {
 public:
  explicit Awaiting(const std::source_location& where);
  ~Awaiting();
  Awaiting(const Awaiting&) = delete;
  Awaiting& operator=(const Awaiting&) = delete;

 private:
  const char* const file_;  // of who waited already
  const unsigned line_;
};

// Waits for another thread or process.
template <class Condition>
void wait_until(Condition condition,
                const std::source_location& where = std::source_location::current()) {
  const Awaiting awaiting(where);
  while (!condition()) let_others_run();
}

}  // namespace troef::test
