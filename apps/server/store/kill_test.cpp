// SPDX-License-Identifier: Apache-2.0
// A server that is killed in the middle of writing, again and again: what it told is there, once,
// and in order.
#include <condition_variable>
#include <map>
#include <mutex>
#include <random>
#include <sstream>

#include "server/store/child.h"
#include "server/store/recorder.h"
#include "server/store/store_test.h"

namespace troef::server {
namespace {

using Strings = std::vector<std::string>;
constexpr int tables = 8, rounds = 50;

template <typename Database>
class StoreKilled : public OnDatabase<Database> {};
TYPED_TEST_SUITE(StoreKilled, Databases, NamesOfDatabases);

std::string line_of(int table, std::size_t number) {
  return "line " + std::to_string(number) + " of " + std::to_string(table);
}

// Writes to all tables until it is killed, three writings of each on the way at a time, and tells
// of each line that is kept.
void write_for_ever(const std::string& address, const Child::Send& send) {
  const auto store = open_store(address);
  std::mutex mutex;  // who hears waits until all have begun, or numbers would overtake each other
  std::unique_lock lock(mutex);
  std::function<void(int, std::size_t)> write = [&](int table, std::size_t number) {
    Writing next = writing(std::to_string(table), number, {line_of(table, number)});
    next.records = {"record " + std::to_string(number)};
    next.first_record = number;
    next.done = [&, table, number](bool kept) {
      const std::lock_guard turn(mutex);
      send((kept ? "" : "refused ") + std::to_string(table) + ' ' + std::to_string(number) + '\n');
      write(table, number + 3);
    };
    store->write(next);
  };
  for (int table = 0; table < tables; ++table) {
    const std::size_t next = store->lines(std::to_string(table)).size();
    for (std::size_t ahead = 0; ahead < 3; ++ahead) {
      write(table, next + ahead);
    }
  }
  std::condition_variable().wait(lock, [] { return false; });
}

// The last number told of each table.
std::map<int, std::size_t> last_told(const std::string& told) {
  std::map<int, std::size_t> last;
  std::istringstream lines(told.substr(0, told.rfind('\n') + 1));
  int table = 0;
  std::size_t number = 0;
  while (lines >> table >> number) {
    last[table] = number;
  }
  EXPECT_TRUE(lines.eof()) << told;
  return last;
}

TYPED_TEST(StoreKilled, fifty_times_loses_and_doubles_nothing_that_was_told) {
  const auto seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  std::size_t told_lines = 0;
  for (int round = 0; round < rounds && !this->HasFailure(); ++round) {
    Child child([&](const Child::Send& send) { write_for_ever(this->address(), send); });
    std::string told = child.read(1 + random() % 1000);
    told += child.kill();
    const auto store = this->open();
    for (const auto& [table, last] : last_told(told)) {
      const Strings lines = store->lines(std::to_string(table));
      EXPECT_GT(lines.size(), last);
      for (std::size_t number = 0; number < lines.size(); ++number) {
        ASSERT_EQ(lines[number], line_of(table, number));
      }
      EXPECT_EQ(store->record_count(std::to_string(table)), lines.size());
      told_lines = std::max(told_lines, last);
    }
  }
  EXPECT_GT(told_lines, 50U);
}

// A commit of which the answer did not arrive: the same server tries the same group again.
TYPED_TEST(StoreKilled, a_group_that_was_kept_after_all_is_not_kept_twice) {
  this->open();
  const auto where = storage::parse_address(this->address());
  const auto group = [&] {
    storage::Queue queue;
    queue.push(writing("t", 0, {"0"}));
    queue.push(writing("t", 5, {"does not fit"}));
    return *queue.take(std::chrono::minutes(1));
  };
  storage::Group first = group();
  storage::Recorder(where, "server").keep(first);
  EXPECT_TRUE(first.jobs[0].kept);
  EXPECT_FALSE(first.jobs[1].kept);

  storage::Recorder again(where, "server");
  EXPECT_TRUE(first.committing);
  again.keep(first);
  EXPECT_TRUE(first.jobs[0].kept);
  EXPECT_FALSE(first.jobs[1].kept);
  EXPECT_EQ(this->open()->lines("t"), Strings{"0"});

  storage::Group other = group();  // of another server it is another writing
  storage::Recorder(where, "other").keep(other);
  EXPECT_FALSE(other.jobs[0].kept);
}

// A backup was put into the place of the database between a commit and its answer.
TYPED_TEST(StoreKilled, a_group_is_not_taken_for_kept_where_the_mark_is_another) {
  this->open();
  const auto where = storage::parse_address(this->address());
  storage::Recorder recorder(where, "server");
  storage::Queue queue;
  queue.push(writing("t", 0, {"0"}));
  storage::Group group = *queue.take(std::chrono::minutes(1));
  group.committing = true;
  *storage::connect(where) << "UPDATE writers SET batch = 7 WHERE id = 'server'";
  EXPECT_THROW(recorder.keep(group), StoreFault);
  EXPECT_FALSE(group.jobs[0].kept);
}

}  // namespace
}  // namespace troef::server
