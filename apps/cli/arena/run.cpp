// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/run.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "cli/interrupt.h"

namespace troef::cli {
namespace {

class Run {
 public:
  Run(const Duel& duel, const Length& length)
      : duel_(duel), length_(length), window_(4 * std::uint64_t{length.threads} + 8) {}

  Standing play(Progress& progress) {
    std::vector<std::jthread> crew;
    for (unsigned i = 0; i < length_.threads; ++i) {
      crew.emplace_back([this] { work(); });
    }
    while (!over()) {
      collect();
      progress.at(standing_.difference.count());
    }
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
      room_.notify_all();
    }
    crew.clear();
    if (failure_) std::rethrow_exception(failure_);
    return std::move(standing_);
  }

 private:
  bool over() const {
    const std::uint64_t deals = standing_.difference.count();
    return deals == length_.deals || (length_.until_clear && standing_.difference.clear()) ||
           interrupted() != 0 || failed_;
  }

  std::optional<std::uint64_t> take() {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return stop_ || next_ < counted_ + window_; });
    if (stop_ || next_ == length_.deals) return std::nullopt;
    return next_++;
  }

  void work() {
    try {
      Chairs chairs(duel_);
      while (const auto number = take()) {
        auto played = play_duplicate(duel_, *number, chairs, stop_);
        if (!played) return;
        const std::lock_guard lock(mutex_);
        played_.emplace(*number, std::move(*played));
        came_.notify_one();
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      came_.notify_one();
    }
  }

  // Counts the deals whose turn it is.
  void collect() {
    std::unique_lock lock(mutex_);
    came_.wait_for(lock, std::chrono::milliseconds(50),
                   [&] { return failure_ || played_.contains(counted_); });
    failed_ = failure_ != nullptr;
    while (!over()) {
      const auto next = played_.find(counted_);
      if (next == played_.end()) break;
      standing_.add(next->second);
      played_.erase(next);
      ++counted_;
    }
    room_.notify_all();
  }

  const Duel& duel_;
  const Length& length_;
  std::uint64_t window_;
  std::mutex mutex_;
  std::condition_variable came_, room_;
  std::map<std::uint64_t, Played> played_;
  std::uint64_t next_ = 0, counted_ = 0;
  std::atomic<bool> stop_ = false;
  bool failed_ = false;
  std::exception_ptr failure_;
  Standing standing_;
};

}  // namespace

Standing play_duel(const Duel& duel, const Length& length, Progress& progress) {
  return Run(duel, length).play(progress);
}

}  // namespace troef::cli
