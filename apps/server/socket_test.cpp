// SPDX-License-Identifier: Apache-2.0
// Sockets at tables: seats, wrong frames, floods, slow readers, limits.
#include <gtest/gtest.h>

#include <algorithm>

#include "hang.h"
#include "server_support/table_player.h"

namespace troef::server {
namespace {

TEST_F(AtTable, whoever_opens_the_page_plays_against_bots) {
  std::vector<std::unique_ptr<TablePlayer>> players;
  for (const Game* game : all_games()) {
    players.push_back(std::make_unique<TablePlayer>(running.port(), "An"));
    ASSERT_TRUE(players.back()->open(alone(*players.back(), std::string(game->id()))));
  }
  for (const auto& player : players) {
    const WireJson act = player->wait_for_action();
    EXPECT_EQ(player->ask(act).value("type", ""), "done") << act.dump();
  }
}

TEST_F(AtTable, a_socket_is_for_a_table_that_exists_and_for_somebody) {
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an);
  EXPECT_EQ(an.browser.open("abcdefghjkmnpqrs"), nullptr);
  EXPECT_EQ(an.browser.refusal.status, 404);
  Browser nobody(running.port());
  EXPECT_EQ(nobody.open(table), nullptr);
  EXPECT_EQ(nobody.refusal.status, 401);
  an.browser.extra["Sec-WebSocket-Protocol"] = "other.7";
  EXPECT_EQ(an.browser.open(table), nullptr);
  EXPECT_EQ(an.browser.refusal.status, 400);
}

TEST_F(AtTable, a_reload_comes_back_to_the_same_seat_with_the_same_cards) {
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an);
  ASSERT_TRUE(an.open(table));
  an.wait_for_action();
  const WireJson hand = an.player.look()["hand"];
  ASSERT_FALSE(hand.empty());
  an.socket.reset();
  ASSERT_TRUE(an.open(table));
  EXPECT_EQ(an.player.table()["you"]["seat"], 0);
  EXPECT_EQ(an.player.look()["hand"], hand);
}

TEST_F(AtTable, another_device_of_the_same_person_has_the_same_seat) {
  TablePlayer an(running.port(), "An"), phone(running.port(), "Phone");
  const std::string table = alone(an);
  const auto code = an.browser.post("/api/v1/me/link", WireJson::object()).json();
  phone.browser.post("/api/v1/me/move", {{"code", code["code"]}});
  ASSERT_TRUE(phone.open(table));
  EXPECT_EQ(phone.player.table()["you"]["seat"], 0);
}

TEST_F(AtTable, the_same_message_twice_has_one_effect) {
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an);
  ASSERT_TRUE(an.open(table));
  const WireJson act = an.wait_for_action();
  EXPECT_EQ(an.ask(act)["type"], "done");
  const auto kept = lines(table);
  EXPECT_EQ(an.ask(act)["type"], "done");
  const auto mine = [&](const std::vector<std::string>& all) {
    return std::count_if(all.begin(), all.end(), [&](const std::string& line) {
      return line.find(act["action"].get<std::string>()) != std::string::npos;
    });
  };
  EXPECT_EQ(mine(lines(table)), mine(kept));
}

