// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/batch.h"

#include <csignal>
#include <exception>
#include <thread>

#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/solve/queue.h"

namespace troef::cli {
namespace {

constexpr std::uint64_t jobs_ahead = 64;  // of each worker

// Threads that are begun meanwhile leave signals to this one.
class SignalsKept {
 public:
  SignalsKept() {
    sigset_t ours;
    sigemptyset(&ours);
    sigaddset(&ours, SIGINT);
    sigaddset(&ours, SIGTERM);
    sigaddset(&ours, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &ours, &before_);
  }
  ~SignalsKept() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsKept(const SignalsKept&) = delete;
  SignalsKept& operator=(const SignalsKept&) = delete;

 private:
  sigset_t before_{};
};

void work(JobQueue& queue, Worker& worker) {
  while (const auto job = queue.take()) queue.deliver(*job, worker.run(*job));
}

void write(JobQueue& queue, Sink& sink, std::atomic<bool>& stop, std::exception_ptr& failure) {
  try {
    while (const auto next = queue.next()) {
      const Outcome& outcome = next->first;
      if (!outcome.failure.empty()) throw input_error(outcome.failure);
      sink.take(outcome, next->second);
      if (outcome.halted || outcome.broken) break;
    }
  } catch (...) {
    failure = std::current_exception();
  }
  stop = true;
  queue.end_writing();
}

void read(JobQueue& queue, Source& source) {
  while (interrupted() == 0 && !queue.writer_done(false)) {
    if (!queue.has_room()) continue;
    auto job = source.next();
    if (!job) return;
    queue.add(std::move(*job));
  }
}

}  // namespace

void run_batch(Source& source, Workers& workers, Sink& sink, std::atomic<bool>& stop) {
  JobQueue queue(jobs_ahead * workers.size());
  std::exception_ptr unreadable, failure;
  {
    std::vector<std::jthread> threads;
    {
      const SignalsKept kept;
      for (const auto& worker : workers) {
        threads.emplace_back([&queue, &worker] { work(queue, *worker); });
      }
      threads.emplace_back([&] { write(queue, sink, stop, failure); });
    }
    try {
      read(queue, source);
    } catch (...) {
      unreadable = std::current_exception();
    }
    queue.close(interrupted() != 0);
    while (!queue.writer_done()) {
      if (interrupted() == 0) continue;
      stop = true;
      queue.close(true);
    }
  }
  if (failure) std::rethrow_exception(failure);
  if (unreadable) std::rethrow_exception(unreadable);
}

}  // namespace troef::cli
