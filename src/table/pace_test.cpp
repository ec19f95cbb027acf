// SPDX-License-Identifier: Apache-2.0
// How long a table waits before it does what is nobody's choice, so that it can be followed.
#include "table_host.h"

namespace troef::test {
namespace {

// A trick is over, and the next is to be led.
bool is_lead(const JsonValue& look) {
  int tricks = 0;
  for (const JsonValue& each : look["taken"]) tricks += each.get<int>();
  return tricks > 0 && look["trick"]["cards"].empty();
}

// Plays a deal alone; how long the table waits at each turn for a bot, and for somebody who has no
// choice, told apart by `kind`.
std::map<std::string, std::set<Time>> pace(const std::string& settings) {
  Host host(R"({"sit":"alone","seat":0,"start":true,)" + settings);
  const Connection an = host.join(Host::an);
  host.pass_time(4'000);
  Quick random(2);
  std::map<std::string, std::set<Time>> waits;
  while (host[an].look["awaited"] == "seat") {
    const JsonValue& look = host[an].look;
    const auto legal = host[an].legal(random);
    const auto wake = host.table->wake();
    const std::string lead = is_lead(look) ? " lead" : "";
    if (look["turn"] != 0) {
      waits["bot" + lead].insert(*wake - host.now);
    } else if (legal.size() == 1) {
      const std::string last = look["hand"].size() == 1 ? " last" : "";
      waits["person" + lead + last].insert(wake ? *wake - host.now : 0);
    }
    if (!legal.empty()) {
      host.act(an, any_of(legal, random));
    } else {
      host.now = *wake;
      host.deliver(host.table->tick(host.now));
      host.bots();
    }
  }
  return waits;
}

using Times = std::set<Time>;

TEST(Pace, gives_who_looks_a_moment_more_between_two_tricks_and_who_calls_roem_still_more) {
  auto waits = pace(R"("game":"klaverjassen","rules":{"match_deals":1}})");
  EXPECT_EQ(waits["bot"], Times{600});
  EXPECT_EQ(waits["bot lead"], Times{1'200});
  EXPECT_EQ(waits["person"], Times{1'500});
  EXPECT_EQ(waits["person last"], Times{600});
  waits = pace(R"("game":"klaverjassen","rules":{"match_deals":1,"roem_call":"called"}})");
  EXPECT_EQ(waits["bot"], Times{600});
  EXPECT_EQ(waits["bot lead"], Times{2'500});
}

TEST(Pace, plays_no_only_card_for_who_may_have_roem_to_call_first) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":1,"roem_call":"called"}})");
  const auto friends = all_seated(host);
  Quick random(1);
  int last_leads = 0;
  for (int i = 0; i < 400 && host[friends[0]].look["awaited"] == "seat"; ++i) {
    const auto turn = host[friends[0]].look["turn"].get<std::size_t>();
    const Client& client = host[friends[turn]];
    const auto legal = client.legal(random);
    if (client.look["hand"].size() == 1 && is_lead(client.look)) {
      ++last_leads;
      EXPECT_FALSE(host.table->wake());
    }
    ASSERT_EQ(code(host.act(friends[turn], legal.back())), "done");
  }
  EXPECT_EQ(last_leads, 1);
}

TEST(Pace, who_bid_finally_passes_soon_and_who_may_bid_is_waited_for) {
  Host host(R"({"game":"hoogjassen"})");
  const auto friends = all_seated(host);
  const auto mover = [&] { return friends[host[friends[0]].look["turn"].get<std::size_t>()]; };
  const Connection first = mover();
  ASSERT_EQ(code(host.act(first, "bid 120 final")), "done");
  EXPECT_FALSE(host.table->wake());
  ASSERT_EQ(code(host.act(mover(), "bid 130")), "done");
  for (int i = 0; i < 2; ++i) ASSERT_EQ(code(host.act(mover(), "pass")), "done");
  ASSERT_EQ(mover(), first);
  EXPECT_EQ(host.table->wake(), host.now + 600);
}

TEST(Pace, who_bid_finally_has_the_usual_moment_for_an_only_card) {
  int only_cards = 0;
  for (std::uint64_t seed = 1; seed < 20 && only_cards == 0; ++seed) {
    Host host(R"({"game":"hoogjassen"})", seed);
    const auto friends = all_seated(host);
    const Connection first = to_move(host, friends);
    for (const char* bid : {"bid 120 final", "bid 130", "pass", "pass", "pass"}) {
      ASSERT_EQ(code(host.act(to_move(host, friends), bid)), "done");
    }
    Quick random(seed);
    while (only_cards == 0 && host[first].look["awaited"] == "seat") {
      const Connection mover = to_move(host, friends);
      const auto legal = host[mover].legal(random);
      const bool only = legal.size() == 1 && legal.front().starts_with("play");
      if (only && mover == first && host[first].look["hand"].size() > 1) {
        ++only_cards;
        EXPECT_EQ(host.table->wake(), host.now + 1'500);
      }
      ASSERT_EQ(code(host.act(mover, any_of(legal, random))), "done");
    }
  }
  EXPECT_GT(only_cards, 0);
}

TEST(Pace, waits_twenty_seconds_for_who_lifts_the_pack_by_hand) {
  for (const bool by_hand : {false, true}) {
    Host host(std::string(R"({"game":"klaverjassen","cut":")") + (by_hand ? "hand" : "auto") +
              "\"}");
    const auto friends = all_seated(host, false);
    host.say(friends[0], R"({"type":"start"})");
    EXPECT_EQ(host[friends[0]].table["deadline"], host.now + (by_hand ? 20'000 : 4'000));
  }
}

TEST(Pace, gives_the_result_its_time_whoever_let_the_deal_be_closed) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":2,"revoke":"penalised"}})");
  const auto friends = all_seated(host);
  Quick random(4);
  while (host[friends[0]].look["awaited"] == "seat") {
    const auto turn = host[friends[0]].look["turn"].get<std::size_t>();
    const auto legal = host[friends[turn]].legal(random);
    ASSERT_EQ(code(host.act(friends[turn], legal.front())), "done");
  }
  ASSERT_EQ(host[friends[0]].look["awaited"], "close");
  host.pass_time(5'000);
  const auto all_say_next = [&] {
    for (const Connection each : friends) host.say(each, R"({"type":"next"})");
  };
  const auto said_next = [&](int seat) { return host[friends[0]].table["seats"][seat]["next"]; };
  all_say_next();
  EXPECT_EQ(host[friends[0]].table["phase"], "between");
  EXPECT_EQ(host[friends[0]].table["deadline"], host.now + 30'000);
  EXPECT_EQ(said_next(0), false);
  host.say(friends[0], R"({"type":"next"})");
  EXPECT_EQ(said_next(0), true);
  const std::size_t lines = host.lines.size();
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"next"})")), "done");
  EXPECT_EQ(host.lines.size(), lines) << "once is enough";
  all_say_next();
  EXPECT_EQ(host[friends[0]].table["phase"], "cutting");
  EXPECT_EQ(said_next(0), false);
}

TEST(Pace, gives_a_result_a_moment_where_nobody_sits_who_could_go_on) {
  Host host(R"({"game":"heugen","preset":"heugen-twee","rules":{"match_deals":2}})");
  const Connection an = host.join(Host::an);
  host.say(an, R"({"type":"start"})");
  while (host[an].table["phase"] != "between") {
    host.bots();
    if (host[an].table["phase"] == "between") break;
    host.now = *host.table->wake();
    host.deliver(host.table->tick(host.now));
  }
  EXPECT_EQ(host[an].table["deadline"], host.now + 3'000);
  EXPECT_EQ(host.table->wake(), host.now + 3'000);
}

}  // namespace
}  // namespace troef::test
