// SPDX-License-Identifier: Apache-2.0
// Tables over HTTP: which are listed, how many there may be, and what is asked of their deals.
#include "hang.h"
#include "server_support/table_player.h"

namespace troef::server {
namespace {

struct AskingForTables : AtTable {
  // Starts anew with other limits.
  template <class Change>
  void limit(Change change) {
    running.stop();
    change(running.config.limits);
    running.start();
  }
};

// The id of a table is the key to it.
TEST_F(AskingForTables, those_are_listed_whose_owner_lets_people_in_and_ones_own) {
  TablePlayer an(running.port(), "An"), ben(running.port(), "Ben");
  an.browser.make_table({{"game", "heugen"}, {"sit", "link"}});
  an.browser.make_table({{"game", "heugen"}, {"sit", "alone"}, {"seat", 0}});
  an.browser.make_table({{"game", "heugen"}, {"sit", "invited"}, {"seat", 0}, {"start", true}});
  const std::string open = an.browser.make_table({{"game", "heugen"}, {"sit", "invited"}});
  const WireJson listed = ben.browser.get("/api/v1/tables").json();
  ASSERT_EQ(listed["open"].size(), 1U) << listed;
  EXPECT_EQ(listed["open"][0]["id"], open);
  EXPECT_TRUE(listed["mine"].empty());

  const std::string link = an.browser.make_table({{"game", "heugen"}, {"sit", "link"}});
  ASSERT_TRUE(ben.open(link));
  ASSERT_EQ(ben.ask({{"type", "sit"}, {"seat", 1}})["type"], "done");
  const WireJson mine = ben.browser.get("/api/v1/tables").json()["mine"];
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0]["id"], link);
}

TEST_F(AskingForTables, ones_own_say_whether_it_is_ones_turn) {
  TablePlayer an(running.port(), "An");
  const std::string table =
      an.browser.make_table({{"game", "heugen"}, {"sit", "invited"}, {"seat", 0}});
  const WireJson listed = an.browser.get("/api/v1/tables").json();
  EXPECT_EQ(listed["mine"][0]["turn"], false);
  EXPECT_FALSE(listed["open"][0].contains("turn"));
  EXPECT_FALSE(an.browser.get("/api/v1/tables/" + table).json().contains("turn"));
}

TEST_F(AskingForTables, thirty_are_listed) {
  limit([](Limits& limits) { limits.new_tables = {100, 100}; });
  TablePlayer an(running.port(), "An");
  for (int i = 0; i < 32; ++i) {
    an.browser.make_table({{"game", "heugen"}, {"sit", "invited"}, {"seat", 0}});
  }
  const WireJson listed = an.browser.get("/api/v1/tables").json();
  EXPECT_EQ(listed["open"].size(), 30U);
  EXPECT_EQ(listed["mine"].size(), 30U);
}

TEST_F(AskingForTables, ones_own_are_not_listed_as_none_where_nobody_can_say) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "heugen"}, {"seat", 0}});
  running.store().lose(true);
  const Response refused = an.browser.get("/api/v1/tables");
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.json()["error"], "storage");
  running.store().lose(false);
  const WireJson mine = an.browser.get("/api/v1/tables").json()["mine"];
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0]["id"], table);
}

// Another table that cannot be read just now may be there; one that is spoilt is not there for
// good.
TEST_F(AskingForTables, ones_own_are_listed_all_or_not_at_all_but_for_what_is_spoilt) {
  TablePlayer an(running.port(), "An");
  const WireJson settings = {{"game", "heugen"}, {"seat", 0}};
  const std::string spoilt = an.browser.make_table(settings);
  running.stop();
  {
    const std::lock_guard lock(running.disk().mutex);
    running.disk().tables[spoilt].lines = {"nonsense"};
    running.disk().tables[spoilt].alive = false;
  }
  running.start();
  Browser again(running.port());
  again.cookie = an.browser.cookie;
  const std::string sound = again.make_table(settings);
  const WireJson mine = again.get("/api/v1/tables").json()["mine"];
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0]["id"], sound);
  EXPECT_EQ(again.get("/api/v1/tables/" + spoilt).status, 503);

  limit([](Limits& limits) { limits.tables = 0; });
  Browser later(running.port());
  later.cookie = an.browser.cookie;
  EXPECT_EQ(later.get("/api/v1/tables").status, 503);
}

TEST_F(AskingForTables, one_person_makes_so_many_at_once) {
  limit([](Limits& limits) { limits.new_tables = {1, 0.001}; });
  Browser an(running.port()), ben(running.port());
  an.be("An");
  ben.be("Ben");
  const WireJson heugen = {{"game", "heugen"}};
  EXPECT_EQ(an.post("/api/v1/tables", {{"game", "whist"}}).status, 400) << "which is no table";
  EXPECT_EQ(an.post("/api/v1/tables", heugen).status, 201);
  EXPECT_EQ(an.post("/api/v1/tables", heugen).status, 429);
  EXPECT_EQ(ben.post("/api/v1/tables", heugen).status, 201);
}

