// SPDX-License-Identifier: Apache-2.0
// What the threads of a batch share: jobs on their way from the reader to workers, and what came of
// them on its way to the writer.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "cli/solve/job.h"

namespace troef::cli {

class JobQueue {
 public:
  // Not more than `window` jobs are read ahead of the writer.
  explicit JobQueue(std::uint64_t window) : window_(window) {}

  // For the reader; all of these return after a short while, so that it can look for signals.
  // True once there is room for a job.
  bool has_room();
  void add(Job job);
  // No more jobs come; `drop`: and those that nobody began are not done.
  void close(bool drop);
  bool writer_done(bool wait = true);

  // For workers; nullopt when there is nothing more to do.
  std::optional<Job> take();
  void deliver(const Job& job, Outcome outcome);

  // For the writer: the next in order with its progress; nullopt after the last.
  std::optional<std::pair<Outcome, std::uint64_t>> next();
  // It takes no more.
  void end_writing();

 private:
  bool no_more() const { return writer_done_ || (closed_ && waiting_.empty()); }

  const std::uint64_t window_;
  std::mutex mutex_;
  std::condition_variable for_reader_, for_workers_, for_writer_;
  std::deque<Job> waiting_;
  std::map<std::uint64_t, std::pair<Outcome, std::uint64_t>> done_;
  std::uint64_t added_ = 0, taken_ = 0, written_ = 0;
  bool closed_ = false, writer_done_ = false;
};

}  // namespace troef::cli
