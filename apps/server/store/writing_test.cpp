// SPDX-License-Identifier: Apache-2.0
// Writing lines and records: all or none, each number once, and one table's refusal no other's.
#include <future>
#include <map>
#include <random>
#include <thread>

#include "server/store/store_test.h"

namespace troef::server {
namespace {

using Strings = std::vector<std::string>;

template <typename Database>
class StoreWriting : public OnDatabase<Database> {};
TYPED_TEST_SUITE(StoreWriting, Databases, NamesOfDatabases);

Writing heard(Writing writing, Verdicts& verdicts) {
  writing.done = verdicts.of(writing.table + ' ' + std::to_string(writing.first));
  return writing;
}

TYPED_TEST(StoreWriting, lines_and_records_come_back_in_their_order) {
  const auto store = this->open();
  Strings many;
  for (int i = 0; i < 700; ++i) {
    many.push_back("line " + std::to_string(i));
  }
  Writing first = writing("t", 0, many);
  first.records = {"deal 0", "deal 1"};
  Writing second = writing("t", 700, {"last"});
  second.records = {"deal 2"};
  second.first_record = 2;
  EXPECT_TRUE(keep(*store, first));
  EXPECT_TRUE(keep(*store, second));
  many.emplace_back("last");
  EXPECT_EQ(store->lines("t"), many);
  EXPECT_EQ(store->records("t"), (Strings{"deal 0", "deal 1", "deal 2"}));
  EXPECT_EQ(store->record_count("t"), 3U);
  EXPECT_EQ(store->record("t", 1), "deal 1");
  EXPECT_EQ(store->record("t", 3), std::nullopt);
  EXPECT_EQ(store->record("t", -1), std::nullopt);
  EXPECT_TRUE(store->lines("other").empty());
}

TYPED_TEST(StoreWriting, everybody_hears_in_the_order_of_writing) {
  const auto store = this->open();
  Verdicts verdicts;
  Strings expected;
  for (std::uint64_t i = 0; i < 40; ++i) {
    for (const char* table : {"c", "a", "b"}) {
      store->write(heard(writing(table, i, {"x"}), verdicts));
      expected.push_back(std::string(table) + ' ' + std::to_string(i));
    }
  }
  EXPECT_EQ(verdicts.wait(120), expected);
}

TYPED_TEST(StoreWriting, only_the_next_number_is_taken_and_others_are_not_harmed) {
  const auto store = this->open();
  EXPECT_TRUE(keep(*store, writing("a", 0, {"a0"})));
  EXPECT_TRUE(keep(*store, writing("gap", 0, {"g0"})));
  Verdicts verdicts;
  store->write(heard(writing("b", 0, {"b0"}), verdicts));
  store->write(heard(writing("a", 0, {"again"}), verdicts));
  store->write(heard(writing("gap", 2, {"g2"}), verdicts));
  store->write(heard(writing("new", 1, {"n1"}), verdicts));
  store->write(heard(writing("b", 1, {"b1"}), verdicts));
  EXPECT_EQ(verdicts.wait(5), (Strings{"b 0", "not a 0", "not gap 2", "not new 1", "b 1"}));
  EXPECT_EQ(store->lines("a"), Strings{"a0"});
  EXPECT_EQ(store->lines("b"), (Strings{"b0", "b1"}));
  EXPECT_EQ(store->lines("gap"), Strings{"g0"});
  EXPECT_TRUE(store->lines("new").empty());
}

TYPED_TEST(StoreWriting, what_rests_on_a_refused_writing_is_refused_even_if_its_number_fits) {
  const auto ours = this->open();
  const auto theirs = this->open();
  ASSERT_TRUE(keep(*ours, writing("t", 0, {"0"})));
  ASSERT_TRUE(keep(*theirs, writing("t", 1, {"theirs"})));
  Verdicts verdicts;
  ours->write(heard(writing("t", 1, {"ours"}), verdicts));
  ours->write(heard(writing("t", 2, {"rests on ours"}), verdicts));
  EXPECT_EQ(verdicts.wait(2), (Strings{"not t 1", "not t 2"}));
  EXPECT_FALSE(keep(*ours, writing("t", 2, {"not read yet"})));
  EXPECT_EQ(ours->lines("t"), (Strings{"0", "theirs"}));
  EXPECT_TRUE(keep(*ours, writing("t", 2, {"read"})));
  EXPECT_EQ(theirs->lines("t"), (Strings{"0", "theirs", "read"}));
}

TYPED_TEST(StoreWriting, a_writing_is_kept_whole_or_not_at_all) {
  const auto store = this->open();
  Writing first = writing("t", 0, {"0"});
  first.records = {"deal 0"};
  ASSERT_TRUE(keep(*store, first));
  Verdicts verdicts;
  Writing clash = writing("t", 1, {"1", "2"});
  clash.records = {"another deal 0"};
  clash.sittings = {{"an", true}};
  clash.alive = false;
  store->write(heard(writing("before", 0, {"x"}), verdicts));
  store->write(heard(clash, verdicts));
  store->write(heard(writing("after", 0, {"x"}), verdicts));
  EXPECT_EQ(verdicts.wait(3), (Strings{"before 0", "not t 1", "after 0"}));
  EXPECT_EQ(store->lines("t"), Strings{"0"});
  EXPECT_EQ(store->records("t"), Strings{"deal 0"});
  EXPECT_TRUE(store->tables_of("an").empty());
  EXPECT_EQ(store->tables_alive().size(), 3U);
  EXPECT_EQ(store->lines("after"), Strings{"x"});
}

TYPED_TEST(StoreWriting, texts_come_back_byte_for_byte) {
  const auto store = this->open();
  const Strings texts = {"",       "O'Neill \"; DROP TABLE lines; --", ":name $1 ? % \\ \\x00",
                         "\r\n\t", "\xE2\x99\xA5 \xF0\x9F\x83\x81",    std::string(1 << 20, 'x')};
  Writing all = writing("tafel '\xC3\xA9\xC3\xA9n'", 0, texts);
  all.records = texts;
  EXPECT_TRUE(keep(*store, all));
  EXPECT_EQ(store->lines(all.table), texts);
  EXPECT_EQ(store->records(all.table), texts);
}

TYPED_TEST(StoreWriting, what_no_database_takes_is_refused_alone) {
  const auto store = this->open();
  Verdicts verdicts;
  store->write(heard(writing("good", 0, {"x"}), verdicts));
  store->write(heard(writing("zero", 0, {std::string("a\0b", 3)}), verdicts));
  store->write(heard(writing("latin", 0, {"caf\xE9"}), verdicts));
  store->write(heard(writing("long", 0, {std::string((1 << 20) + 1, 'x')}), verdicts));
  store->write(heard(writing("", 0, {"x"}), verdicts));
  store->write(heard(writing("far", std::uint64_t{1} << 63, {"x"}), verdicts));
  store->write(heard(writing("better", 0, {"x"}), verdicts));
  const Strings all = verdicts.wait(7);
  EXPECT_EQ(all.front(), "good 0");
  EXPECT_EQ(all.back(), "better 0");
  for (std::size_t i = 1; i + 1 < all.size(); ++i) {
    EXPECT_TRUE(all[i].starts_with("not ")) << all[i];
  }
  EXPECT_EQ(store->counts().refused, 5U);
  EXPECT_TRUE(store->lines("zero").empty());
}

TYPED_TEST(StoreWriting, of_two_servers_exactly_one_has_each_number) {
  const auto seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  constexpr std::size_t goal = 60;
  const Strings tables = {"a", "b", "c", "d"};
  std::vector<std::map<std::string, Strings>> won(2);
  std::vector<std::jthread> servers;
  for (unsigned me = 0; me < 2; ++me) {
    servers.emplace_back([&, me] {
      const auto store = this->open();
      std::mt19937 random(seed + me);
      std::map<std::string, Strings> known;
      for (std::string table = "a"; known[table].size() < goal;
           table = tables[random() % tables.size()]) {
        const std::string line = std::to_string(me) + " at " + std::to_string(random());
        if (keep(*store, writing(table, known[table].size(), {line}))) {
          known[table].push_back(line);
          won[me][table].push_back(line);
        } else {
          known[table] = store->lines(table);
        }
      }
    });
  }
  servers.clear();
  const auto store = this->open();
  for (const std::string& table : tables) {
    Strings mine[2];
    for (const std::string& line : store->lines(table)) {
      mine[line.front() - '0'].push_back(line);
    }
    EXPECT_EQ(mine[0], won[0][table]);
    EXPECT_EQ(mine[1], won[1][table]);
  }
}

TYPED_TEST(StoreWriting, closing_keeps_what_waits) {
  Verdicts verdicts;
  {
    const auto store = this->open();
    for (std::uint64_t i = 0; i < 3000; ++i) {
      store->write(heard(writing("t", i, {"x"}), verdicts));
    }
  }
  EXPECT_EQ(verdicts.wait(3000).back(), "t 2999");
  EXPECT_EQ(this->open()->lines("t").size(), 3000U);
}

TYPED_TEST(StoreWriting, a_table_that_hears_may_write_at_once) {
  const auto store = this->open();
  std::promise<bool> second;
  Writing first = writing("t", 0, {"0"});
  first.done = [&](bool) {
    Writing next = writing("t", 1, {"1"});
    next.done = [&](bool kept) { second.set_value(kept); };
    store->write(next);
    EXPECT_THROW(store->set_alive("t", false), StoreFault);  // it would wait for itself
  };
  store->write(first);
  EXPECT_TRUE(second.get_future().get());
}

TYPED_TEST(StoreWriting, what_waits_is_counted) {
  const auto store = this->open();
  keep(*store, writing("t", 0, {"0"}));
  keep(*store, writing("t", 0, {"0"}));
  const StoreCounts counts = store->counts();
  EXPECT_EQ(counts.waiting, 0U);
  EXPECT_EQ(counts.waiting_bytes, 0U);
  EXPECT_EQ(counts.kept, 1U);
  EXPECT_EQ(counts.refused, 1U);
  EXPECT_EQ(counts.failures, 0U);
  EXPECT_EQ(counts.groups, 2U);
}

}  // namespace
}  // namespace troef::server
