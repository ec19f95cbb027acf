// SPDX-License-Identifier: Apache-2.0
// For tests: a store that fails and recovers, and what is heard of it.
#pragma once

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "server/store/databases.h"

namespace troef::server {

// Until it is so; false when it is not within half a minute.
template <typename Condition>
bool comes_true(Condition condition) {
  for (int i = 0; i < 6000; ++i) {
    if (condition()) {
      return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

// Writes lines of one table, and remembers what it was told.
class Diary {
 public:
  Diary(Store& store, std::string table);
  void write(std::size_t lines);
  std::size_t kept() const;
  bool all_kept() const;  // so far: each that was written, in order
  std::vector<std::string> lines() const { return lines_; }

 private:
  Store& store_;
  std::string table_;
  std::vector<std::string> lines_;
  mutable std::mutex mutex_;
  std::vector<std::size_t> told_;
  bool refused_ = false;
};

// What the store says of trouble, such as "begins, ends".
class Alarm {
 public:
  explicit Alarm(Store& store);
  std::string heard() const;

 private:
  mutable std::mutex mutex_;
  std::string heard_;
};

}  // namespace troef::server
