// SPDX-License-Identifier: Apache-2.0
// Matches played by several threads and taken up in their order: a worker takes the next number
// and delivers deals as they come; the writer sees all of match 0, then all of match 1, and so on.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "deal/result.h"
#include "engines/engine.h"

namespace troef::cli {

// Deals one after another, and their records.
struct Batch {
  struct Deal {
    Outcome outcome;
    BySeat<Amount> score;
    bool ended_match;
    std::size_t text_end;                   // of its lines in `text`
    std::vector<engines::Conduct> conduct;  // by seat, where there are programs
  };
  std::vector<Deal> deals;
  std::string text;
};

class Work {
 public:
  // No worker is further ahead of the writer than `window` matches.
  explicit Work(std::uint64_t window) : window_(window) {}

  // For workers. The number of the next match to play; nullopt when there is nothing more to do.
  std::optional<std::uint64_t> take();
  void deliver(std::uint64_t match, Batch batch, bool done);
  void fail(std::exception_ptr failure);
  const std::atomic<bool>& stop() const { return stop_; }

  // For the writer. What came of the matches in order, perhaps nothing after a short while.
  // Throws what a worker failed with.
  Batch collect();
  // What is there when the work is broken off: the matches in order up to the first gap.
  std::vector<Batch> rest();
  void stop_all();

 private:
  struct Slot {
    Batch batch;
    bool done = false;
  };

  std::uint64_t window_;
  std::mutex mutex_;
  std::condition_variable delivered_, room_;
  std::map<std::uint64_t, Slot> slots_;
  std::uint64_t next_ = 0, head_ = 0;
  std::exception_ptr failure_;
  std::atomic<bool> stop_ = false;
};

}  // namespace troef::cli
