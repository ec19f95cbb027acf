// SPDX-License-Identifier: Apache-2.0
// Shuts a connection on which an answer is awaited for too long, so that whoever waits hears of a
// fault. The network does not say so of a server that hangs: its machine goes on acknowledging.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace troef::server::storage {

class Watch {
 public:
  using Clock = std::chrono::steady_clock;

  Watch(int socket, Clock::duration limit);
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  void begin();  // from now on an answer is awaited; also when one came and the next is awaited
  void end();

 private:
  void run(const std::stop_token& stop);

  const int socket_;  // our own duplicate: its number is nobody else's as long as we live
  const Clock::duration limit_;
  std::mutex mutex_;
  std::condition_variable_any tick_;
  Clock::time_point until_ = Clock::time_point::max();
  std::jthread thread_;
};

}  // namespace troef::server::storage
