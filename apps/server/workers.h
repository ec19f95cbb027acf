// SPDX-License-Identifier: Apache-2.0
// Threads that do what is posted to them.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/loop.h"

namespace troef::server {

class Workers final : public Loop {
 public:
  enum class AtEnd : std::uint8_t { finish, forget };
  Workers(unsigned threads, AtEnd at_end);
  ~Workers() override;  // joins
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void post(Task task) override;
  // Takes no more, and joins.
  void close();

 private:
  void work();

  const AtEnd at_end_;
  std::mutex mutex_;
  std::condition_variable some_;
  std::deque<Task> tasks_;
  bool closed_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace troef::server
