// SPDX-License-Identifier: Apache-2.0
#include "server/store/pool.h"

#include <atomic>
#include <future>
#include <latch>
#include <memory>
#include <thread>

#include "server/store.h"
#include "server/store/store_test.h"

namespace troef::server {
namespace {

using namespace std::chrono_literals;

storage::Address in(const std::filesystem::path& folder) {
  return storage::parse_address("sqlite:" + (folder / "troef.db").string());
}

void nothing(soci::session&) {}

// In a thread of its own, as it may wait for ever.
template <typename Do>
bool comes_to_an_end(Do act) {
  auto ended = std::make_shared<std::promise<void>>();
  std::future<void> end = ended->get_future();
  std::thread([act = std::move(act), ended] {
    act();
    ended->set_value();
  }).detach();
  return end.wait_for(20s) == std::future_status::ready;
}

TEST(StorePool, as_many_read_at_once_as_there_are_connections) {
  const SqliteFile database;
  storage::Pool pool(in(database.folder), 2);
  std::latch both(2), go(1);
  const auto read = [&] {
    pool.with([&](soci::session&) {
      both.count_down();
      go.wait();
    });
  };
  std::thread first(read), second(read);
  both.wait();
  std::atomic<bool> third_reads = false;
  std::thread third([&] { pool.with([&](soci::session&) { third_reads = true; }); });
  std::this_thread::sleep_for(50ms);
  EXPECT_FALSE(third_reads);
  go.count_down();
  for (std::thread* thread : {&first, &second, &third}) thread->join();
  EXPECT_TRUE(third_reads);
}

TEST(StorePool, a_connection_is_used_again) {
  const SqliteFile database;
  storage::Pool pool(in(database.folder), 1);
  soci::session* used = nullptr;
  pool.with([&](soci::session& session) {
    used = &session;
    session << "CREATE TEMPORARY TABLE mine (number INTEGER)";
  });
  pool.with([&](soci::session& session) {
    EXPECT_EQ(&session, used);
    session << "SELECT COUNT(*) FROM mine";
  });
}

TEST(StorePool, a_database_that_could_not_be_reached_takes_no_connection_for_good) {
  const SqliteFile database;
  const std::filesystem::path later = database.folder / "later";
  const auto pool = std::make_shared<storage::Pool>(in(later), 1);
  EXPECT_THROW(pool->with(nothing), StoreFault);
  std::filesystem::create_directory(later);
  EXPECT_TRUE(comes_to_an_end([pool] { pool->with(nothing); }));
}

TEST(StorePool, a_connection_on_which_reading_failed_twice_is_given_back) {
  const SqliteFile database;
  const auto pool = std::make_shared<storage::Pool>(in(database.folder), 1);
  pool->with(nothing);
  int tries = 0;
  EXPECT_THROW(pool->with([&](soci::session& session) {
    ++tries;
    session << "SELECT number FROM no_such_table";
  }),
               StoreFault);
  EXPECT_EQ(tries, 2);
  EXPECT_TRUE(comes_to_an_end([pool] { pool->with(nothing); }));
}

}  // namespace
}  // namespace troef::server