TEST_F(AtTable, wrong_frames_are_refused_or_end_the_connection_and_nothing_else) {
  TablePlayer an(running.port(), "An"), ben(running.port(), "Ben");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}});
  ASSERT_TRUE(ben.open(table));

  struct Case {
    const char* what;
    std::string bytes;
    int code;  // of the close; 0: refused, and open
  };
  const std::string zero(1, '\0');
  const Case cases[] = {
      {"no JSON", load::encode("play"), 0},
      {"no object", load::encode("[]"), 0},
      {"a wrong version", load::encode(R"({"type":"hello","v":2})"), 0},
      {"an unknown type", load::encode(R"({"type":"deal"})"), 0},
      {"an unknown key", load::encode(R"({"type":"sync","more":1})"), 0},
      {"a wrong type of value", load::encode(R"({"type":"sit","seat":"two"})"), 0},
      {"a seat that is none", load::encode(R"({"type":"sit","seat":99})"), 0},
      {"deep nesting", load::encode(std::string(4000, '[')), 0},
      {"zero bytes", load::encode(zero + zero), 0},
      {"empty", load::encode(""), 0},
      {"too long", load::encode(std::string(8193, ' ')), 1009},
      {"too long in parts",
       load::encode(std::string(5000, ' '), load::Opcode::text, false) +
           load::encode(std::string(5000, ' '), load::Opcode::more),
       1009},
      {"binary", load::encode("{}", load::Opcode::binary), 1003},
      {"no UTF-8", load::encode("\xC0\xAF"), 1007},
      {"a wrong opcode", load::encode("x", static_cast<load::Opcode>(5)), 1002},
      {"more of nothing", load::encode("x", load::Opcode::more), 1002},
      {"a control frame in parts", load::encode("x", load::Opcode::ping, false), 1002},
  };
  for (const Case& each : cases) {
    auto socket = an.browser.open(table);
    ASSERT_NE(socket, nullptr) << each.what;
    socket->say(hello);
    socket->next("table");
    socket->raw(each.bytes);
    if (each.code != 0) {
      EXPECT_EQ(socket->end(), each.code) << each.what;
    } else {
      EXPECT_EQ(socket->next("refused").value("code", ""), "message") << each.what;
      socket->say({{"type", "sync"}});
      EXPECT_EQ(socket->next("table").value("type", ""), "table") << each.what;
    }
  }
  EXPECT_EQ(ben.ask({{"type", "sit"}, {"seat", 1}})["type"], "done") << "others are unharmed";
}

TEST_F(AtTable, a_message_in_parts_is_one_message) {
  TablePlayer an(running.port(), "An");
  auto socket = an.browser.open(an.browser.make_table({{"game", "heugen"}}));
  const std::string text = hello.dump();
  std::string bytes = load::encode(text.substr(0, 1), load::Opcode::text, false);
  for (std::size_t i = 1; i < text.size(); ++i) {
    bytes += load::encode(text.substr(i, 1), load::Opcode::more, i + 1 == text.size());
  }
  for (const char byte : bytes) socket->raw({&byte, 1});
  EXPECT_EQ(socket->next("table").value("v", 0), 1);
}

TEST_F(AtTable, a_flood_is_refused_and_then_ends_the_connection) {
  TablePlayer an(running.port(), "An"), ben(running.port(), "Ben");
  const std::string table = an.browser.make_table({{"game", "pandoer"}});
  ASSERT_TRUE(ben.open(table));
  ASSERT_TRUE(an.open(table));
  for (int i = 0; i < 100; ++i) an.socket->say({{"type", "why"}, {"action", "pass"}});
  bool refused = false;
  for (WireJson each = an.socket->next(); !each.is_discarded(); each = an.socket->next()) {
    refused = refused || each.value("code", "") == "rate";
  }
  EXPECT_TRUE(refused);
  EXPECT_EQ(an.socket->code(), 1008);
  EXPECT_EQ(ben.ask({{"type", "sit"}, {"seat", 1}})["type"], "done");
}

TEST_F(AtTable, a_flood_of_pings_ends_the_connection) {
  TablePlayer an(running.port(), "An");
  ASSERT_TRUE(an.open(an.browser.make_table({{"game", "pandoer"}})));
  for (int i = 0; i < 100; ++i) an.socket->raw(load::encode("", load::Opcode::ping));
  EXPECT_EQ(an.socket->end(), 1008);
}

