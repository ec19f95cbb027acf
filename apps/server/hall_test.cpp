// SPDX-License-Identifier: Apache-2.0
// Tables in memory and on a disk that may be slow, full or written by others; time passes by hand.
#include "server/hall.h"

#include "server/log.h"
#include "server_support/in_hall.h"

namespace troef::server {
namespace {

using load::Json;

const std::string open_table = R"({"game":"hoogjassen","sit":"invited"})";
const std::string alone = R"({"game":"heugen","bots":"thumb","seat":0,"start":true})";
const Json sit = {{"type", "sit"}, {"seat", 2}};
constexpr std::int64_t seconds = 1000, longer_than_idle = 70 * seconds;

TEST_F(InHall, tables_go_on_where_the_clock_of_the_machine_is_set_back) {
  const auto ear = server->join(server->make(alone, an), an);
  server->wait_until([&] { return ear->player.phase() == "cutting"; });
  server->network.set_back(3600 * seconds);
  server->network.pass_time(20 * seconds);
  server->close();
  EXPECT_EQ(ear->player.phase(), "playing");
}

// Two deals of five tricks, and one more.
TEST_F(InHall, records_are_numbered_on_after_a_restart) {
  const std::string table = server->make(
      R"({"game":"vijvenveertig","preset":"twee","bots":"thumb","seat":0,"start":true})", an);
  const auto played = [&](std::size_t deals) {
    const auto ear = server->join(table, an);
    server->play_until(*ear, [&] {
      const std::lock_guard lock(disk->mutex);
      return disk->tables[table].records.size() == deals;
    });
    return server->store.counts().refused;
  };
  EXPECT_EQ(played(2), 0U) << "refused, to be written once more";
  const std::string metrics = server->metrics.text();
  for (const char* none : {"troef_inputs_total{of=\"bots\"} 0\n", "troef_bot_seconds_count 0\n"}) {
    EXPECT_EQ(metrics.find(none), std::string::npos) << none;
  }
  restart();
  EXPECT_EQ(played(3), 0U);
}

TEST_F(InHall, a_table_that_nobody_is_at_need_not_be_looked_after_until_somebody_changes_it) {
  const std::string table = server->make(open_table, an);
  EXPECT_TRUE(server->stored(*disk, table).alive);
  for (int round = 0; round < 2; ++round) {
    server->network.pass_time(longer_than_idle);
    server->network.do_all();
    EXPECT_TRUE(in_memory(0));
    EXPECT_FALSE(server->stored(*disk, table).alive);
    const auto ear = server->join(table, an);
    EXPECT_FALSE(server->stored(*disk, table).alive) << "a look changes nothing";
    EXPECT_EQ(server->ask(*ear, round == 0 ? sit : Json{{"type", "stand"}})["type"], "done");
    EXPECT_TRUE(server->stored(*disk, table).alive);
    server->leave(*ear);
  }
}

TEST_F(InHall, a_table_that_nobody_came_back_to_after_a_restart_is_not_looked_after_at_the_next) {
  const std::string table = server->make(open_table, an);
  restart();
  server->hall.restore_alive();
  server->network.do_all();
  EXPECT_TRUE(in_memory(1));
  server->network.pass_time(30 * seconds);
  EXPECT_TRUE(in_memory(1)) << "somebody may still come";
  server->network.pass_time(longer_than_idle);
  EXPECT_TRUE(in_memory(0));
  EXPECT_FALSE(server->stored(*disk, table).alive);
}

TEST_F(InHall, a_table_stays_while_somebody_is_there_and_for_a_while_after_that) {
  const auto ear = server->join(server->make(open_table, an), an);
  server->network.pass_time(10 * longer_than_idle);
  EXPECT_EQ(server->ask(*ear, sit)["type"], "done");
  server->network.pass_time(longer_than_idle);
  server->leave(*ear);
  server->network.pass_time(30 * seconds);
  EXPECT_TRUE(in_memory(1));
  server->network.pass_time(longer_than_idle);
  EXPECT_TRUE(in_memory(0));
}

TEST_F(InHall, who_makes_a_table_is_told_however_slow_the_disk_is) {
  server->store.hold(true);
  std::string made;
  server->make(open_table, an, [&](const std::string& id, Missing) { made = id; });
  server->network.pass_time(longer_than_idle);
  EXPECT_EQ(made, "");
  EXPECT_TRUE(server->hall.open_tables(30).empty()) << "there may never be such a table";
  server->store.hold(false);
  server->wait_until([&] { return !made.empty(); });
  EXPECT_EQ(server->hall.open_tables(30).size(), 1U);
}

TEST_F(InHall, who_writes_twice_is_told_of_each_when_it_is_kept) {
  const auto ear = server->join(server->make(open_table, an), an);
  server->store.hold(true);
  server->say(*ear, {{"type", "sit"}, {"seat", 2}, {"id", "first"}});
  server->say(*ear, {{"type", "sit"}, {"seat", 3}, {"id", "second"}});
  server->store.let_one_through();
  server->wait_until([&] { return ear->last("done").is_object(); });
  server->network.do_all();
  EXPECT_EQ(ear->last("done")["id"], "first");
  server->store.hold(false);
  server->wait_until([&] { return ear->last("done")["id"] == "second"; });
}

TEST_F(InHall, who_asked_for_everything_before_the_disk_was_full_gets_it_after_that) {
  const auto ear = server->join(server->make(open_table, an), an);
  server->store.hold(true);
  server->say(*ear, sit);
  server->say(*ear, {{"type", "sync"}});
  server->hall.trouble(true);
  server->hall.trouble(false);
  server->store.hold(false);
  server->wait_until([&] { return ear->last("done").is_object(); });
  server->network.do_all();
  EXPECT_EQ(ear->heard.back()["type"], "table");
}

TEST_F(InHall, who_gets_up_and_sits_down_again_is_listed_there) {
  const std::string table = server->make(R"({"game":"hoogjassen","sit":"link"})", an);
  const auto ear = server->join(table, ben);
  for (const char* type : {"sit", "stand", "sit"}) {
    const bool sits = std::string_view(type) == "sit";
    EXPECT_EQ(server->ask(*ear, sits ? sit : Json{{"type", type}})["type"], "done");
  }
  EXPECT_EQ(server->store.tables_of(ben.id), std::vector<std::string>{table});
}

TEST_F(InHall, who_gets_up_after_a_restart_is_listed_there_no_longer) {
  const std::string table = server->make(R"({"game":"hoogjassen","sit":"link"})", an);
  EXPECT_EQ(server->ask(*server->join(table, ben), sit)["type"], "done");
  EXPECT_EQ(server->store.tables_of(ben.id), std::vector<std::string>{table});
  restart();
  EXPECT_EQ(server->ask(*server->join(table, ben), {{"type", "stand"}})["type"], "done");
  EXPECT_TRUE(server->store.tables_of(ben.id).empty());
}

// A whole deal; before each trouble bots may have been asked, and in it there is time for them to
// decide and for all that waits.
TEST_F(InHall, nothing_moves_while_nothing_can_be_kept_and_after_it_all_goes_on) {
  const std::string table = server->make(alone, an);
  const auto ear = server->join(table, an);
  std::size_t deals = 0;
  while (deals == 0) {
    server->network.do_all();
    if (const auto answer = ear->player.answer()) server->say(*ear, *answer);
    server->network.pass_time(100);
    server->hall.trouble(true);
    const std::size_t before = server->stored(*disk, table).lines.size();
    for (int i = 0; i < 20; ++i) {
      server->network.pass_time(seconds);
      server->network.do_all();
      std::this_thread::yield();
    }
    const Disk::StoredTable after = server->stored(*disk, table);
    ASSERT_EQ(after.lines.size(), before);
    deals = after.records.size();
    server->hall.trouble(false);
  }
}

TEST_F(InHall, who_comes_while_nothing_can_be_kept_sees_the_table) {
  const std::string table = server->make(open_table, an);
  server->hall.trouble(true);
  const auto ear = server->join(table, ben);
  EXPECT_EQ(ear->heard.front()["code"], "storage");
  server->wait_until([&] { return ear->last("table").is_object(); });
  EXPECT_EQ(server->ask(*ear, sit)["code"], "paused");
}

TEST_F(InHall, all_is_durable_and_told_before_it_closes_and_nothing_begins_meanwhile) {
  const std::string table = server->make(alone, an);
  const auto ear = server->join(table, an);
  server->wait_until([&] { return ear->player.phase() == "cutting"; });
  server->store.hold(true);
  server->say(*ear, {{"type", "talk"}, {"text", "x"}, {"id", "talk"}});
  server->say(*ear, *ear->player.answer());
  const std::uint64_t waiting = server->store.counts().waiting;
  EXPECT_GT(waiting, 0U);
  bool flushed = false;
  server->hall.close([&] { flushed = true; });
  EXPECT_EQ(ear->last("notice")["code"], "closing");
  EXPECT_EQ(server->ask(*ear, {{"type", "stand"}})["code"], "paused");
  for (int i = 0; i < 100; ++i) {
    server->network.pass_time(seconds);
    std::this_thread::yield();
  }
  EXPECT_EQ(server->store.counts().waiting, waiting);
  EXPECT_FALSE(flushed);
  EXPECT_EQ(ear->closed, 0);
  server->store.hold(false);
  server->wait_until([&] { return flushed; });
  EXPECT_EQ(ear->closed, 1001);
}

// The bot has been asked, and may have answered, at one moment or other.
TEST(Bots, decide_nothing_while_the_hall_closes) {
  for (int moment = 0; moment < 60; ++moment) {
    const auto disk = std::make_shared<Disk>();
    HandServer server(disk);
    const auto ear = server.join(server.make(alone, {"p-an", "An"}), {"p-an", "An"});
    server.play_until(*ear, [&] { return ear->player.phase() == "playing"; });
    for (int i = 0; i < moment; ++i) {
      server.network.do_all();
      if (const auto answer = ear->player.answer()) server.say(*ear, *answer);
      server.network.pass_time(100);
    }
    const auto lines = [&] {
      test::wait_until([&] { return server.store.counts().waiting == 0; });
      const std::lock_guard lock(disk->mutex);
      return disk->tables[ear->table].lines.size();
    };
    const std::size_t before = lines();
    server.hall.close([] {});
    for (int i = 0; i < 20; ++i) {
      server.network.pass_time(seconds);
      server.network.do_all();
      std::this_thread::yield();
    }
    EXPECT_EQ(lines(), before) << moment;
  }
}

TEST_F(InHall, a_table_that_is_read_again_has_the_names_of_now) {
  const std::string table = server->make(R"({"game":"hoogjassen","seat":1})", an);
  const auto ear = server->join(table, an);
  server->hall.rename({an.id, "Anna"});
  server->stored(*disk, table);
  server->network.do_all();
  server->store.refuse_next();
  server->say(*ear, sit);
  server->wait_until([&] { return server->store.counts().refused == 1; });
  server->network.do_all();
  EXPECT_EQ(server->ask(*ear, sit)["type"], "done");
  EXPECT_EQ(ear->player.seats()[2]["name"], "Anna");
}

TEST_F(InHall, who_takes_another_name_while_a_table_is_opened_has_it_there) {
  const std::string table = server->make(R"({"game":"hoogjassen","sit":"link"})", an);
  const auto ear = server->join(table, ben);
  EXPECT_EQ(server->ask(*ear, sit)["type"], "done");
  server->store.hold(true);
  server->say(*ear, {{"type", "sit"}, {"seat", 3}});
  auto again = std::make_shared<Ear>();
  again->table = table;
  server->hall.join(table, ben, again, [&](Connection joined) { again->connection = joined; });
  server->hall.rename({ben.id, "Benno"});
  server->store.hold(false);
  server->wait_until([&] { return again->connection != 0; });
  server->say(*again, {{"type", "hello"}, {"v", 1}});
  server->stored(*disk, table);
  server->network.do_all();
  EXPECT_EQ(again->player.seats()[3]["name"], "Benno");
}

TEST_F(InHall, who_takes_another_name_while_a_table_is_made_has_it_there) {
  server->hall.rename({an.id, "Anna"});
  const std::string table = server->make(R"({"game":"hoogjassen","seat":1})", an);
  EXPECT_NE(server->stored(*disk, table).lines.front().find(R"("Anna")"), std::string::npos);
}

TEST_F(InHall, who_took_another_name_and_comes_with_the_one_before_has_the_new_one_for_minutes) {
  server->hall.rename({an.id, "Anna"});
  const auto made_by = [&] {
    return server->stored(*disk, server->make(R"({"game":"hoogjassen","seat":1})", an))
        .lines.front();
  };
  server->network.pass_time(300 * seconds);
  EXPECT_NE(made_by().find(R"("Anna")"), std::string::npos);
  server->network.pass_time(400 * seconds);
  EXPECT_NE(made_by().find(R"("An")"), std::string::npos) << "nobody is on the way for so long";
}

TEST_F(InHall, who_took_another_name_just_before_nothing_could_be_kept_has_it_after_that) {
  const auto ear = server->join(server->make(open_table, an), an);
  EXPECT_EQ(server->ask(*ear, sit)["type"], "done");
  server->hall.trouble(true);
  server->hall.rename({an.id, "Anna"});
  server->hall.trouble(false);
  server->wait_until([&] { return ear->player.seats()[2]["name"] == "Anna"; });
}

TEST_F(InHall, who_waits_for_a_table_that_is_read_again_gets_it) {
  const std::string table = server->make(open_table, an);
  const auto ear = server->join(table, an);
  server->store.hold(true);
  server->say(*ear, sit);
  bool came = false;
  server->hall.visit(table, [&](Table* there, Missing) { came = there != nullptr; });
  server->store.refuse_next();
  server->store.hold(false);
  server->wait_until([&] { return came; });
}

TEST_F(InHall, who_says_something_while_a_table_is_read_again_is_told_that_it_is_not_done) {
  const auto ear = server->join(server->make(open_table, an), an);
  server->store.refuse_next();
  server->say(*ear, sit);
  server->wait_until([&] { return server->store.counts().refused == 1; });
  server->network.do_next();
  server->say(*ear, {{"type", "stand"}, {"id", "meanwhile"}});
  ASSERT_TRUE(ear->answer_to("meanwhile").is_object());
  EXPECT_EQ(ear->answer_to("meanwhile")["code"], "paused");
  server->network.do_all();
  EXPECT_EQ(server->ask(*ear, sit)["type"], "done");
}

TEST_F(InHall, nobody_sees_what_may_never_be_kept_after_trouble_either) {
  const std::string table = server->make(R"({"game":"hoogjassen","seat":1})", an);
  server->store.hold(true);
  server->hall.rename({an.id, "Anna"});  // nobody is there to hear of it
  server->hall.trouble(true);
  server->hall.trouble(false);
  bool came = false;
  server->hall.visit(table, [&](Table*, Missing) { came = true; });
  server->network.do_all();
  EXPECT_FALSE(came);
  server->store.hold(false);
  server->wait_until([&] { return came; });
}

TEST_F(InHall, a_table_that_cannot_be_read_again_ends_the_connections_to_it) {
  const std::string table = server->make(open_table, an);
  const auto ear = server->join(table, an);
  {
    const std::lock_guard lock(disk->mutex);
    disk->tables[table].lines = {"no", "line"};
  }
  server->say(*ear, sit);  // which is refused, since the numbers are others now
  server->wait_until([&] { return ear->closed != 0; });
  EXPECT_EQ(ear->closed, 1011);
}

TEST_F(InHall, a_table_is_not_said_to_be_unknown_where_nobody_can_say) {
  const std::string table = server->make(open_table, an);
  restart();
  const auto why = [&] {
    std::optional<Missing> missing;
    server->hall.visit(table, [&](Table*, Missing is) { missing = is; });
    server->network.do_all();
    return missing;
  };
  server->store.lose(true);
  EXPECT_EQ(why(), Missing::fault);
  server->store.lose(false);
  EXPECT_EQ(why(), Missing::no);
}

// The id of a table is the key to it. The log is opened and closed while there is no other thread.
TEST(Log, names_a_table_by_the_first_letters_of_its_id) {
  testing::internal::CaptureStderr();
  ASSERT_TRUE(open_log("info"));
  const Person an{"p-an", "An"};
  std::string table;
  {
    const auto disk = std::make_shared<Disk>();
    HandServer server(disk);
    table = server.make(open_table, an);
    const auto ear = server.join(table, an);
    server.store.refuse_next();
    server.say(*ear, sit);
    server.wait_until([&] { return server.store.counts().refused == 1; });
    server.network.do_all();
    EXPECT_EQ(server.ask(*ear, sit)["type"], "done");
    {
      const std::lock_guard lock(disk->mutex);
      disk->tables[table].lines = {"nonsense"};
    }
    server.say(*ear, {{"type", "stand"}});
    server.wait_until([&] { return ear->closed != 0; });
  }
  close_log();
  const std::string said = testing::internal::GetCapturedStderr();
  for (const char* event : {"table_written_elsewhere", "table_unreadable"}) {
    EXPECT_NE(said.find(event + std::string(R"(","table":")") + short_id(table)), std::string::npos)
        << said;
  }
  EXPECT_EQ(said.find(table), std::string::npos) << said;
}

}  // namespace
}  // namespace troef::server
