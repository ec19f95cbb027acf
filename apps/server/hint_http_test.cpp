// SPDX-License-Identifier: Apache-2.0
// What a bot would do in one's place, over HTTP.
#include <algorithm>

#include "server_support/table_player.h"

namespace troef::server {
namespace {

struct AskingForHints : AtTable {
  static std::string path(const std::string& table) { return "/api/v1/tables/" + table + "/hint"; }
};

TEST_F(AskingForHints, who_plays_alone_is_told_what_a_bot_would_do_at_this_moment) {
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an);
  ASSERT_TRUE(an.open(table));
  const WireJson action = an.wait_for_action();
  ASSERT_FALSE(action.is_discarded());
  const Response told = an.browser.get(path(table));
  ASSERT_EQ(told.status, 200);
  EXPECT_EQ(told.json()["at"], action["at"]);
  EXPECT_EQ(told.json()["deal"], action["deal"]);
  ASSERT_FALSE(told.json()["options"].empty());
  WireJson best = action;
  best["action"] = told.json()["options"][0]["action"];
  EXPECT_EQ(an.ask(best)["type"], "done");
}

TEST_F(AskingForHints, others_are_told_nothing) {
  TablePlayer an(running.port(), "An");
  TablePlayer bo(running.port(), "Bo");
  const std::string table = alone(an);
  ASSERT_TRUE(an.open(table));
  an.wait_for_action();
  EXPECT_EQ(bo.browser.get(path(table)).status, 403);
  EXPECT_EQ(Browser(running.port()).get(path(table)).status, 401);
  EXPECT_EQ(an.browser.get("/api/v1/tables/nosuchtable/hint").status, 404);
}

TEST_F(AskingForHints, there_are_none_where_others_may_sit_or_the_table_wants_none) {
  TablePlayer an(running.port(), "An");
  for (const WireJson& around :
       {WireJson{{"sit", "link"}}, {{"sit", "alone"}, {"hints", "none"}}}) {
    WireJson settings = {{"game", "heugen"}, {"seat", 0}, {"start", true}};
    settings.update(around);
    const std::string table = an.browser.make_table(settings);
    ASSERT_TRUE(an.open(table));
    an.wait_for_action();
    const Response told = an.browser.get(path(table));
    EXPECT_EQ(told.status, 403);
    EXPECT_EQ(told.json()["error"], "not_allowed");
  }
}

TEST_F(AskingForHints, friends_may_agree_that_everybody_who_sits_gets_them) {
  TablePlayer an(running.port(), "An"), bo(running.port(), "Bo"), guest(running.port(), "Cor");
  const std::string table = an.browser.make_table({{"game", "heugen"},
                                                   {"preset", "heugen-twee"},
                                                   {"sit", "link"},
                                                   {"hints", "all"},
                                                   {"seat", 0}});
  EXPECT_EQ(bo.browser.get("/api/v1/tables/" + table).json()["settings"]["hints"], "all");
  ASSERT_TRUE(an.open(table) && bo.open(table) && guest.open(table));
  EXPECT_EQ(bo.ask({{"type", "sit"}, {"seat", 1}})["type"], "done");
  EXPECT_EQ(an.ask({{"type", "start"}})["type"], "done");
  for (TablePlayer* each : {&an, &bo}) EXPECT_EQ(each->ask(each->wait_for_turn())["type"], "done");
  while (an.player.phase() != "playing") ASSERT_TRUE(an.see("step"));
  const bool an_first = an.player.look()["turn"] == 0;
  TablePlayer& first = an_first ? an : bo;
  TablePlayer& second = an_first ? bo : an;
  ASSERT_FALSE(first.wait_for_action().is_discarded());
  EXPECT_EQ(first.browser.get(path(table)).status, 200);
  EXPECT_EQ(second.browser.get(path(table)).status, 409);
  EXPECT_EQ(guest.browser.get(path(table)).status, 403);
}

TEST_F(AskingForHints, there_is_none_before_the_deal) {
  TablePlayer an(running.port(), "An");
  const std::string table = alone(an);
  const Response told = an.browser.get(path(table));
  EXPECT_EQ(told.status, 409);
  EXPECT_EQ(told.json()["error"], "turn");
}

}  // namespace
}  // namespace troef::server
