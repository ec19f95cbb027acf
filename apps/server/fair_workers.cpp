// SPDX-License-Identifier: Apache-2.0
#include "server/fair_workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace troef::server {

FairWorkers::FairWorkers(unsigned threads) {
  threads_.reserve(threads);
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

FairWorkers::~FairWorkers() { close(); }

void FairWorkers::post(const std::string& kind, Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    Kind& queue = kinds_[kind];
    // Who did nothing for a while has nothing to come for it.
    if (queue.tasks.empty() && queue.running == 0) queue.had = std::max(queue.had, least());
    queue.tasks.push_back(std::move(task));
    ++waiting_;
  }
  some_.notify_one();
}

std::size_t FairWorkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

void FairWorkers::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    for (auto& [name, kind] : kinds_) kind.tasks.clear();
    waiting_ = 0;
  }
  some_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

// The least that a kind with work has had.
FairWorkers::Time FairWorkers::least() const {
  Time least{0};
  bool first = true;
  for (const auto& [name, kind] : kinds_) {
    if (kind.tasks.empty() && kind.running == 0) continue;
    least = first ? kind.had : std::min(least, kind.had);
    first = false;
  }
  return least;
}

FairWorkers::Kind* FairWorkers::next() {
  Kind* chosen = nullptr;
  for (auto& [name, kind] : kinds_) {
    if (kind.tasks.empty()) continue;
    if (chosen == nullptr || kind.had < chosen->had) chosen = &kind;
  }
  return chosen;
}

void FairWorkers::work() {
  step_back();
  std::unique_lock lock(mutex_);
  for (;;) {
    some_.wait(lock, [this] { return closed_ || waiting_ > 0; });
    Kind* const kind = next();
    if (kind == nullptr) return;  // closed
    Task task = std::move(kind->tasks.front());
    kind->tasks.pop_front();
    --waiting_;
    ++kind->running;
    lock.unlock();
    const auto began = std::chrono::steady_clock::now();
    task();
    task = nullptr;
    const Time took = std::chrono::steady_clock::now() - began;
    lock.lock();
    --kind->running;
    kind->had += took;
  }
}

void step_back() {
  constexpr int nicer = 5;
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nicer);  // if it may; else it is as it was
}

}  // namespace troef::server
