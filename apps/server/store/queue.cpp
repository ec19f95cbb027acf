// SPDX-License-Identifier: Apache-2.0
#include "server/store/queue.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "server/store/text.h"

namespace troef::server::storage {
namespace {

constexpr std::size_t largest_group = 2048, largest_group_bytes = 4 << 20;

std::size_t bytes(const Job& job) {
  const auto* writing = std::get_if<Writing>(&job.what);
  if (!writing) {
    return 0;
  }
  std::size_t sum = writing->table.size();
  for (const std::string& line : writing->lines) {
    sum += line.size();
  }
  for (const std::string& record : writing->records) {
    sum += record.size();
  }
  return sum;
}

void fail(Job& job, const std::string& why) {
  auto* chore = std::get_if<Chore>(&job.what);
  if (chore && !job.abandoned) {
    chore->end.set_value(why);
    job.abandoned = true;
  }
}

}  // namespace

void Queue::push(Writing writing) {
  Job job{.key = writing.table, .what = {}, .refused = !is_writing(writing), .wrong = {}};
  job.what = std::move(writing);
  const std::lock_guard lock(mutex_);
  ++counts_.waiting;
  counts_.waiting_bytes += bytes(job);
  job.number = next_++;
  jobs_.push_back(std::move(job));
  changed_.notify_all();
}

void Queue::carry_out(std::string key, std::function<std::string(soci::session&)> run) {
  Job job{.key = std::move(key), .what = Chore{std::move(run), {}}, .wrong = {}};
  std::future<std::string> end = std::get<Chore>(job.what).end.get_future();
  {
    const std::lock_guard lock(mutex_);
    if (!trouble_.empty()) {
      throw StoreFault(trouble_);
    }
    ++counts_.waiting;
    job.number = next_++;
    jobs_.push_back(std::move(job));
    changed_.notify_all();
  }
  if (const std::string wrong = end.get(); !wrong.empty()) {
    throw StoreFault(wrong);
  }
}

void Queue::reread(const std::string& table) {
  const std::lock_guard lock(mutex_);
  lost_.reread(table, next_);
}

std::optional<Group> Queue::take(Clock::duration time) {
  Group group;
  std::unique_lock lock(mutex_);
  const auto closed = [&] { return closed_ != Clock::time_point::max(); };
  changed_.wait_for(lock, time, [&] { return !jobs_.empty() || closed(); });
  if (jobs_.empty() && closed()) {
    return std::nullopt;
  }
  for (std::size_t size = 0;
       !jobs_.empty() && group.jobs.size() < largest_group && size < largest_group_bytes;) {
    group.jobs.push_back(std::move(jobs_.front()));
    jobs_.pop_front();
    Job& job = group.jobs.back();
    size += bytes(job);
    job.stale = std::holds_alternative<Writing>(job.what) && lost_.refuses(job.key, job.number);
  }
  lock.unlock();
  group.order.resize(group.jobs.size());
  std::iota(group.order.begin(), group.order.end(), 0);
  std::ranges::sort(group.order, {}, [&](std::size_t i) {
    return std::pair<const std::string&, std::size_t>(group.jobs[i].key, i);
  });
  return group;
}

void Queue::count_end(const Group& group) {
  const std::lock_guard lock(mutex_);
  ++counts_.groups;
  counts_.waiting -= group.jobs.size();
  for (const Job& job : group.jobs) {
    if (!std::holds_alternative<Writing>(job.what)) {
      continue;
    }
    counts_.waiting_bytes -= bytes(job);
    ++(job.kept ? counts_.kept : counts_.refused);
    if (!job.kept && !job.stale) {
      lost_.lose(job.key);
    }
  }
}

void Queue::settle(Group group) {
  count_end(group);
  for (Job& job : group.jobs) {
    if (auto* writing = std::get_if<Writing>(&job.what)) {
      if (writing->done) {
        writing->done(job.kept);
      }
    } else {
      fail(job, job.wrong);
    }
  }
}

void Queue::begin_trouble(Group& group, const std::string& why) {
  const std::lock_guard lock(mutex_);
  trouble_ = why.empty() ? "unknown" : why;
  for (Job& job : group.jobs) {
    fail(job, trouble_);
  }
  for (Job& job : jobs_) {
    fail(job, trouble_);
  }
  counts_.waiting -= std::erase_if(jobs_, [](const Job& job) { return job.abandoned; });
}

void Queue::end_trouble() {
  const std::lock_guard lock(mutex_);
  trouble_.clear();
}

bool Queue::in_trouble() const {
  const std::lock_guard lock(mutex_);
  return !trouble_.empty();
}

void Queue::count_failure() {
  const std::lock_guard lock(mutex_);
  ++counts_.failures;
}

void Queue::close() {
  const std::lock_guard lock(mutex_);
  closed_ = Clock::now();
  changed_.notify_all();
}

bool Queue::closed_for(Clock::duration time) const {
  const std::lock_guard lock(mutex_);
  return closed_ != Clock::time_point::max() && Clock::now() - closed_ >= time;
}

void Queue::sleep(Clock::duration time) {
  std::unique_lock lock(mutex_);
  const bool closed = closed_ != Clock::time_point::max();
  changed_.wait_for(lock, time, [&] { return !closed && closed_ != Clock::time_point::max(); });
}

StoreCounts Queue::counts() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

}  // namespace troef::server::storage
