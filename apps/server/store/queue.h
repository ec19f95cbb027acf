// SPDX-License-Identifier: Apache-2.0
// What waits to be kept: writings of tables, and chores that somebody waits for. Taken out in
// groups by the one thread that writes.
#pragma once

#include <soci/soci.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/store.h"
#include "server/store/lost_tables.h"

namespace troef::server::storage {

// A change that somebody waits for. It may run more than once, and says what is wrong with it.
struct Chore {
  std::function<std::string(soci::session&)> run;
  std::promise<std::string> end;  // what was wrong: empty when it is durable
};

struct Job {
  std::uint64_t number = 0;  // in order of arrival
  std::string key;           // what it changes: jobs with the same key keep their order
  std::variant<Writing, Chore> what;
  bool refused = false;    // whatever the database says
  bool stale = false;      // it rests on a writing that was refused earlier
  bool abandoned = false;  // nobody waits any more
  bool kept = false;       // in the last attempt that came as far as its commit
  std::string wrong;       // likewise
};

struct Group {
  std::vector<Job> jobs;
  std::vector<std::size_t> order;  // by key: the order in which every server locks
  bool committing = false;         // a commit was tried, and may have succeeded
};

class Queue {
 public:
  using Clock = std::chrono::steady_clock;

  void push(Writing writing);
  // Waits for the end of the chore. Throws StoreFault with what is wrong.
  void carry_out(std::string key, std::function<std::string(soci::session&)> run);
  void reread(const std::string& table);

  // Everything that waits, within reason; an empty group where nothing comes for some time. None
  // once closed and empty.
  std::optional<Group> take(Clock::duration time);
  // The group is durable: counts, and tells everybody.
  void settle(Group group);

  // Chores fail from now on, those of the group too; until the end of the trouble.
  void begin_trouble(Group& group, const std::string& why);
  void end_trouble();
  bool in_trouble() const;
  void count_failure();

  void close();
  bool closed_for(Clock::duration time) const;
  void sleep(Clock::duration time);  // shorter when closed meanwhile

  StoreCounts counts() const;

 private:
  void count_end(const Group& group);

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::uint64_t next_ = 0;
  LostTables lost_;
  std::string trouble_;  // why
  Clock::time_point closed_ = Clock::time_point::max();
  StoreCounts counts_;
};

}  // namespace troef::server::storage
