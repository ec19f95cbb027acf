// SPDX-License-Identifier: Apache-2.0
// Those who watch: what they see, and when.
#include "table_host.h"

namespace troef::test {
namespace {

std::string settings(const char* watch) {
  return std::string(R"({"game":"hoogjassen","rules":{"match_deals":3},"watch":")") + watch + "\"}";
}

void play_until(Host& host, const std::vector<Connection>& friends, Quick& random,
                const std::function<bool()>& reached) {
  for (int i = 0; i < 3000 && !reached(); ++i) {
    bool moved = false;
    for (const Connection connection : friends) {
      const auto legal = host[connection].legal(random);
      if (legal.empty() || reached()) continue;
      ASSERT_EQ(code(host.act(connection, any_of(legal, random))), "done");
      moved = true;
    }
    if (!moved) {
      ASSERT_TRUE(host.go_on());
    }
  }
}

std::size_t cards_seen(const JsonValue& look) {
  std::size_t cards = 0;
  for (const JsonValue& hand : look["hands"]) cards += hand["cards"].size();
  return cards;
}

TEST(Watching, nobody_sees_a_card_where_there_are_no_watchers) {
  Host host(settings("none"));
  const auto friends = all_seated(host);
  const Connection watcher = host.join("Wil");
  Quick random(1);
  play_until(host, friends, random, [&] { return host[friends[0]].table["phase"] == "between"; });
  EXPECT_TRUE(host[watcher].look.empty());
  EXPECT_TRUE(host[watcher].events.empty());
  EXPECT_EQ(host[watcher].bytes.find("\"play "), std::string::npos);
  EXPECT_FALSE(host.table->may_watch("p-Wil"));
  EXPECT_TRUE(host.table->may_watch("p-B"));
  EXPECT_TRUE(Host(settings("none")).table->may_watch("p-An")) << "who made it";
}

TEST(Watching, nobody_hears_what_was_taken_back_where_there_are_no_watchers) {
  Host host(R"({"game":"hoogjassen","watch":"none"})");
  const auto friends = all_seated(host);
  const Connection watcher = host.join("Wil");
  const Connection bidder = to_move(host, friends);
  ASSERT_EQ(code(host.act(bidder, "bid 200")), "done");
  host.say(bidder, R"({"type":"undo"})");
  for (const Connection each : friends) host.say(each, R"({"type":"consent","yes":true})");
  ASSERT_EQ(host[friends[0]].what.back()["kind"], "undone");
  for (const JsonValue& each : host[watcher].what) {
    EXPECT_TRUE(each["kind"] != "act" && each["kind"] != "undone") << each;
  }
}

TEST(Watching, what_lies_on_the_table_is_seen_and_no_hand) {
  Host host(settings("played"));
  const auto friends = all_seated(host);
  const Connection watcher = host.join("Wil");
  EXPECT_TRUE(host.table->may_watch("p-Wil"));
  EXPECT_FALSE(host[watcher].look.contains("hand"));
  EXPECT_EQ(cards_seen(host[watcher].look), 0U);
  EXPECT_EQ(host[friends[0]].table["watchers"], JsonValue::parse(R"(["Wil"])"));
  Quick random(1);
  play_until(host, friends, random, [&] {
    return host[watcher].look.contains("trick") && !host[watcher].look["trick"]["cards"].empty();
  });
  EXPECT_EQ(host[watcher].look["trick"], host[friends[0]].look["trick"]);
  EXPECT_EQ(host[watcher].events.back(), host[friends[0]].events.back());
  EXPECT_EQ(code(host.act(watcher, "pass")), "not_seated");
}

// Of events that a seat saw: without the cards that it was dealt.
JsonValue common(JsonValue events) {
  for (JsonValue& event : events) event.erase("dealt");
  return events;
}

TEST(Watching, with_a_delay_shows_all_hands_of_the_deal_before) {
  Host host(settings("delayed"));
  const auto friends = all_seated(host);
  const Connection watcher = host.join("Wil");
  EXPECT_TRUE(host[watcher].look.empty());
  Quick random(1);
  play_until(host, friends, random, [&] { return host[friends[0]].table["phase"] == "between"; });
  EXPECT_TRUE(host[watcher].look.empty());
  const JsonValue first = common(host[friends[0]].events);
  for (const Connection connection : friends) host.say(connection, R"({"type":"next"})");
  host.pass_time(4'000);
  EXPECT_EQ(host[friends[0]].look["deal"], 1);
  EXPECT_EQ(host[watcher].look["deal"], 0);
  EXPECT_EQ(cards_seen(host[watcher].look), 28U);  // four hands of seven
  EXPECT_EQ(host[watcher].events.size(), host[friends[0]].events.size());
  play_until(host, friends, random, [&] { return host[friends[0]].events.size() == 12; });
  ASSERT_EQ(host[watcher].events.size(), std::min<std::size_t>(12, first.size()));
  for (std::size_t i = 0; i < host[watcher].events.size(); ++i) {
    EXPECT_EQ(host[watcher].events[i], first[i]);
  }
  play_until(host, friends, random, [&] { return host[friends[0]].table["phase"] == "between"; });
  EXPECT_EQ(host[watcher].events, first);
  EXPECT_TRUE(host[watcher].look.contains("result"));
}

// A table whose watchers see each deal with the next one; the first is over.
struct Delayed {
  explicit Delayed(std::uint64_t seed) : host(settings("delayed"), seed), random(seed) {
    to_the_end();
  }
  bool between() { return host[friends[0]].table["phase"] == "between"; }
  void to_the_end() {
    play_until(host, friends, random, [&] { return between(); });
  }
  void begin_the_next() {
    for (const Connection connection : friends) host.say(connection, R"({"type":"next"})");
  }

  Host host;
  std::vector<Connection> friends = all_seated(host);
  Connection watcher = host.join("Wil");
  Quick random;
};

TEST(Watching, with_a_delay_shows_the_end_of_a_deal_with_that_of_the_next_however_short_it_is) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Delayed delayed(seed);
    auto& [host, friends, watcher, random] = delayed;
    const JsonValue first = common(host[friends[0]].events);
    delayed.begin_the_next();
    delayed.to_the_end();
    EXPECT_EQ(host[watcher].events, first) << seed;
  }
}

TEST(Watching, with_a_delay_shows_what_lay_face_down) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Delayed delayed(seed);
    auto& [host, friends, watcher, random] = delayed;
    if (host[friends[0]].events.dump().find("discard") == std::string::npos) continue;
    delayed.begin_the_next();
    host.pass_time(4'000);
    EXPECT_EQ(host[watcher].look["widow"]["cards"].size(), 3U);
    std::size_t laid = 0;
    play_until(host, friends, random, [&] {
      laid = 0;
      for (const JsonValue& each : host[watcher].look["laid"]) laid += each["cards"].size();
      return laid > 0 || delayed.between();
    });
    EXPECT_EQ(laid, 3U);
    EXPECT_FALSE(host[watcher].look.contains("result")) << "not only at the end";
    return;
  }
  FAIL() << "nobody laid cards away";
}

