// SPDX-License-Identifier: Apache-2.0
#include "server/store/trouble.h"

#include <numeric>
#include <utility>

namespace troef::server {

Diary::Diary(Store& store, std::string table) : store_(store), table_(std::move(table)) {}

void Diary::write(std::size_t lines) {
  for (std::size_t i = 0; i < lines; ++i) {
    const std::size_t number = lines_.size();
    lines_.push_back(std::to_string(number) + std::string(1000, '.'));
    Writing next = writing(table_, number, {lines_.back()});
    next.done = [this, number](bool kept) {
      const std::lock_guard lock(mutex_);
      told_.push_back(number);
      refused_ |= !kept;
    };
    store_.write(std::move(next));
  }
}

std::size_t Diary::kept() const {
  const std::lock_guard lock(mutex_);
  return told_.size();
}

bool Diary::all_kept() const {
  std::vector<std::size_t> every(lines_.size());
  std::iota(every.begin(), every.end(), 0);
  const std::lock_guard lock(mutex_);
  return !refused_ && told_ == every;
}

Alarm::Alarm(Store& store) {
  store.on_trouble([this](bool begins, const std::string& why) {
    const std::lock_guard lock(mutex_);
    heard_ += heard_.empty() ? "" : ", ";
    heard_ += begins ? "begins" : "ends";
    heard_ += begins == why.empty() ? " (reason)" : "";
  });
}

std::string Alarm::heard() const {
  const std::lock_guard lock(mutex_);
  return heard_;
}

}  // namespace troef::server
