// SPDX-License-Identifier: Apache-2.0
// Sentences about a table that somebody has paused.
#include "table_host.h"

namespace troef::test {
namespace {

constexpr const char* two_deals = R"({"game":"klaverjassen","rules":{"match_deals":2}})";
constexpr auto pause_it = R"({"type":"pause","on":true})";

// Some time into the first deal somebody pauses it.
std::vector<Connection> paused_by(Host& host, std::size_t seat) {
  const auto friends = all_seated(host);
  host.pass_time(4'000);
  host.say(friends[seat], pause_it);
  return friends;
}

TEST(Pause, lets_a_table_stand_still) {
  Host host(two_deals);
  const auto friends = all_seated(host, false);
  EXPECT_EQ(code(host.say(friends[2], pause_it)), "not_started");
  host.say(friends[0], R"({"type":"start"})");
  host.pass_time(4'000);
  const Connection mover = to_move(host, friends);
  EXPECT_EQ(code(host.say(friends[2], pause_it)), "done");
  EXPECT_EQ(host[mover].table["paused"], 2);
  Quick random(1);
  EXPECT_EQ(code(host.act(mover, host[mover].legal(random).front())), "paused");
  EXPECT_FALSE(host.table->wake());
  EXPECT_EQ(code(host.say(friends[1], R"({"type":"pause","on":false})")), "done");
  EXPECT_EQ(code(host.act(mover, host[mover].legal(random).front())), "done");
  const Connection watcher = host.join("Wil");
  EXPECT_EQ(code(host.say(watcher, pause_it)), "not_seated");
}

TEST(Pause, asked_for_by_two_is_one) {
  Host host(two_deals);
  const auto friends = paused_by(host, 2);
  const auto lines = host.lines.size();
  EXPECT_EQ(code(host.say(friends[1], pause_it)), "done");
  EXPECT_EQ(host[friends[1]].table["paused"], 2);
  EXPECT_EQ(host.lines.size(), lines);
}

TEST(Pause, ends_when_the_last_who_sat_gets_up) {
  Host host(two_deals);
  const auto friends = paused_by(host, 2);
  for (const int seat : {0, 2, 3}) host.say(friends[seat], R"({"type":"stand"})");
  EXPECT_EQ(host[friends[0]].table["paused"], 2);
  EXPECT_FALSE(host.table->wake());
  host.say(friends[1], R"({"type":"stand"})");
  EXPECT_TRUE(host[friends[0]].table["paused"].is_null());
  EXPECT_EQ(host[friends[0]].what.back()["kind"], "paused");
  EXPECT_EQ(host[friends[0]].what.back()["on"], false);
  const int at = host[friends[0]].look["at"];
  host.go_on();
  EXPECT_GT(host[friends[0]].look["at"].get<int>(), at) << "bots play";
}

// They come back and find everything as they left it.
TEST(Pause, lasts_while_somebody_who_is_away_has_a_chair) {
  Host host(two_deals);
  const auto friends = paused_by(host, 1);
  const Connection watcher = host.join("Wil");
  for (const int seat : {2, 3}) host.say(friends[seat], R"({"type":"stand"})");
  host.leave(friends[1]);
  host.say(friends[0], bot(1, "random"));
  host.say(friends[0], R"({"type":"stand"})");
  EXPECT_EQ(host[watcher].table["paused"], 1);
}

// They may have got up before tables ended a pause by themselves.
TEST(Pause, ends_for_whoever_comes_where_it_is_nobodys) {
  Host host(two_deals);
  const auto friends = paused_by(host, 0);
  for (const int seat : {1, 2, 3}) host.say(friends[seat], R"({"type":"stand"})");
  host.say(friends[0], R"({"type":"stand"})");
  ASSERT_NE(host.lines.back().find("\"pause\""), std::string::npos) << host.lines.back();
  host.lines.pop_back();
  host.restart();
  EXPECT_TRUE(host[host.join("Wil")].table["paused"].is_null());
}

TEST(Pause, takes_no_cut_and_lets_nobody_lift_where_it_is_not_done_by_hand) {
  Host host(R"({"game":"klaverjassen"})");
  const auto friends = all_seated(host, false);
  host.say(friends[0], R"({"type":"start"})");
  JsonValue cut{{"type", "cut"}, {"deal", 0}, {"bytes", std::string(32, '7')}, {"lift", 14}};
  EXPECT_EQ(code(host.say(friends[1], cut)), "message");
  cut.erase("lift");
  host.say(friends[2], pause_it);
  EXPECT_EQ(code(host.say(friends[1], cut)), "paused");
  host.say(friends[2], R"({"type":"pause","on":false})");
  EXPECT_EQ(code(host.say(friends[1], cut)), "done");
  EXPECT_EQ(host[friends[0]].table["seats"][1]["cut"], true);
  host.pass_time(4'000);
  ASSERT_EQ(host[friends[0]].table["phase"], "playing");
  EXPECT_EQ(host[friends[0]].table["seats"][1]["cut"], false);
}

}  // namespace
}  // namespace troef::test
