// SPDX-License-Identifier: Apache-2.0
// People, their tokens and codes, where they sit, and which tables go on.
#include <atomic>
#include <thread>

#include "server/store/store_test.h"

namespace troef::server {
namespace {

using Strings = std::vector<std::string>;

template <typename Database>
class StorePeople : public OnDatabase<Database> {};
TYPED_TEST_SUITE(StorePeople, Databases, NamesOfDatabases);

std::string name_of(const std::optional<StoredPerson>& person) {
  return person ? person->id + ' ' + person->name : "nobody";
}

TYPED_TEST(StorePeople, a_token_leads_to_its_person) {
  const auto store = this->open();
  store->add_person({"p1", "An"}, "hash1");
  store->add_person({"p2", "J\xC3\xA1n"}, "hash2");
  store->add_token("p1", "hash3");
  store->rename("p1", "Anna");
  EXPECT_EQ(name_of(store->person_of("hash1")), "p1 Anna");
  EXPECT_EQ(name_of(store->person_of("hash2")), "p2 J\xC3\xA1n");
  EXPECT_EQ(name_of(this->open()->person_of("hash3")), "p1 Anna");
  EXPECT_EQ(name_of(store->person_of("hash")), "nobody");
  EXPECT_EQ(name_of(store->person_of("")), "nobody");
}

TYPED_TEST(StorePeople, nobody_gets_the_id_or_token_of_another) {
  const auto store = this->open();
  store->add_person({"p1", "An"}, "hash1");
  EXPECT_THROW(store->add_person({"p1", "Bo"}, "hash2"), StoreFault);
  EXPECT_THROW(store->add_person({"p2", "Bo"}, "hash1"), StoreFault);
  EXPECT_THROW(store->add_token("p1", "hash1"), StoreFault);
  EXPECT_THROW(store->add_token("p2", "hash3"), StoreFault);
  EXPECT_THROW(store->rename("p2", "Bo"), StoreFault);
  EXPECT_THROW(store->add_code("p2", "code", 1), StoreFault);
  EXPECT_THROW(store->add_person({"", "Bo"}, "hash4"), StoreFault);
  EXPECT_THROW(store->add_person({std::string(129, 'x'), "Bo"}, "hash4"), StoreFault);
  EXPECT_THROW(store->add_person({"p3", "caf\xE9"}, "hash4"), StoreFault);
  EXPECT_EQ(name_of(store->person_of("hash1")), "p1 An");
  EXPECT_EQ(name_of(store->person_of("hash2")), "nobody");
  EXPECT_EQ(name_of(store->person_of("hash3")), "nobody");
}

TYPED_TEST(StorePeople, a_code_is_good_once_and_until_its_time) {
  const auto store = this->open();
  store->add_person({"p1", "An"}, "hash1");
  store->add_person({"p2", "Bo"}, "hash2");
  store->add_code("p1", "code1", 1000);
  store->add_code("p2", "code2", 1000);
  EXPECT_EQ(name_of(store->use_code("code1", 1000)), "p1 An");
  EXPECT_EQ(name_of(store->use_code("code1", 1000)), "nobody");
  EXPECT_EQ(name_of(store->use_code("code2", 1001)), "nobody");
  EXPECT_EQ(name_of(store->use_code("code2", 1000)), "nobody");  // deleted, not only refused
  EXPECT_EQ(name_of(store->use_code("none", 0)), "nobody");
}

TYPED_TEST(StorePeople, a_new_code_replaces_the_one_before) {
  const auto store = this->open();
  store->add_person({"p1", "An"}, "hash1");
  store->add_code("p1", "code1", 1000);
  store->add_code("p1", "code2", 2000);
  EXPECT_EQ(name_of(store->use_code("code1", 0)), "nobody");
  EXPECT_EQ(name_of(store->use_code("code2", 0)), "p1 An");
}

TYPED_TEST(StorePeople, of_many_who_use_a_code_at_once_one_succeeds) {
  const auto one = this->open(), two = this->open();
  one->add_person({"p1", "An"}, "hash1");
  for (int round = 0; round < 10; ++round) {
    const std::string code = "code" + std::to_string(round);
    one->add_code("p1", code, 1000);
    std::atomic<int> successes = 0;
    {
      std::vector<std::jthread> devices;
      for (int device = 0; device < 4; ++device) {
        devices.emplace_back([&, device] {
          successes += (device % 2 == 0 ? one : two)->use_code(code, 0).has_value();
        });
      }
    }
    EXPECT_EQ(successes, 1);
  }
}

TYPED_TEST(StorePeople, tables_are_alive_from_their_first_line_until_told_otherwise) {
  const auto store = this->open();
  for (const char* table : {"a", "b", "c"}) {
    ASSERT_TRUE(keep(*store, writing(table, 0, {"made"})));
    std::this_thread::sleep_for(std::chrono::milliseconds(2));  // the order is that of the clock
  }
  EXPECT_EQ(store->tables_alive(), (Strings{"c", "b", "a"}));
  store->set_alive("b", false);
  Writing last = writing("a", 1, {"over"});
  last.alive = false;
  ASSERT_TRUE(keep(*store, last));
  EXPECT_EQ(this->open()->tables_alive(), Strings{"c"});
  store->set_alive("a", true);
  EXPECT_EQ(store->tables_alive(), (Strings{"c", "a"}));
  EXPECT_THROW(store->set_alive("none", true), StoreFault);
}

TYPED_TEST(StorePeople, sit_where_their_tables_say) {
  const auto store = this->open();
  Writing first = writing("a", 0, {"An and Bo sit down"});
  first.sittings = {{"an", true}, {"bo", true}};
  ASSERT_TRUE(keep(*store, first));
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  for (std::uint64_t line = 0; line < 2; ++line) {
    Writing again = writing("b", line, {"An sits there"});
    again.sittings = {{"an", true}};
    ASSERT_TRUE(keep(*store, again));
  }
  EXPECT_EQ(store->tables_of("an"), (Strings{"b", "a"}));
  EXPECT_EQ(store->tables_of("bo"), Strings{"a"});
  Writing second = writing("a", 1, {"An gets up, Bo too and sits down again"});
  second.sittings = {{"an", false}, {"bo", false}, {"bo", true}};
  ASSERT_TRUE(keep(*store, second));
  Writing third = writing("b", 2, {"Bo, who never sat there, gets up"});
  third.sittings = {{"bo", false}};
  ASSERT_TRUE(keep(*store, third));
  EXPECT_EQ(store->tables_of("an"), Strings{"b"});
  EXPECT_EQ(store->tables_of("bo"), Strings{"a"});
  EXPECT_TRUE(store->tables_of("cor").empty());
}

TYPED_TEST(StorePeople, a_change_comes_after_what_was_written_before_it) {
  const auto store = this->open();
  for (int i = 0; i < 50; ++i) {
    const std::string table = 't' + std::to_string(i);
    store->write(writing(table, 0, {"made"}));
    store->set_alive(table, false);  // throws if there is no such table
  }
  EXPECT_TRUE(store->tables_alive().empty());
}

}  // namespace
}  // namespace troef::server
