// SPDX-License-Identifier: Apache-2.0
// A database that one server has for itself, until it ends in whatever way.
#include "server/store/alone.h"

#include <unistd.h>

#include <future>

#include "server/store/child.h"
#include "server/store/store_test.h"
#include "server/store/trouble.h"

namespace troef::server {
namespace {

template <typename Database>
class StoreAlone : public OnDatabase<Database> {};
TYPED_TEST_SUITE(StoreAlone, Databases, NamesOfDatabases);

// A server of its own, which has the database and stays until it is killed.
void stay(const std::string& address, const Child::Send& send) {
  const auto store = open_store_alone(address);
  keep(*store, writing("t", 0, {"line"}));
  send("open");
  for (;;) pause();
}

std::string refusal(const std::string& address) {
  try {
    open_store_alone(address);
    return "";
  } catch (const StoreFault& fault) {
    return fault.what();
  }
}

TYPED_TEST(StoreAlone, a_second_server_is_refused_until_the_first_is_killed) {
  Child first([this](const Child::Send& send) { stay(this->address(), send); });
  ASSERT_EQ(first.read(4), "open");
  EXPECT_NE(refusal(this->address()).find("another server has it"), std::string::npos);
  first.kill();
  EXPECT_EQ(refusal(this->address()), "");
  EXPECT_EQ(refusal(this->address()), "") << "one that closed in order leaves nothing either";
}

TYPED_TEST(StoreAlone, others_that_only_look_are_let_in) {
  Child server([this](const Child::Send& send) { stay(this->address(), send); });
  ASSERT_EQ(server.read(4), "open");
  EXPECT_EQ(open_store(this->address())->lines("t"), std::vector<std::string>{"line"});
}

class StoreAloneSqlite : public OnDatabase<SqliteFile> {};

TEST_F(StoreAloneSqlite, a_backup_is_made_while_the_server_runs) {
  Child server([this](const Child::Send& send) { stay(address(), send); });
  ASSERT_EQ(server.read(4), "open");
  const auto session = storage::connect(storage::parse_address(address()));
  const SqliteFile copy;
  const std::string file = copy.address.substr(copy.address.find(':') + 1);
  *session << "VACUUM INTO '" + file + "'";
  EXPECT_EQ(open_store_alone(copy.address)->lines("t"), std::vector<std::string>{"line"});
}

TEST_F(StoreAloneSqlite, a_file_is_the_same_by_another_name) {
  Child server([this](const Child::Send& send) { stay(address(), send); });
  ASSERT_EQ(server.read(4), "open");
  const std::filesystem::path file = address().substr(address().find(':') + 1);
  const auto link = file.parent_path() / "link.db";
  std::filesystem::create_symlink(file, link);
  EXPECT_NE(refusal("sqlite:" + link.string()).find("another server has it"), std::string::npos);
}

class StoreAlonePostgres : public OnDatabase<PostgresDatabase> {};

TEST_F(StoreAlonePostgres, a_server_that_lost_its_connection_takes_the_database_again) {
  const auto store = open_store_alone(address());
  const Alarm alarm(*store);
  PostgresDatabase::server().kill();
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins"; }));
  PostgresDatabase::server().start();
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins, ends"; }));
  EXPECT_NE(refusal(address()).find("another server has it"), std::string::npos);
}

// The other waits for it, so that it has it the moment the first loses it.
TEST_F(StoreAlonePostgres, a_server_writes_nothing_while_another_has_the_database) {
  const auto store = open_store_alone(address());
  const Alarm alarm(*store);
  Diary diary(*store, "t");
  const auto where = storage::parse_address(address());
  auto other = storage::connect(where);
  auto taken = std::async(std::launch::async, [&] {
    *other << "SELECT pg_advisory_lock(7236957, hashtext(current_schema()))";
  });
  const auto session = storage::connect(where);
  const std::string waits = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted";
  EXPECT_TRUE(comes_true([&] {
    int waiting = 0;
    *session << waits, soci::into(waiting);
    return waiting == 1;
  }));
  *session << "SELECT pg_terminate_backend(pid) FROM pg_locks "
              "WHERE locktype = 'advisory' AND granted";
  taken.get();
  diary.write(1);
  EXPECT_TRUE(comes_true([&] { return alarm.heard() == "begins"; }));
  EXPECT_EQ(diary.kept(), 0U);
  other.reset();
  EXPECT_TRUE(comes_true([&] { return diary.kept() == 1 && diary.all_kept(); }));
}

}  // namespace
}  // namespace troef::server