TEST_F(AtTable, nobody_acts_for_another_seat_or_out_of_turn) {
  std::vector<std::unique_ptr<TablePlayer>> guests;
  std::string table;
  for (int seat = 0; seat < 4; ++seat) {
    guests.push_back(std::make_unique<TablePlayer>(running.port(), "P" + std::to_string(seat)));
    if (seat == 0) table = guests[0]->browser.make_table({{"game", "hoogjassen"}});
    ASSERT_TRUE(guests.back()->open(table));
    ASSERT_EQ(guests.back()->ask({{"type", "sit"}, {"seat", seat}})["type"], "done");
  }
  TablePlayer watcher(running.port(), "Watcher");
  ASSERT_TRUE(watcher.open(table));
  EXPECT_EQ(guests[1]->ask({{"type", "start"}})["code"], "not_owner");
  EXPECT_EQ(guests[1]->ask({{"type", "sit"}, {"seat", 0}})["code"], "seat_taken");
  ASSERT_EQ(guests[0]->ask({{"type", "start"}})["type"], "done");
  for (auto& guest : guests) guest->ask(guest->wait_for_turn());  // the cut
  std::size_t turn = 9;
  for (std::size_t seat = 0; seat < 4 && turn == 9; ++seat) {
    while (guests[seat]->player.phase() != "playing") ASSERT_TRUE(guests[seat]->see("step"));
    if (guests[seat]->player.look()["turn"] == seat) turn = seat;
  }
  ASSERT_LT(turn, 4U);
  const WireJson act = guests[turn]->wait_for_turn();
  EXPECT_EQ(guests[(turn + 1) % 4]->ask(act)["code"], "turn");
  EXPECT_EQ(watcher.ask(act)["code"], "not_seated");
  EXPECT_EQ(guests[turn]->ask(act)["type"], "done");
  WireJson late = act;
  late["action"] = "bid 9990";
  EXPECT_EQ(guests[turn]->ask(late)["code"], "stale");
}

TEST_F(AtTable, slow_readers_are_dropped_and_the_others_go_on) {
  running.stop();
  running.config.wire.queue_bytes = 64 * 1024;
  running.config.wire.system_bytes = 16 * 1024;
  running.config.limits.frames = {1e9, 1e9};
  running.config.limits.sockets_per_person = 100;
  running.start();
  TablePlayer an(running.port(), "An"), slow(running.port(), "Slow");
  const std::string table = an.browser.make_table({{"game", "klaverjassen"}, {"seat", 1}});
  ASSERT_TRUE(an.open(table));
  std::vector<std::unique_ptr<TestSocket>> sleepers;
  for (int i = 0; i < 64; ++i) {
    sleepers.push_back(slow.browser.open(table, 4096));
    ASSERT_NE(sleepers.back(), nullptr);
    ASSERT_TRUE(sleepers.back()->say(hello));
  }
  const auto dropped = [&] {
    const std::string metrics = an.browser.get("/metrics").body;
    const std::string name = "\ntroef_slow_readers_total ";
    return std::stod(metrics.substr(metrics.find(name) + name.size()));
  };
  int seat = 1;
  // Everybody asks for all of it again and again; only one reads.
  while (dropped() < 64) {
    for (const auto& sleeper : sleepers) sleeper->say({{"type", "sync"}});
    seat = 3 - seat;
    ASSERT_EQ(an.ask({{"type", "sit"}, {"seat", seat}})["type"], "done");
  }
  EXPECT_EQ(an.ask({{"type", "stand"}})["type"], "done");
}

TEST_F(AtTable, a_message_that_is_larger_than_what_may_wait_reaches_who_reads) {
  running.stop();
  running.config.wire.queue_bytes = 1000;
  running.start();
  TablePlayer an(running.port(), "An");
  ASSERT_TRUE(an.open(alone(an)));
  EXPECT_GT(an.player.table().dump().size(), 1000U);
  for (int i = 0; i < 30; ++i) {
    an.socket->say({{"type", "sync"}});
    ASSERT_TRUE(an.see("table")) << i;
  }
}

TEST_F(AtTable, whoever_hosts_it_can_count_who_is_there_and_what_they_say) {
  TablePlayer an(running.port(), "An");
  ASSERT_TRUE(an.open(an.browser.make_table({{"game", "hoogjassen"}})));
  EXPECT_EQ(an.ask({{"type", "sit"}, {"seat", 2}})["type"], "done");
  EXPECT_EQ(an.ask({{"type", "sit"}, {"seat", 99}})["code"], "message");
  EXPECT_EQ(an.browser.get("/api/v1/nothing").status, 404);
  const auto shown = [&](const std::string& line) {
    return an.browser.get("/metrics").body.find("\n" + line + "\n") != std::string::npos;
  };
  test::wait_until([&] { return shown("troef_connections 2"); });
  for (const char* line :
       {"troef_sockets 1", "troef_frames_total 3", R"(troef_inputs_total{of="people"} 1)",
        R"(troef_inputs_total{of="bots"} 0)", R"(troef_refusals_total{code="message"} 1)",
        R"(troef_http_requests_total{route="api",status="404"} 1)", "troef_input_seconds_count 1",
        "troef_store_trouble 0"}) {
    EXPECT_TRUE(shown(line)) << line;
  }
  EXPECT_FALSE(shown("troef_store_seconds_count 0"));
  EXPECT_FALSE(shown("process_resident_memory_bytes 0"));
  running.store().break_down(true);
  EXPECT_EQ(an.socket->next("notice").value("code", ""), "storage");
  EXPECT_TRUE(shown("troef_store_trouble 1"));
  running.store().break_down(false);
}

