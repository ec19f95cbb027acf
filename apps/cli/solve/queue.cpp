// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/queue.h"

#include <chrono>

namespace troef::cli {
namespace {

constexpr std::chrono::milliseconds short_while(20);

}  // namespace

bool JobQueue::has_room() {
  std::unique_lock lock(mutex_);
  return for_reader_.wait_for(lock, short_while, [&] { return added_ < written_ + window_; });
}

void JobQueue::add(Job job) {
  const std::lock_guard lock(mutex_);
  waiting_.push_back(std::move(job));
  ++added_;
  for_workers_.notify_one();
}

void JobQueue::close(bool drop) {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  if (drop) waiting_.clear();
  for_workers_.notify_all();
  for_writer_.notify_all();
}

bool JobQueue::writer_done(bool wait) {
  std::unique_lock lock(mutex_);
  if (!wait) return writer_done_;
  return for_reader_.wait_for(lock, short_while, [&] { return writer_done_; });
}

std::optional<Job> JobQueue::take() {
  std::unique_lock lock(mutex_);
  for_workers_.wait(lock, [&] { return !waiting_.empty() || no_more(); });
  if (no_more()) return std::nullopt;
  Job job = std::move(waiting_.front());
  waiting_.pop_front();
  ++taken_;
  if (closed_ && waiting_.empty()) for_writer_.notify_all();
  return job;
}

void JobQueue::deliver(const Job& job, Outcome outcome) {
  const std::lock_guard lock(mutex_);
  done_[job.number] = {std::move(outcome), job.progress};
  for_writer_.notify_all();
}

std::optional<std::pair<Outcome, std::uint64_t>> JobQueue::next() {
  std::unique_lock lock(mutex_);
  for_writer_.wait(lock, [&] {
    return done_.contains(written_) || (closed_ && waiting_.empty() && written_ == taken_);
  });
  const auto found = done_.find(written_);
  if (found == done_.end()) return std::nullopt;
  auto next = std::move(found->second);
  done_.erase(found);
  ++written_;
  for_reader_.notify_all();
  return next;
}

void JobQueue::end_writing() {
  const std::lock_guard lock(mutex_);
  writer_done_ = true;
  for_reader_.notify_all();
  for_workers_.notify_all();
}

}  // namespace troef::cli