TEST(Watching, the_public_sees_what_it_may_when_it_comes_late) {
  for (const char* watch : {"none", "played", "delayed"}) {
    Host host(settings(watch));
    const auto friends = all_seated(host);
    const Connection early = host.join("Wil");
    Quick random(2);
    play_until(host, friends, random, [&] {
      return host[friends[0]].look["deal"] == 1 && host[friends[0]].events.size() == 9;
    });
    const Connection late = host.join("Jo");
    EXPECT_EQ(host[early].look, host[late].look) << watch;
    EXPECT_EQ(host[early].events, host[late].events) << watch;
  }
}

// One leaves in a match, another comes in the same deal of the next.
TEST(Watching, with_a_delay_shows_no_deal_of_the_match_before) {
  Host host(R"({"game":"hoogjassen","rules":{"match_deals":2},"watch":"delayed"})");
  const auto friends = all_seated(host);
  Quick random(3);
  const auto in_the_second_deal = [&] {
    return host[friends[0]].look["deal"] == 1 && host[friends[0]].events.size() == 9;
  };
  const Connection early = host.join("Wil");
  play_until(host, friends, random, in_the_second_deal);
  ASSERT_EQ(host[early].events.size(), 9U);
  host.leave(early);
  play_until(host, friends, random, [&] { return host[friends[0]].table["phase"] == "over"; });
  ASSERT_EQ(code(host.say(friends[0], R"({"type":"again"})")), "done");
  host.pass_time(4'000);
  const Connection first_in_this = host.join("Piet");
  EXPECT_TRUE(host[first_in_this].look.empty()) << "there is no deal before in this match";
  host.leave(first_in_this);
  play_until(host, friends, random, [&] { return host[friends[0]].table["phase"] == "between"; });
  const JsonValue first = common(host[friends[0]].events);
  play_until(host, friends, random, in_the_second_deal);
  const Connection late = host.join("Jo");
  ASSERT_EQ(host[late].events.size(), 9U);
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(host[late].events[i], first[i]);
}

TEST(Watching, with_a_delay_shows_who_comes_in_a_later_deal_none_but_the_one_before) {
  Delayed delayed(5);
  auto& [host, friends, watcher, random] = delayed;
  const auto nine_events = [&] { return host[friends[0]].events.size() == 9; };
  delayed.begin_the_next();
  play_until(host, friends, random, nine_events);
  ASSERT_EQ(host[watcher].events.size(), 9U);
  host.leave(watcher);
  delayed.to_the_end();
  const JsonValue second = common(host[friends[0]].events);
  delayed.begin_the_next();
  play_until(host, friends, random,
             [&] { return host[friends[0]].look["deal"] == 2 && nine_events(); });
  const Connection late = host.join("Jo");
  ASSERT_EQ(host[late].events.size(), 9U);
  for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(host[late].events[i], second[i]);
}

TEST(Watching, with_a_delay_shows_the_last_deal_of_a_match_as_it_ends) {
  Delayed delayed(6);
  auto& [host, friends, watcher, random] = delayed;
  play_until(host, friends, random, [&] { return host[friends[0]].table["phase"] == "over"; });
  EXPECT_EQ(host[watcher].events, common(host[friends[0]].events));
  EXPECT_EQ(host[watcher].look["result"], host[friends[0]].look["result"]);
}

TEST(Watching, with_a_delay_sees_nothing_twice_that_was_taken_back) {
  Host host(settings("delayed"));
  const auto friends = all_seated(host);
  const Connection watcher = host.join("Wil");
  Quick random(4);
  play_until(host, friends, random, [&] {
    return host[friends[0]].look["deal"] == 1 && host[friends[0]].events.size() == 2;
  });
  const auto mover = [&] {
    for (const Connection each : friends) {
      if (host[each].look.contains("legal")) return each;
    }
    return friends[0];
  };
  const Connection bidder = mover();
  const std::string bid = host[bidder].legal(random).front();
  const auto shown = host[watcher].events.size();
  ASSERT_EQ(code(host.act(bidder, bid)), "done");
  EXPECT_EQ(host[watcher].events.size(), shown + 1);
  ASSERT_EQ(code(host.say(bidder, R"({"type":"undo"})")), "done");
  for (const Connection each : friends) {
    if (each != bidder) host.say(each, R"({"type":"consent","yes":true})");
  }
  EXPECT_EQ(host[watcher].events.size(), shown);
  ASSERT_EQ(code(host.act(bidder, bid)), "done");
  EXPECT_EQ(host[watcher].events.size(), shown + 1);
}

}  // namespace
}  // namespace troef::test