TEST_F(AtTable, records_are_for_those_who_may_watch) {
  TablePlayer an(running.port(), "An"), eve(running.port(), "Eve");
  const std::string table = an.browser.make_table(
      {{"game", "klaverjassen"}, {"watch", "none"}, {"seat", 0}, {"start", true}});
  EXPECT_EQ(an.browser.get("/api/v1/tables/" + table + "/record").status, 200);
  EXPECT_EQ(an.browser.get("/api/v1/tables/" + table + "/deals/0").status, 404);
  for (const char* path :
       {"/record", "/deals/0", "/deals/0/steps", "/deals/0/steps?seat=0", "/deals/0/review"}) {
    EXPECT_EQ(eve.browser.get("/api/v1/tables/" + table + path).status, 403) << path;
  }
}

TEST_F(AtTable, wrong_settings_say_what_is_wrong_with_them) {
  TablePlayer an(running.port(), "An");
  for (const char* body : {"", "{", "[]", R"({"game":"whist"})", R"({"game":"pandoer","more":1})",
                           R"({"game":"pandoer","rules":{"nothing":1}})"}) {
    const Response refused = an.browser.request("POST", "/api/v1/tables", body);
    EXPECT_EQ(refused.status, 400) << body;
    EXPECT_EQ(refused.json().value("error", ""), "settings") << body;
    EXPECT_NE(refused.json().value("message", ""), "") << body;
    EXPECT_EQ(refused.json()["text"]["en"], refused.json()["message"]) << body;
    EXPECT_NE(refused.json()["text"]["nl"], refused.json()["message"]) << body;
  }
}

TEST_F(AtTable, a_new_name_reaches_the_chair_and_stays) {
  TablePlayer an(running.port(), "An"), ben(running.port(), "Ben");
  const std::string table = an.browser.make_table({{"game", "hoogjassen"}, {"seat", 1}});
  ASSERT_TRUE(an.open(table));
  ASSERT_TRUE(ben.open(table));
  an.browser.post("/api/v1/me", {{"name", "Anna"}});
  WireJson step = ben.socket->next("step");
  while (step["what"].empty() || step["what"][0]["kind"] == "here") step = ben.socket->next("step");
  EXPECT_EQ(step["what"][0], (WireJson{{"kind", "renamed"}, {"seat", 1}, {"name", "Anna"}}));
  EXPECT_EQ(step["table"]["seats"][1]["name"], "Anna");
  EXPECT_TRUE(running.stop());
  running.start();
  Browser anybody(running.port());
  EXPECT_EQ(anybody.get("/api/v1/tables/" + table).json()["seats"][1]["name"], "Anna");
}

TEST_F(AtTable, tables_and_sockets_of_one_person_are_bounded) {
  running.stop();
  running.config.limits.tables_per_person = 2;
  running.config.limits.sockets_per_person = 2;
  running.start();
  TablePlayer an(running.port(), "An");
  const std::string table = an.browser.make_table({{"game", "pandoer"}});
  an.browser.make_table({{"game", "pandoer"}});
  EXPECT_EQ(an.browser.post("/api/v1/tables", {{"game", "pandoer"}}).status, 429);
  const auto one = an.browser.open(table);
  auto two = an.browser.open(table);
  EXPECT_EQ(an.browser.open(table), nullptr);
  EXPECT_EQ(an.browser.refusal.status, 429);
  two.reset();
  test::wait_until([&] { return (two = an.browser.open(table)) != nullptr; });
  EXPECT_NE(two, nullptr);
}

}  // namespace
}  // namespace troef::server
