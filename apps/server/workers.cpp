// SPDX-License-Identifier: Apache-2.0
#include "server/workers.h"

namespace troef::server {

Workers::Workers(unsigned threads, AtEnd at_end) : at_end_(at_end) {
  threads_.reserve(threads);
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() { close(); }

void Workers::post(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    tasks_.push_back(std::move(task));
  }
  some_.notify_one();
}

void Workers::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    if (at_end_ == AtEnd::forget) tasks_.clear();
  }
  some_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Workers::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    some_.wait(lock, [this] { return closed_ || !tasks_.empty(); });
    if (tasks_.empty()) return;
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    task();
    task = nullptr;
    lock.lock();
  }
}

}  // namespace troef::server
