// SPDX-License-Identifier: Apache-2.0
#include "cli/play/waiting.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

constexpr std::chrono::seconds a_while{1};

}  // namespace

Waiting::Waiting(const Look& look, Console& console, std::string text)
    : console_(console), text_(std::move(text)) {
  if (!look.drawn) return;
  thread_ = std::jthread([this](const std::stop_token& over) { say_so_later(over); });
}

Waiting::~Waiting() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
  if (said_) console_.print("\r" + std::string(columns_of(text_), ' ') + "\r");
}

void Waiting::say_so_later(const std::stop_token& over) {
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any().wait_for(lock, over, a_while, [] { return false; });
  if (over.stop_requested()) return;
  said_ = true;
  console_.print(text_);
}

}  // namespace troef::cli::table
