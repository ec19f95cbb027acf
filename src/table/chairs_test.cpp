// SPDX-License-Identifier: Apache-2.0
// Who may take which chair: those whom the owner lets in, and nobody who has seen other cards.
#include "table_host.h"

namespace troef::test {
namespace {

JsonValue let(const char* person, bool in) {
  return {{"type", "let"}, {"person", person}, {"in", in}};
}
constexpr const char* start = R"({"type":"start"})";
constexpr const char* stand = R"({"type":"stand"})";
constexpr const char* next = R"({"type":"next"})";
constexpr const char* klaverjassen = R"({"game":"klaverjassen"})";
constexpr const char* invited = R"({"game":"heugen","sit":"invited"})";

TEST(Table, gives_a_chair_once) {
  Host host(klaverjassen);
  const Connection b = host.join("B"), c = host.join("C");
  EXPECT_EQ(code(host.say(b, sit(2))), "done");
  EXPECT_EQ(code(host.say(c, sit(2))), "seat_taken");
  EXPECT_EQ(code(host.say(c, sit(4))), "message") << "there are four";
  const auto lines = host.lines.size();
  EXPECT_EQ(code(host.say(b, sit(2))), "done");
  EXPECT_EQ(host.lines.size(), lines);
  EXPECT_EQ(host[c].table["seats"][2]["name"], "B");
}

TEST(Table, lets_people_change_chairs_until_they_have_seen_cards) {
  Host host(klaverjassen);
  const auto friends = all_seated(host, false);
  host.say(friends[3], R"({"type":"stand"})");
  EXPECT_EQ(code(host.say(friends[2], sit(3))), "done");
  EXPECT_EQ(host[friends[0]].table["seats"][2], nullptr);
  host.say(friends[0], R"({"type":"start"})");
  host.pass_time(4'000);
  EXPECT_EQ(host[friends[0]].table["seats"][2]["bot"], "thumb");
  EXPECT_EQ(code(host.say(friends[2], sit(2))), "seen_cards");
  host.say(friends[2], R"({"type":"stand"})");
  EXPECT_EQ(code(host.say(friends[2], sit(2))), "seen_cards");
  EXPECT_EQ(code(host.say(friends[2], sit(3))), "done");
  EXPECT_EQ(code(host.say(friends[3], sit(2))), "done");  // who has seen none may take the bot's
}

TEST(Table, gives_a_chair_back_to_whom_a_bot_held_it_for) {
  Host host(klaverjassen);
  const auto friends = all_seated(host);
  host.leave(friends[1]);
  EXPECT_EQ(host[friends[0]].table["seats"][1]["here"], false);
  host.say(friends[0], bot(1, "random"));
  EXPECT_EQ(host[friends[0]].table["seats"][1]["bot"], "random");
  const Connection stranger = host.join("Wil");
  EXPECT_EQ(code(host.say(stranger, sit(1))), "seat_taken");
  const Connection back = host.join("B");
  EXPECT_EQ(host[back].seat(), 1);
  EXPECT_EQ(host[back].table["seats"][1]["bot"], nullptr);
  EXPECT_EQ(host[back].look["hand"].size(), 8U);
}

TEST(Table, lets_a_bot_go_on_for_whoever_stands_up_and_a_newcomer_take_over) {
  Host host(klaverjassen);
  const auto friends = all_seated(host);
  host.say(friends[2], R"({"type":"stand"})");
  EXPECT_FALSE(host[friends[2]].look.contains("hand"));
  EXPECT_EQ(host[friends[0]].table["seats"][2]["bot"], "thumb");
  const Connection stranger = host.join("Wil");
  EXPECT_EQ(code(host.say(stranger, sit(2))), "done");
  EXPECT_EQ(host[stranger].look["hand"].size(), 8U);
  EXPECT_EQ(code(host.say(friends[2], R"({"type":"stand"})")), "not_seated");
  EXPECT_EQ(code(host.act(friends[2], "pass")), "not_seated");
}

TEST(Table, tells_nobody_of_those_who_come_and_go_without_a_word) {
  Host host(klaverjassen);
  const Connection an = host.join(Host::an);
  constexpr Connection silent = 99;
  const std::size_t heard = host[an].bytes.size();
  host.deliver(host.table->connect(silent, {"p-Wil", "Wil"}, host.now));
  host.deliver(host.table->disconnect(silent, host.now));
  EXPECT_EQ(host[an].bytes.size(), heard);
  EXPECT_FALSE(host.table->idle());
}

TEST(Table, asks_the_owner_where_people_are_invited) {
  Host host(R"({"game":"heugen","sit":"invited"})");
  const Connection an = host.join(Host::an), b = host.join("B");
  EXPECT_EQ(host[b].table["you"]["may_sit"], false);
  EXPECT_EQ(code(host.say(b, sit(1))), "not_invited");
  EXPECT_EQ(code(host.say(b, sit(1))), "not_invited");
  EXPECT_EQ(host[an].table["wants_in"].size(), 1U);
  EXPECT_FALSE(host[b].table.contains("wants_in"));
  EXPECT_EQ(code(host.say(b, R"({"type":"let","person":"p-B","in":true})")), "not_owner");
  EXPECT_EQ(code(host.say(an, R"({"type":"let","person":"p-X","in":true})")), "message");
  EXPECT_EQ(code(host.say(an, R"({"type":"let","person":"p-B","in":true})")), "done");
  EXPECT_EQ(host[an].table["wants_in"].size(), 0U);
  EXPECT_EQ(code(host.say(b, sit(1))), "done");
}

TEST(Chairs, are_closed_again_to_whom_the_owner_lets_in_no_longer) {
  Host host(invited);
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(b, sit(1));
  host.say(an, let("p-B", true));
  EXPECT_EQ(host[b].table["you"]["may_sit"], true);
  EXPECT_EQ(code(host.say(an, let("p-B", false))), "done");
  EXPECT_EQ(host[b].table["you"]["may_sit"], false);
  EXPECT_EQ(code(host.say(b, sit(1))), "not_invited");
}

TEST(Chairs, who_asked_and_is_turned_down_asks_no_longer) {
  Host host(invited);
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(b, sit(1));
  EXPECT_EQ(code(host.say(an, let("p-B", false))), "done");
  EXPECT_EQ(host[an].table["wants_in"].size(), 0U);
}

TEST(Chairs, who_is_let_in_or_given_a_bot_once_more_is_kept_once) {
  Host host(invited);
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(b, sit(1));
  host.say(an, let("p-B", true));
  host.say(an, bot(2, "random"));
  const auto lines = host.lines.size();
  EXPECT_EQ(code(host.say(an, let("p-B", true))), "done");
  EXPECT_EQ(code(host.say(an, let("p-C", false))), "done");
  EXPECT_EQ(code(host.say(an, bot(2, "random"))), "done");
  EXPECT_EQ(code(host.say(an, bot(1, nullptr))), "done");
  EXPECT_EQ(host.lines.size(), lines);
}

TEST(Chairs, twenty_may_ask_to_come_in_at_a_time) {
  Host host(invited);
  const Connection an = host.join(Host::an);
  for (int i = 0; i < 25; ++i) {
    EXPECT_EQ(code(host.say(host.join("B" + std::to_string(i)), sit(1))), "not_invited");
  }
  EXPECT_EQ(host[an].table["wants_in"].size(), 20U);
}

TEST(Chairs, whoever_took_a_bots_cards_over_sees_no_others_in_this_deal) {
  Host host(klaverjassen);
  const auto friends = all_seated(host);
  for (const std::size_t seat : {2U, 3U}) host.say(friends[seat], stand);
  const Connection wil = host.join("Wil");
  EXPECT_EQ(code(host.say(wil, sit(2))), "done");
  EXPECT_EQ(code(host.say(wil, sit(3))), "seen_cards");
  host.say(wil, stand);
  EXPECT_EQ(code(host.say(wil, sit(3))), "seen_cards");
}

TEST(Chairs, whoever_came_back_to_their_cards_sees_no_others_in_this_deal) {
  Host host(klaverjassen);
  const auto friends = all_seated(host, false);
  host.leave(friends[1]);
  host.say(friends[0], R"({"type":"bot","seat":1,"level":"random"})");
  host.say(friends[0], start);
  host.pass_time(4'000);
  host.say(friends[3], stand);
  const Connection back = host.join("B");
  EXPECT_EQ(host[back].look["hand"].size(), 8U);
  EXPECT_EQ(code(host.say(back, sit(3))), "seen_cards");
}

TEST(Chairs, are_fixed_as_soon_as_a_deal_is_cut) {
  Host host(klaverjassen);
  const auto friends = all_seated(host, false);
  host.say(friends[0], start);
  ASSERT_EQ(host[friends[0]].table["phase"], "cutting");
  for (const std::size_t seat : {2U, 3U}) host.say(friends[seat], stand);
  const Connection wil = host.join("Wil");
  EXPECT_EQ(code(host.say(wil, sit(3))), "done");
  EXPECT_EQ(code(host.say(wil, sit(2))), "seen_cards");
}

TEST(Chairs, are_free_again_for_the_next_deal) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host);
  play_to(host, friends, "between");
  host.say(friends[3], stand);
  EXPECT_EQ(code(host.say(friends[2], sit(3))), "done");
  for (const std::size_t each : {0U, 1U, 2U}) host.say(friends[each], next);
  ASSERT_EQ(host[friends[0]].table["phase"], "cutting");
  host.say(friends[2], stand);
  EXPECT_EQ(code(host.say(friends[2], sit(3))), "done");
}

TEST(Chairs, of_those_who_are_away_the_owner_takes_the_bot_off_again) {
  Host host(klaverjassen);
  const auto friends = all_seated(host);
  host.leave(friends[1]);
  host.say(friends[0], R"({"type":"bot","seat":1,"level":"random"})");
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"bot","seat":1,"level":null})")), "done");
  const JsonValue& chair = host[friends[0]].table["seats"][1];
  EXPECT_EQ(chair["bot"], nullptr);
  EXPECT_EQ(chair["person"], "p-B");
}

}  // namespace
}  // namespace troef::test
