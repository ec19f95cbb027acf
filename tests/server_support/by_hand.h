// SPDX-License-Identifier: Apache-2.0
// A loop whose tasks are done and whose time passes when it is told to.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "server/loop.h"

namespace troef::server {

class ByHand final : public NetworkLoop {
 public:
  void post(Task task) override {
    if (const Task first = std::exchange(before_post, nullptr)) first();
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  std::int64_t now() const override { return now_; }
  void at(std::int64_t when, Task task) override {
    timers_.emplace(passed_ + std::max<std::int64_t>(0, when - now_), std::move(task));
  }

  // False: there was none.
  bool do_next() {
    const std::optional<Task> task = take();
    if (task) (*task)();
    return task.has_value();
  }
  void do_all() {
    while (do_next()) continue;
  }
  void pass_time(std::int64_t milliseconds) {
    const std::int64_t until = passed_ + milliseconds;
    while (!timers_.empty() && timers_.begin()->first <= until) {
      pass_until(timers_.begin()->first);
      const Task task = std::move(timers_.extract(timers_.begin()).mapped());
      task();
      do_all();
    }
    pass_until(until);
  }
  // As the clock of a machine is; timers wait as long as before.
  void set_back(std::int64_t milliseconds) { now_ -= milliseconds; }

  Task before_post;  // once

 private:
  std::optional<Task> take() {
    const std::lock_guard lock(mutex_);
    if (tasks_.empty()) return std::nullopt;
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    return task;
  }
  void pass_until(std::int64_t passed) {
    now_ += passed - passed_;
    passed_ = passed;
  }

  std::mutex mutex_;
  std::deque<Task> tasks_;
  std::multimap<std::int64_t, Task> timers_;
  std::int64_t now_ = 1'700'000'000'000, passed_ = 0;
};

}  // namespace troef::server
