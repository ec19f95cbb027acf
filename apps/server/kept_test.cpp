// SPDX-License-Identifier: Apache-2.0
// Tables are kept: over restarts, in trouble with the store, and out of memory.
#include <gtest/gtest.h>

#include "hang.h"
#include "server_support/table_player.h"

namespace troef::server {
namespace {

// Tables leave memory as soon as nobody is there.
void restart_without_patience(Running& running) {
  running.stop();
  running.config.limits.table_idle_seconds = 0;
  running.start();
}

void leave_until_it_is_put_away(TablePlayer& player) {
  player.socket.reset();
  test::wait_until([&] {
    return player.browser.get("/metrics").body.find("\ntroef_tables 0\n") != std::string::npos;
  });
}

TEST_F(AtTable, a_restart_goes_on_where_it_was) {
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an);
  ASSERT_TRUE(an.open(table));
  an.wait_for_action();
  const WireJson look = an.player.look();
  const auto seq = an.player.seq();
  EXPECT_TRUE(running.stop());
  running.start();
  TablePlayer again(running.port(), "x");
  again.browser.cookie = an.browser.cookie;
  ASSERT_TRUE(again.open(table));
  EXPECT_EQ(again.player.look(), look);
  EXPECT_GE(again.player.seq(), seq);
  EXPECT_EQ(again.ask(again.wait_for_turn())["type"], "done");
}

TEST_F(AtTable, who_is_connected_hears_that_the_server_closes) {
  TablePlayer an(running.port(), "An");
  ASSERT_TRUE(an.open(an.browser.make_table({{"game", "pandoer"}})));
  running.begin_to_stop();
  EXPECT_EQ(an.socket->next("notice").value("code", ""), "closing");
  EXPECT_EQ(an.socket->end(), 1001);
  EXPECT_TRUE(running.stop());
}

TEST_F(AtTable, nothing_is_told_that_is_not_stored) {
  TablePlayer an(running.port(), "An"), ben(running.port(), "Ben");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(an.open(table));
  ASSERT_TRUE(ben.open(table));
  running.store().break_down(true);
  EXPECT_EQ(an.socket->next("notice").value("code", ""), "storage");
  EXPECT_EQ(ben.socket->next("notice").value("code", ""), "storage");
  const WireJson refused = an.ask({{"type", "sit"}, {"seat", 2}});
  EXPECT_EQ(refused.value("code", ""), "paused");
  an.socket->say({{"type", "sync"}});
  EXPECT_EQ(an.socket->next("table").value("type", ""), "table") << "looking is free";
  EXPECT_EQ(an.browser.post("/api/v1/tables", {{"game", "heugen"}}).status, 503);
  running.store().break_down(false);
  EXPECT_EQ(an.socket->next("notice").value("code", ""), "stored");
  EXPECT_EQ(ben.socket->next("notice").value("code", ""), "stored");
  EXPECT_EQ(an.ask({{"type", "sit"}, {"seat", 2}})["type"], "done");
}

TEST_F(AtTable, whoever_comes_while_nothing_can_be_stored_hears_it) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  running.store().break_down(true);
  const auto socket = an.browser.open(table);
  ASSERT_NE(socket, nullptr);
  EXPECT_EQ(socket->next().value("code", ""), "storage");
}

TEST_F(AtTable, nobody_sees_what_is_not_stored_yet_by_asking_for_everything) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(an.open(table));
  running.store().hold(true);
  const WireJson sit = {{"type", "sit"}, {"seat", 2}}, sync = {{"type", "sync"}};
  an.socket->raw(load::encode(sit.dump()) + load::encode(sync.dump()));
  test::wait_until([&] { return running.store().counts().waiting > 0; });
  an.browser.get("/healthz");  // meanwhile the other message has been read
  running.store().hold(false);
  // The first, since from another chair all looks different.
  for (const char* type : {"table", "done", "table"}) {
    EXPECT_EQ(an.socket->next().value("type", ""), type);
  }
}

