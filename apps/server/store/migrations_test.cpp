// SPDX-License-Identifier: Apache-2.0
// The schema: from every earlier version with data in it, by several servers at once, and never
// backwards.
#include "server/store/migrations.h"

#include <atomic>
#include <thread>

#include "server/store/address.h"
#include "server/store/session.h"
#include "server/store/store_test.h"

namespace troef::server {
namespace {

using Strings = std::vector<std::string>;

template <typename Database>
class StoreSchema : public OnDatabase<Database> {
 protected:
  storage::Session session() { return storage::connect(storage::parse_address(this->address())); }
  long long version() {
    long long number = 0;
    *session() << "SELECT MAX(version) FROM schema_version", soci::into(number);
    return number;
  }
};
TYPED_TEST_SUITE(StoreSchema, Databases, NamesOfDatabases);

// What a program of that version would have left behind.
void fill(soci::session& session, std::size_t version) {
  session << "INSERT INTO people (id, name) VALUES ('p1', 'An')";
  session << "INSERT INTO tokens (hash, person) VALUES ('hash1', 'p1')";
  session << "INSERT INTO tables (id, made, alive) VALUES ('t', 5, 1), ('u', 6, 0), ('v', 7, 1)";
  session << "INSERT INTO lines (table_id, number, line) VALUES ('t', 0, 'zero'), ('t', 1, 'one')";
  session << "INSERT INTO records (table_id, number, record) VALUES ('t', 0, 'deal')";
  session << "INSERT INTO writers (id, batch, used) VALUES ('gone', 3, 1)";
  if (version >= 2) {
    session << "INSERT INTO sittings (person, table_id) VALUES ('p1', 't')";
    session << "INSERT INTO codes (hash, person, until) VALUES ('code1', 'p1', 1000)";
  }
}

TYPED_TEST(StoreSchema, every_earlier_version_is_brought_up_to_date_with_its_data) {
  const auto steps = storage::migrations();
  ASSERT_GE(steps.size(), 3U);
  for (std::size_t version = 1; version <= steps.size(); ++version) {
    SCOPED_TRACE(std::string(steps[version - 1].name));
    TypeParam database;
    const auto session = storage::connect(storage::parse_address(database.address));
    storage::migrate(*session, steps.first(version));
    fill(*session, version);

    const auto store = open_store(database.address);
    EXPECT_EQ(store->person_of("hash1").value().name, "An");
    EXPECT_EQ(store->lines("t"), (Strings{"zero", "one"}));
    EXPECT_EQ(store->records("t"), Strings{"deal"});
    EXPECT_EQ(store->tables_alive(), (Strings{"v", "t"}));
    EXPECT_EQ(store->tables_of("p1"), version >= 2 ? Strings{"t"} : Strings{});
    EXPECT_EQ(store->use_code("code1", 0).has_value(), version >= 2);
    EXPECT_TRUE(keep(*store, writing("t", 2, {"two"})));
    store->add_code("p1", "code2", 10);
    EXPECT_TRUE(store->use_code("code2", 0));
    long long last = 0, count = 0;
    *session << "SELECT MAX(version), COUNT(*) FROM schema_version", soci::into(last),
        soci::into(count);
    EXPECT_EQ(last, static_cast<long long>(steps.size()));
    EXPECT_EQ(count, last);
  }
}

TYPED_TEST(StoreSchema, a_database_newer_than_the_program_is_refused) {
  this->open();
  *this->session() << "INSERT INTO schema_version (version, name) VALUES (999, 'future')";
  try {
    this->open();
    FAIL() << "it was opened";
  } catch (const StoreFault& fault) {
    EXPECT_NE(std::string(fault.what()).find("schema 999"), std::string::npos) << fault.what();
    EXPECT_NE(std::string(fault.what()).find("newer"), std::string::npos) << fault.what();
  }
}

TYPED_TEST(StoreSchema, a_database_newer_by_one_step_is_refused) {
  const storage::Migration steps[] = {{"0001-one", "CREATE TABLE one (a BIGINT);"},
                                      {"0002-two", "CREATE TABLE two (a BIGINT);"}};
  const auto session = this->session();
  storage::migrate(*session, steps);
  EXPECT_THROW(storage::migrate(*session, std::span(steps).first(1)), StoreFault);
}

TYPED_TEST(StoreSchema, a_step_that_fails_leaves_nothing) {
  const storage::Migration steps[] = {
      {"0001-good", "CREATE TABLE good (a BIGINT);"},
      {"0002-bad", "CREATE TABLE half (a BIGINT); INSERT INTO good VALUES (1); SELECT nonsense;"}};
  const auto session = this->session();
  EXPECT_ANY_THROW(storage::migrate(*session, steps));
  EXPECT_EQ(this->version(), 1);
  long long rows = -1;
  *session << "SELECT COUNT(*) FROM good", soci::into(rows);
  EXPECT_EQ(rows, 0);
  EXPECT_ANY_THROW((*session << "SELECT COUNT(*) FROM half", soci::into(rows)));
}

TYPED_TEST(StoreSchema, several_servers_may_start_at_once_on_an_empty_database) {
  std::atomic<int> opened = 0;
  {
    std::vector<std::jthread> servers;
    for (int server = 0; server < 6; ++server) {
      servers.emplace_back([&, server] {
        const auto store = this->open();
        opened += keep(*store, writing("t" + std::to_string(server), 0, {"x"}));
      });
    }
  }
  EXPECT_EQ(opened, 6);
  EXPECT_EQ(this->version(), static_cast<long long>(storage::migrations().size()));
}

TEST(StoreAddress, what_is_no_database_is_refused_with_a_reason) {
  for (const char* address :
       {"", "sqlite:", "sqlite::memory:", "mysql://x", "/tmp/x", "sqlite:a\"b"}) {
    EXPECT_THROW(open_store(address), StoreFault) << address;
  }
  EXPECT_THROW(open_store("sqlite:/no/such/folder/x.db"), StoreFault);
  EXPECT_THROW(open_store("postgresql://nobody@/none?host=/no/such/folder"), StoreFault);
}

TEST(StoreAddress, only_the_server_itself_may_read_a_new_file) {
  SqliteFile database;
  open_store(database.address);
  for (const auto& file : std::filesystem::directory_iterator(database.folder)) {
    EXPECT_EQ(file.status().permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
        << file.path();
  }
}

}  // namespace
}  // namespace troef::server
