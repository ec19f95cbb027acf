// SPDX-License-Identifier: Apache-2.0
// The store's thread: keeps group after group, and each as long as it takes.
#include <algorithm>
#include <optional>
#include <utility>

#include "server/store/sql_store.h"

namespace troef::server::storage {
namespace {
using namespace std::chrono_literals;
constexpr Queue::Clock::duration first_pause = 10ms, longest_pause = 1s, patience_at_end = 2s;
// Where nothing is written, after which the database is asked whether it is there.
constexpr Queue::Clock::duration idle = 2s;
}  // namespace

void SqlStore::run() {
  while (std::optional<Group> group = queue_.take(idle)) {
    if (!keep(*group)) {
      return;
    }
    if (!group->jobs.empty()) {
      queue_.settle(std::move(*group));
    }
  }
  recorder_.leave();
}

// One failure may be a passing thing, such as a connection that was cut while idle. The second is
// trouble.
bool SqlStore::keep(Group& group) {
  bool failed = false;
  for (Queue::Clock::duration pause = first_pause;; pause = std::min(2 * pause, longest_pause)) {
    try {
      group.jobs.empty() ? recorder_.look() : recorder_.keep(group);
      if (queue_.in_trouble()) {
        queue_.end_trouble();
        say_trouble(false, "");
      }
      return true;
    } catch (const std::exception& error) {
      queue_.count_failure();
      if (std::exchange(failed, true) && !queue_.in_trouble()) {
        const std::string why = reason(error);
        queue_.begin_trouble(group, why);
        say_trouble(true, why);
      }
    }
    if (queue_.closed_for(patience_at_end)) {
      queue_.begin_trouble(group, "the store was closed");
      return false;
    }
    queue_.sleep(pause);
  }
}

void SqlStore::say_trouble(bool trouble, const std::string& why) {
  const std::lock_guard lock(trouble_mutex_);
  if (trouble_) {
    trouble_(trouble, why);
  }
}

void SqlStore::on_trouble(std::function<void(bool, std::string)> trouble) {
  const std::lock_guard lock(trouble_mutex_);
  trouble_ = std::move(trouble);
}

void SqlStore::write(Writing writing) { queue_.push(std::move(writing)); }

}  // namespace troef::server::storage
