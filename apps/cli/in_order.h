// SPDX-License-Identifier: Apache-2.0
// Numbered pieces of work that several threads do and that are collected in their order, so that
// what becomes of them is the same for every number of threads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace troef::cli {

// What a piece of work comes to is one part, or several one after another.
template <class Part>
class InOrder {
 public:
  // Pieces 0 to `count` - 1. No worker is more than `window` pieces ahead of the collector.
  explicit InOrder(std::uint64_t window, std::uint64_t count = UINT64_MAX)
      : window_(window), count_(count) {}

  // For workers. The number of the next piece to do; nullopt when there is nothing more to do.
  std::optional<std::uint64_t> take() {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return stop_ || next_ < first_ + window_; });
    if (stop_ || next_ == count_) return std::nullopt;
    return next_++;
  }
  void deliver(std::uint64_t number, Part part, bool last = true) {
    const std::lock_guard lock(mutex_);
    Piece& piece = pieces_[number];
    piece.parts.push_back(std::move(part));
    piece.whole = last;
    if (number == first_) came_.notify_one();
  }
  void fail(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::move(failure);
    came_.notify_one();
  }
  const std::atomic<bool>& stopped() const { return stop_; }

  // For the collector. The next part; nullopt if none comes in a short while. Throws what a worker
  // failed with.
  std::optional<Part> collect() {
    std::unique_lock lock(mutex_);
    came_.wait_for(lock, std::chrono::milliseconds(50),
                   [&] { return failure_ || pieces_.contains(first_); });
    lock.unlock();
    check();
    return collect_ready();
  }
  // The same without waiting, also after a failure.
  std::optional<Part> collect_ready() {
    const std::lock_guard lock(mutex_);
    const auto found = pieces_.find(first_);
    if (found == pieces_.end()) return std::nullopt;
    auto& [parts, whole] = found->second;
    std::optional<Part> part = std::move(parts.front());
    parts.pop_front();
    if (!parts.empty()) return part;
    if (whole) ++first_;
    pieces_.erase(found);
    room_.notify_all();
    return part;
  }
  // Throws what a worker failed with.
  void check() {
    const std::lock_guard lock(mutex_);
    if (failure_) std::rethrow_exception(failure_);
  }
  void stop() {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    room_.notify_all();
  }

 private:
  struct Piece {
    std::deque<Part> parts;  // that are not collected yet; never none
    bool whole = false;      // no more of them come
  };

  const std::uint64_t window_, count_;
  std::mutex mutex_;
  std::condition_variable came_, room_;
  std::map<std::uint64_t, Piece> pieces_;
  std::uint64_t next_ = 0, first_ = 0;  // to be taken, and to be collected
  std::exception_ptr failure_;
  std::atomic<bool> stop_ = false;
};

// Workers in threads of their own, which are joined whatever happens.
template <class Part>
class Crew {
 public:
  Crew(InOrder<Part>& order, unsigned threads, const std::function<void()>& work) : order_(order) {
    for (unsigned i = 0; i < threads; ++i) {
      threads_.emplace_back([&order, work] {
        try {
          work();
        } catch (...) {
          order.fail(std::current_exception());
        }
      });
    }
  }
  ~Crew() { stop(); }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  void stop() {
    order_.stop();
    threads_.clear();
  }

 private:
  InOrder<Part>& order_;
  std::vector<std::jthread> threads_;
};

}  // namespace troef::cli