TEST_F(AskingForTables, there_are_so_many_in_memory_and_no_more) {
  Browser an(running.port()), ben(running.port());
  an.be("An");
  const std::string first = an.make_table({{"game", "heugen"}});
  limit([](Limits& limits) { limits.tables = 1; });
  Browser cor(running.port());
  cor.be("Cor");
  // The first comes back to memory by itself, since it is alive.
  test::wait_until(
      [&] { return cor.get("/metrics").body.find("\ntroef_tables 1\n") != std::string::npos; });
  EXPECT_EQ(cor.get("/api/v1/tables/" + first).status, 200);
  EXPECT_EQ(cor.post("/api/v1/tables", {{"game", "heugen"}}).status, 429);
  EXPECT_EQ(cor.get("/api/v1/tables/abcdefghjkmnpqrs").status, 503) << "nobody can say";
}

TEST_F(AskingForTables, one_that_left_memory_is_not_counted_with_those_of_its_maker) {
  limit([](Limits& limits) {
    limits.tables_per_person = 1;
    limits.table_idle_seconds = 0;
  });
  Browser an(running.port());
  an.be("An");
  const WireJson heugen = {{"game", "heugen"}};
  EXPECT_EQ(an.post("/api/v1/tables", heugen).status, 201);
  test::wait_until(
      [&] { return an.get("/metrics").body.find("\ntroef_tables 0\n") != std::string::npos; });
  EXPECT_EQ(an.post("/api/v1/tables", heugen).status, 201);
}

TEST_F(AskingForTables, hints_are_given_so_often_and_no_more) {
  limit([](Limits& limits) { limits.hints = {1, 0.001}; });
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an, "heugen");
  ASSERT_TRUE(an.open(table));
  an.wait_for_action();
  EXPECT_EQ(an.browser.get("/api/v1/tables/" + table + "/hint").status, 200);
  EXPECT_EQ(an.browser.get("/api/v1/tables/" + table + "/hint").status, 429);
  TablePlayer ben(running.port(), "Ben");
  const std::string other = alone(ben, "heugen");
  ASSERT_TRUE(ben.open(other));
  ben.wait_for_action();
  EXPECT_EQ(ben.browser.get("/api/v1/tables/" + other + "/hint").status, 200);
}

TEST_F(AskingForTables, sockets_are_counted_with_what_else_an_address_asks) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "heugen"}});
  limit([](Limits& limits) { limits.requests = {1, 0.001}; });
  Browser again(running.port());
  again.cookie = an.browser.cookie;
  const auto socket = again.open(table);
  EXPECT_NE(socket, nullptr);
  EXPECT_EQ(again.open(table), nullptr);
  EXPECT_EQ(again.refusal.status, 429);
}

TEST_F(AskingForTables, one_of_several_protocols_is_enough) {
  TablePlayer an(running.port(), "An");
  an.browser.extra["Sec-WebSocket-Protocol"] = "other.7, troef.1";
  EXPECT_NE(an.browser.open(an.browser.make_table({{"game", "heugen"}})), nullptr);
  EXPECT_EQ(an.browser.refusal.headers.at("sec-websocket-protocol"), "troef.1")
      << "without it a browser gives up";
}

TEST_F(AskingForTables, a_house_rule_that_is_none_is_refused_with_the_rule_about_it) {
  TablePlayer an(running.port(), "An");
  const Response refused =
      an.browser.post("/api/v1/tables", {{"game", "klaverjassen"}, {"rules", {{"trump_by", "x"}}}});
  EXPECT_EQ(refused.json()["where"], "rules.trump_by");
  EXPECT_TRUE(refused.json()["rule"].get<std::string>().starts_with("KJ-")) << refused.body;
}

// Two deals of five tricks, played to their end.
TEST_F(AskingForTables, deals_are_for_all_who_may_watch_each_by_its_number) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "vijvenveertig"},
                                                   {"preset", "twee"},
                                                   {"bots", "thumb"},
                                                   {"seat", 0},
                                                   {"start", true}});
  ASSERT_TRUE(an.open(table));
  Browser nobody(running.port());
  const std::string deals = "/api/v1/tables/" + table + "/deals/";
  while (deals_over(table) < 2) {
    if (const auto answer = an.player.answer()) {
      an.ask(*answer);
    } else {
      ASSERT_TRUE(an.see("step"));
    }
  }
  for (const char* path : {"0", "1", "0/steps", "1/steps?seat=1", "1/review"}) {
    EXPECT_EQ(nobody.get(deals + path).status, 200) << path;
  }
  EXPECT_EQ(nobody.get(deals + "1").json()["deal"], 1);
  const Response record = nobody.get("/api/v1/tables/" + table + "/record");
  EXPECT_EQ(std::count(record.body.begin(), record.body.end(), '\n'), 2);
  EXPECT_EQ(record.headers.at("content-disposition"),
            "attachment; filename=\"" + table + ".troef.jsonl\"");
  for (const char* query :
       {"seat=2", "seat=7", "seat=8", "seat=01", "seat=", "seat=x", "chair=1"}) {
    EXPECT_EQ(nobody.get(deals + "0/steps?" + query).status, 400) << query;
  }
}

}  // namespace
}  // namespace troef::server
