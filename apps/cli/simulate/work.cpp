// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/work.h"

#include <chrono>
#include <utility>

namespace troef::cli {

std::optional<std::uint64_t> Work::take() {
  std::unique_lock lock(mutex_);
  room_.wait(lock, [&] { return stop_ || next_ < head_ + window_; });
  if (stop_) return std::nullopt;
  slots_[next_];
  return next_++;
}

void Work::deliver(std::uint64_t match, Batch batch, bool done) {
  const std::lock_guard lock(mutex_);
  Slot& slot = slots_[match];
  const std::size_t before = slot.batch.text.size();
  for (Batch::Deal& deal : batch.deals) {
    deal.text_end += before;
    slot.batch.deals.push_back(deal);
  }
  slot.batch.text += batch.text;
  slot.done = done;
  if (match == head_) delivered_.notify_one();
}

void Work::fail(std::exception_ptr failure) {
  const std::lock_guard lock(mutex_);
  if (!failure_) failure_ = std::move(failure);
  delivered_.notify_one();
}

Batch Work::collect() {
  std::unique_lock lock(mutex_);
  delivered_.wait_for(lock, std::chrono::milliseconds(100), [&] {
    const auto head = slots_.find(head_);
    return failure_ ||
           (head != slots_.end() && (head->second.done || !head->second.batch.deals.empty()));
  });
  if (failure_) std::rethrow_exception(failure_);
  const auto head = slots_.find(head_);
  if (head == slots_.end()) return {};
  Batch batch = std::exchange(head->second.batch, {});
  if (head->second.done) {
    slots_.erase(head);
    ++head_;
    room_.notify_all();
  }
  return batch;
}

std::vector<Batch> Work::rest() {
  const std::lock_guard lock(mutex_);
  std::vector<Batch> batches;
  for (auto slot = slots_.find(head_); slot != slots_.end(); slot = slots_.find(++head_)) {
    batches.push_back(std::move(slot->second.batch));
    if (!slot->second.done) break;
  }
  return batches;
}

void Work::stop_all() {
  const std::lock_guard lock(mutex_);
  stop_ = true;
  room_.notify_all();
}

}  // namespace troef::cli
