// SPDX-License-Identifier: Apache-2.0
// A PostgreSQL server that goes down and comes back, and connections that are cut.
#include <random>

#include "server/store/address.h"
#include "server/store/session.h"
#include "server/store/store_test.h"
#include "server/store/trouble.h"

namespace troef::server {
namespace {

class StorePostgres : public OnDatabase<PostgresDatabase> {};

TEST_F(StorePostgres, a_server_that_goes_down_and_comes_back_loses_and_doubles_nothing) {
  const auto store = open();
  const Alarm alarm(*store);
  Diary diary(*store, "t"), late(*store, "u");
  diary.write(2000);
  ASSERT_TRUE(comes_true([&] { return diary.kept() > 0; }));
  PostgresDatabase::server().kill();
  diary.write(500);
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins"; }));
  EXPECT_FALSE(store->ready());
  EXPECT_THROW(store->lines("t"), StoreFault);
  EXPECT_THROW(store->add_person({"p1", "An"}, "hash1"), StoreFault);
  const std::size_t kept = diary.kept();
  late.write(100);
  const auto failures = store->counts().failures;
  EXPECT_TRUE(comes_true([&] { return store->counts().failures > failures + 1; }));
  EXPECT_EQ(diary.kept(), kept);

  PostgresDatabase::server().start();
  EXPECT_TRUE(comes_true([&] { return late.kept() == 100; }));
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins, ends"; }));
  EXPECT_TRUE(comes_true([&] { return diary.all_kept() && late.all_kept(); }));
  EXPECT_EQ(store->lines("t"), diary.lines());
  EXPECT_EQ(store->lines("u"), late.lines());
  EXPECT_TRUE(store->ready());
}

TEST_F(StorePostgres, a_store_closes_that_has_lost_its_connection) {
  auto back = open(), gone = open();
  PostgresDatabase::server().kill();
  gone.reset();
  PostgresDatabase::server().start();
  back.reset();
}

TEST_F(StorePostgres, a_server_that_is_gone_is_noticed_though_nobody_writes) {
  const auto store = open();
  const Alarm alarm(*store);
  PostgresDatabase::server().kill();
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins"; }));
  EXPECT_FALSE(store->ready());
  PostgresDatabase::server().start();
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins, ends"; }));
  EXPECT_TRUE(store->ready());
}

TEST_F(StorePostgres, a_server_that_hangs_is_given_up_until_it_goes_on) {
  const auto store = open_store(address() + "&tcp_user_timeout=300&connect_timeout=2");
  const Alarm alarm(*store);
  Diary diary(*store, "t");
  EXPECT_TRUE(store->lines("t").empty());
  diary.write(10);
  ASSERT_TRUE(comes_true([&] { return diary.all_kept(); }));
  PostgresDatabase::server().hang();
  diary.write(10);
  EXPECT_THROW(store->add_person({"p1", "An"}, "hash1"), StoreFault);
  EXPECT_THROW(store->lines("t"), StoreFault);
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins"; }));
  EXPECT_FALSE(store->ready());
  EXPECT_EQ(diary.kept(), 10U);
  PostgresDatabase::server().go_on();
  EXPECT_TRUE(comes_true([&] { return diary.all_kept(); }));
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins, ends"; }));
  EXPECT_EQ(store->lines("t"), diary.lines());
  EXPECT_FALSE(store->person_of("hash1")) << "who was told that it failed need not undo it";
}

TEST_F(StorePostgres, a_server_that_hangs_does_not_keep_a_store_from_closing) {
  auto store = open_store(address() + "&tcp_user_timeout=300&connect_timeout=2");
  Diary diary(*store, "t");
  diary.write(10);
  PostgresDatabase::server().hang();
  diary.write(10);
  store.reset();
  PostgresDatabase::server().go_on();
  const auto kept = open()->lines("t");
  EXPECT_GE(kept.size(), diary.kept());
}

// Spared: connections before the first statement of our own. SOCI 4.0.3 leaks one that is cut then.
TEST_F(StorePostgres, connections_that_are_cut_at_any_moment_lose_and_double_nothing) {
  const auto seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const auto store = open();
  const auto session = storage::connect(storage::parse_address(address()));
  Diary one(*store, "t"), two(*store, "u");
  for (int cut = 0; cut < 100; ++cut) {
    one.write(1 + random() % 20);
    two.write(1 + random() % 20);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 3000));
    *session << "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid() "
                "AND query NOT IN ('', 'SET extra_float_digits = 3')";
    if (cut % 10 == 0) {
      EXPECT_LE(store->lines("t").size(), one.lines().size());  // reads get over it as well
    }
  }
  // They are told a moment after it is written.
  EXPECT_TRUE(comes_true([&] { return one.all_kept(); }));
  EXPECT_TRUE(comes_true([&] { return two.all_kept(); }));
  EXPECT_EQ(store->counts().waiting, 0U);
  EXPECT_GT(store->counts().failures, 0U);
  EXPECT_EQ(store->lines("t"), one.lines());
  EXPECT_EQ(store->lines("u"), two.lines());
}

TEST_F(StorePostgres, what_goes_wrong_is_told_without_what_was_to_be_kept) {
  const auto session = storage::connect(storage::parse_address(address()));
  const std::string secret = "JS";
  try {
    *session << "INSERT INTO missing (line) VALUES (:line)", soci::use(secret);
    FAIL() << "there is no such table";
  } catch (const std::exception& error) {
    EXPECT_NE(std::string(error.what()).find(secret), std::string::npos) << "why else take care";
    EXPECT_EQ(storage::reason(error).find(secret), std::string::npos) << storage::reason(error);
    EXPECT_NE(storage::reason(error).find("missing"), std::string::npos);
  }
}

}  // namespace
}  // namespace troef::server