// The connection was there before; while something waits for the store, the server does not end.
TEST_F(AtTable, nothing_new_begins_while_the_server_closes) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(an.open(table));
  Line line(running.port());
  const auto asks = [&](const std::string& request) {
    line.send(request);
    return line.receive();
  };
  const std::string host = "Host: 127.0.0.1:" + std::to_string(running.port()) + "\r\n";
  EXPECT_TRUE(asks("GET /readyz HTTP/1.1\r\n" + host + "\r\n").starts_with("HTTP/1.1 200 "));
  running.store().hold(true);
  an.socket->say({{"type", "sit"}, {"seat", 2}});
  test::wait_until([&] { return running.store().counts().waiting > 0; });
  running.begin_to_stop();
  EXPECT_EQ(an.socket->next("notice").value("code", ""), "closing");
  EXPECT_TRUE(asks("GET /readyz HTTP/1.1\r\n" + host + "\r\n").starts_with("HTTP/1.1 503 "));
  const std::string origin = "Origin: http://127.0.0.1:" + std::to_string(running.port()) + "\r\n";
  Line other(running.port());
  EXPECT_EQ(other.receive(), "") << "nobody listens";
  EXPECT_TRUE(asks("POST /api/v1/me HTTP/1.1\r\n" + host + origin +
                   "Content-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"name\":\"Bo\"}")
                  .starts_with("HTTP/1.1 503 "));
  EXPECT_TRUE(asks(load::upgrade_request("127.0.0.1:" + std::to_string(running.port()),
                                         "/api/v1/tables/" + table + "/socket", an.browser.cookie))
                  .starts_with("HTTP/1.1 503 "));
  running.store().hold(false);
  EXPECT_TRUE(running.stop());
}

TEST_F(AtTable, what_was_under_way_when_the_disk_filled_is_told_when_it_is_stored) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(an.open(table));
  running.store().hold(true);  // slow, but no trouble yet
  an.socket->say({{"type", "sit"}, {"seat", 2}, {"id", "a"}});
  an.socket->say({{"type", "sync"}, {"id", "b"}});
  test::wait_until([&] { return running.store().counts().waiting > 0; });
  running.store().break_down(true);
  EXPECT_EQ(an.socket->next().value("code", ""), "storage") << "before any answer";
  running.store().hold(false);
  running.store().break_down(false);
  EXPECT_EQ(an.socket->next("done").value("id", ""), "a");
}

TEST_F(AtTable, nobody_waits_for_a_table_that_cannot_be_stored) {
  TablePlayer an(running.port(), "An"), ben(running.port(), "Ben");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(an.open(table));
  running.store().hold(true);
  an.socket->say({{"type", "sit"}, {"seat", 2}, {"id", "a"}});
  test::wait_until([&] { return running.store().counts().waiting > 0; });
  int before = 0;  // who asked before the trouble is told, too
  std::jthread early([&] { before = ben.browser.get("/api/v1/tables/" + table).status; });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  running.store().break_down(true);
  early.join();
  EXPECT_EQ(before, 503);
  EXPECT_EQ(ben.browser.get("/api/v1/tables/" + table).status, 503);
  EXPECT_EQ(ben.browser.open(table), nullptr);
  EXPECT_EQ(ben.browser.refusal.status, 503);
  running.store().hold(false);
  running.store().break_down(false);
  EXPECT_EQ(an.socket->next("done").value("id", ""), "a");
  EXPECT_EQ(ben.browser.get("/api/v1/tables/" + table).status, 200);
}

TEST_F(AtTable, who_stands_up_at_a_table_that_came_back_sits_nowhere) {
  restart_without_patience(running);
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}, {"seat", 1}});
  ASSERT_TRUE(an.open(table));
  leave_until_it_is_put_away(an);
  ASSERT_TRUE(an.open(table));
  EXPECT_EQ(an.ask({{"type", "stand"}})["type"], "done");
  EXPECT_TRUE(an.browser.get("/api/v1/tables").json()["mine"].empty());
}

TEST_F(AtTable, when_another_server_wrote_the_table_is_read_again) {
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(an.open(table));
  running.store().refuse_next();
  an.socket->say({{"type", "sit"}, {"seat", 2}});
  ASSERT_TRUE(an.see("table"));
  EXPECT_TRUE(an.player.table()["you"]["seat"].is_null());
  EXPECT_EQ(an.ask({{"type", "sit"}, {"seat", 2}})["type"], "done");
}

TEST_F(AtTable, an_idle_table_leaves_memory_and_comes_back) {
  restart_without_patience(running);
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}, {"seat", 1}});
  ASSERT_TRUE(an.open(table));
  leave_until_it_is_put_away(an);
  EXPECT_EQ(an.browser.get("/api/v1/tables").json()["mine"][0]["id"], table);
  ASSERT_TRUE(an.open(table));
  EXPECT_EQ(an.player.table()["you"]["seat"], 1);
}

}  // namespace
}  // namespace troef::server
