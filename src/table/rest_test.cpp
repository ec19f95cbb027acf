// SPDX-License-Identifier: Apache-2.0
// Who is sure of all tricks that are left need not play them one by one.
#include "table_host.h"

namespace troef::test {
namespace {

JsonValue rest(const Client& client) {
  return {{"type", "rest"}, {"deal", client.look["deal"]}, {"at", client.look["at"]}};
}

bool may_take_rest(const Client& client) { return client.table["you"].contains("rest"); }

// Those who are at the table play by chance until this is so for one of them.
Connection play_until(Host& host, const std::vector<Connection>& people,
                      const std::function<bool(const Client&)>& is_so) {
  Quick random(7);
  for (int i = 0; i < 40'000; ++i) {
    std::vector<std::string> legal;
    Connection mover = people.front();
    for (const Connection each : people) {
      if (is_so(host[each])) return each;
      if (const auto own = host[each].legal(random); !own.empty()) {
        mover = each;
        legal = own;
      }
      host.say(each, R"({"type":"next"})");
    }
    host.say(people.front(), R"({"type":"again"})");
    if (!legal.empty()) {
      host.act(mover, any_of(legal, random));
    } else {
      host.go_on();
    }
  }
  ADD_FAILURE() << "it never came";
  return people.front();
}

Connection play_to_rest(Host& host, const std::vector<Connection>& people) {
  return play_until(host, people, may_take_rest);
}

// Nobody chooses a card any more; what else is asked is answered.
void play_rest(Host& host, Connection person) {
  Quick random(3);
  while (host[person].table["phase"] == "playing") {
    const auto legal = host[person].legal(random);
    const bool asked = !legal.empty() && !legal.front().starts_with("play");
    if (asked) host.act(person, legal.back());
    ASSERT_TRUE(asked || host.go_on());
  }
}

// Of one seat, and of all the others.
std::pair<int, int> tricks(const Client& client, int seat) {
  std::pair<int, int> tricks{0, 0};
  int at = 0;
  for (const JsonValue& taken : client.look["taken"]) {
    (at++ == seat ? tricks.first : tricks.second) += taken.get<int>();
  }
  return tricks;
}

std::size_t acts(const Client& client) { return client.events.size(); }

class RestAt : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(All, RestAt,
                         testing::Values(R"("klaverjassen")", R"("hoogjassen")", R"("heugen")",
                                         R"("pandoer")", R"("vijvenveertig","preset":"twee")"));

TEST_P(RestAt, who_is_sure_of_all_tricks_gets_them_without_playing_on) {
  Host host(R"({"sit":"alone","seat":0,"start":true,"game":)" + std::string(GetParam()) + "}");
  const Connection an = host.join(Host::an);
  play_to_rest(host, {an});
  const Client& client = host[an];
  const auto before = tricks(client, 0);
  ASSERT_EQ(code(host.say(an, rest(client))), "done");
  EXPECT_EQ(client.what.back(), (JsonValue{{"kind", "rest"}, {"seat", 0}}));
  EXPECT_EQ(client.table["rest"]["seat"], 0);
  play_rest(host, an);
  const auto now = tricks(client, 0);
  EXPECT_GT(now.first, before.first);
  EXPECT_EQ(now.second, before.second);
  EXPECT_TRUE(client.look.contains("result"));
}

bool has_rest(const Client& client) {
  return client.table.contains("rest") && client.table["phase"] == "playing";
}

TEST_P(RestAt, a_bot_that_is_sure_of_all_tricks_takes_them_where_no_choice_matters_any_more) {
  Host host(R"({"sit":"alone","seat":0,"start":true,"game":)" + std::string(GetParam()) + "}");
  const Connection an = host.join(Host::an);
  play_until(host, {an}, has_rest);
  const Client& client = host[an];
  const int seat = client.table["rest"]["seat"];
  ASSERT_NE(seat, 0);
  EXPECT_EQ(client.table["rest"]["settled"], true);
  const auto before = tricks(client, seat);
  play_rest(host, an);
  const auto now = tricks(client, seat);
  EXPECT_GT(now.first, before.first);
  EXPECT_EQ(now.second, before.second);
}

TEST_P(RestAt, no_bot_takes_it_where_forced_actions_are_done_by_hand) {
  Host host(R"({"sit":"alone","seat":0,"start":true,"forced":"hand","game":)" +
            std::string(GetParam()) + "}");
  const Connection an = host.join(Host::an);
  std::set<std::string> seen;
  play_until(host, {an}, [&](const Client& client) {
    EXPECT_FALSE(client.table.contains("rest"));
    seen.insert(client.table["match"].dump() + client.look["deal"].dump());
    return seen.size() > 40;
  });
}

std::string house(const std::string& more = "") {
  return R"({"game":"klaverjassen","preset":"amsterdams-klassiek","rules":{"match_deals":200)" +
         more + "}}";
}

TEST(RestTaken, is_refused_to_who_is_not_sure_not_to_lead_or_late) {
  Host host(house());
  const auto friends = all_seated(host);
  const Connection first = to_move(host, friends);
  EXPECT_EQ(code(host.say(first, rest(host[first]))), "rest") << "nothing has been played";
  const Connection sure = play_to_rest(host, friends);
  const Connection other = sure == friends[0] ? friends[1] : friends[0];
  EXPECT_EQ(code(host.say(other, rest(host[other]))), "turn");
  JsonValue early = rest(host[sure]);
  early["at"] = 0;
  EXPECT_EQ(code(host.say(sure, early)), "stale");
  EXPECT_EQ(code(host.say(sure, R"({"type":"rest"})")), "message");
  const JsonValue now = rest(host[sure]);
  host.say(other, R"({"type":"pause","on":true})");
  EXPECT_EQ(code(host.say(sure, now)), "paused");
  EXPECT_FALSE(may_take_rest(host[sure]));
  host.say(other, R"({"type":"pause","on":false})");
  const std::size_t lines = host.lines.size();
  EXPECT_EQ(code(host.say(sure, now)), "done");
  EXPECT_EQ(code(host.say(sure, now)), "done");
  EXPECT_EQ(host.lines.size(), lines + 1) << "once is enough";
  Quick random(1);
  EXPECT_EQ(code(host.act(sure, host[sure].legal(random).front())), "turn");
}

TEST(RestTaken, comes_off_the_reserve_like_any_action) {
  Host host(R"({"game":"klaverjassen","preset":"amsterdams-klassiek","rules":{"match_deals":200},)"
            R"("tempo":10000,"reserve":20000})");
  const auto friends = all_seated(host);
  const Connection sure = play_to_rest(host, friends);
  const int seat = *host[sure].seat();
  const int before = host[sure].table["seats"][seat]["reserve"];
  host.now += 15'000;
  ASSERT_EQ(code(host.say(sure, rest(host[sure]))), "done");
  EXPECT_EQ(host[sure].table["seats"][seat]["reserve"], before - 5'000);
}

TEST(RestTaken, by_a_bot_waits_for_the_roem_that_it_has_to_call) {
  Host host(R"({"game":"klaverjassen","preset":"amsterdams-klassiek","sit":"alone","seat":0,)"
            R"("start":true,"rules":{"roem_call":"called","match_deals":200}})",
            19);
  const Connection an = host.join(Host::an);
  int rests = 0;
  int called = 0;
  bool before = false;
  play_until(host, {an}, [&](const Client& client) {
    const bool now = has_rest(client);
    if (now && !before) {
      ++rests;
      EXPECT_EQ(client.look["uncalled"], 0);
      const JsonValue& last = client.events.back();
      if (last["action"] == "call-roem" && last["seat"] == client.table["rest"]["seat"]) ++called;
    }
    before = now;
    return rests == 20;
  });
  EXPECT_GT(called, 0) << "none had any to call";
}

TEST(RestTaken, is_given_back_by_who_plays_another_card_all_the_same) {
  Host host(house());
  const auto friends = all_seated(host);
  const Connection sure = play_to_rest(host, friends);
  const Person person = host[sure].person;
  Quick random(1);
  const JsonValue line{{"t", host.now},
                       {"k", "act"},
                       {"seat", *host[sure].seat()},
                       {"action", host[sure].legal(random).back()}};
  ASSERT_EQ(code(host.say(sure, rest(host[sure]))), "done");
  host.lines.push_back(line.dump());
  host.restart();
  EXPECT_FALSE(host[host.join(person)].table.contains("rest"));
}

TEST(RestTaken, cannot_be_taken_back_and_outlives_a_restart) {
  Host host(house());
  auto friends = all_seated(host);
  const Connection sure = play_to_rest(host, friends);
  const int seat = *host[sure].seat();
  const Person person = host[sure].person;
  ASSERT_EQ(code(host.say(sure, rest(host[sure]))), "done");
  EXPECT_EQ(code(host.say(sure, R"({"type":"undo"})")), "no_undo");
  const JsonValue told = host[sure].table["rest"];
  host.restart();
  const Connection again = host.join(person);
  EXPECT_EQ(host[again].table["rest"], told);
  EXPECT_EQ(host[again].seat(), seat);
  EXPECT_EQ(host.table->wake(), host.now + (told["settled"] == true ? 700 : 1'200));
}

TEST(RestTaken, by_a_line_that_is_not_sure_any_more_leaves_the_cards_to_the_players) {
  Host host(house());
  auto friends = all_seated(host);
  Quick random(2);
  const auto begins_a_trick = [&](const Client& client) {
    const auto [own, others] = tricks(client, 0);
    return own + others > 0 && client.look["trick"]["cards"].empty();
  };
  while (!begins_a_trick(host[friends[0]])) {
    const Connection mover = to_move(host, friends);
    ASSERT_EQ(code(host.act(mover, any_of(host[mover].legal(random), random))), "done");
  }
  const Connection mover = to_move(host, friends);
  ASSERT_FALSE(may_take_rest(host[mover]));
  host.lines.push_back(
      JsonValue{{"t", host.now}, {"k", "rest"}, {"seat", *host[mover].seat()}}.dump());
  host.restart();
  friends = {host.join(Host::an), host.join("B"), host.join("C"), host.join("D")};
  ASSERT_TRUE(host[friends[0]].table.contains("rest"));
  for (int i = 0; i < 200 && host[friends[0]].table["phase"] == "playing"; ++i) {
    if (host.go_on()) continue;
    const Connection next = to_move(host, friends);
    ASSERT_EQ(code(host.act(next, any_of(host[next].legal(random), random))), "done");
  }
  EXPECT_EQ(host[friends[0]].table["phase"], "between");
}

TEST(RestTaken, is_the_end_of_what_was_asked_to_be_taken_back) {
  Host host(R"({"game":"hoogjassen"})");
  const auto friends = all_seated(host);
  const Connection bidder = to_move(host, friends);
  ASSERT_EQ(code(host.act(bidder, "bid 200")), "done");
  ASSERT_EQ(code(host.say(bidder, R"({"type":"undo"})")), "done");
  const int seat = *host[to_move(host, friends)].seat();
  host.lines.push_back(JsonValue{{"t", host.now}, {"k", "rest"}, {"seat", seat}}.dump());
  const Person person = host[bidder].person;
  host.restart();
  const Connection again = host.join(person);
  ASSERT_TRUE(host[again].table.contains("rest"));
  EXPECT_FALSE(host[again].table.contains("undo"));
  EXPECT_EQ(code(host.say(again, R"({"type":"undo"})")), "no_undo");
}

// In Klaverjassen by what may still lie in a trick, elsewhere always.
TEST(RestTaken, plays_the_cards_of_the_others_only_where_it_does_not_matter_which) {
  std::set<bool> seen;
  for (int seed = 1; seen.size() < 2 && seed < 40; ++seed) {
    Host host(house(), static_cast<std::uint64_t>(seed));
    const auto friends = all_seated(host);
    const Connection sure = play_to_rest(host, friends);
    ASSERT_EQ(code(host.say(sure, rest(host[sure]))), "done");
    const bool settled = host[sure].table["rest"]["settled"];
    seen.insert(settled);
    const std::size_t before = acts(host[sure]);
    const std::size_t left = host[sure].look["hand"].size();
    while (host[sure].table["phase"] == "playing" && host.go_on()) {
    }
    const std::size_t played = acts(host[sure]) - before;
    EXPECT_EQ(played == 4 * left, settled) << "who has a choice is waited for";
  }
  EXPECT_EQ(seen.size(), 2U);
}

TEST(RestTaken, is_not_told_among_the_actions_of_the_deal_before) {
  Host host(R"({"game":"klaverjassen","preset":"amsterdams-klassiek","watch":"delayed",)"
            R"("rules":{"match_deals":200}})");
  const auto friends = all_seated(host);
  const Connection watcher = host.join("Wil");
  const Connection sure = play_to_rest(host, friends);
  ASSERT_EQ(code(host.say(sure, rest(host[sure]))), "done");
  EXPECT_EQ(host[sure].what.back()["kind"], "rest");
  for (const JsonValue& each : host[watcher].what) EXPECT_NE(each["kind"], "rest");
  EXPECT_TRUE(host[sure].table.contains("rest"));
  EXPECT_FALSE(host[watcher].table.contains("rest"));
}

TEST(RestTaken, is_not_to_be_had_where_revokes_are_not_prevented) {
  Host host(house(R"(,"revoke":"penalised")"));
  const auto friends = all_seated(host);
  Quick random(5);
  for (int i = 0; i < 200; ++i) {
    for (const Connection each : friends) {
      EXPECT_FALSE(may_take_rest(host[each]));
      host.say(each, R"({"type":"next"})");
      const auto legal = host[each].legal(random);
      if (!legal.empty()) host.act(each, legal.front());
    }
    host.go_on();
  }
}

TEST(RestTaken, hands_the_next_deal_back_to_the_players) {
  Host host(house());
  const auto friends = all_seated(host);
  const Connection sure = play_to_rest(host, friends);
  ASSERT_EQ(code(host.say(sure, rest(host[sure]))), "done");
  play_to(host, friends, "between");
  for (const Connection each : friends) host.say(each, R"({"type":"next"})");
  EXPECT_FALSE(host[sure].table.contains("rest"));
}

}  // namespace
}  // namespace troef::test
