// SPDX-License-Identifier: Apache-2.0
// Threads for long work of several kinds, which get the same time each: of the kinds that something
// waits of, the one that has had the least goes first. Within a kind it is first come, first
// served.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/loop.h"

namespace troef::server {

class FairWorkers {
 public:
  explicit FairWorkers(unsigned threads);
  ~FairWorkers();  // joins
  FairWorkers(const FairWorkers&) = delete;
  FairWorkers& operator=(const FairWorkers&) = delete;

  void post(const std::string& kind, Task task);
  // Tasks that nobody has begun.
  std::size_t waiting() const;
  unsigned threads() const { return static_cast<unsigned>(threads_.size()); }
  // Takes no more, forgets what waits, and joins.
  void close();

 private:
  using Time = std::chrono::duration<double>;
  struct Kind {
    std::deque<Task> tasks;
    int running = 0;
    Time had{0};
  };
  void work();
  Kind* next();
  Time least() const;

  mutable std::mutex mutex_;
  std::condition_variable some_;
  std::map<std::string, Kind> kinds_;
  std::size_t waiting_ = 0;
  bool closed_ = false;
  std::vector<std::thread> threads_;
};

// The calling thread gets out of the way of others where there is too little for all.
void step_back();

}  // namespace troef::server
