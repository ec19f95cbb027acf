// SPDX-License-Identifier: Apache-2.0
#include "table_host.h"

namespace troef::test {
namespace {

constexpr const char* timed =
    R"({"game":"klaverjassen","tempo":10000,"reserve":25000,"forced":"hand"})";

struct Timed {
  explicit Timed(const char* settings = timed) : host(settings), all(all_seated(host)) {}
  // By seat, as all_seated gives them.
  Connection mover() { return all[host[all[0]].look["turn"].get<std::size_t>()]; }
  void play() {
    const Connection connection = mover();
    ASSERT_EQ(code(host.act(connection, host[connection].legal(random).front())), "done");
  }
  JsonValue reserve(Connection connection) {
    const auto seat = static_cast<std::size_t>(*host[connection].seat());
    return host[all[0]].table["seats"][seat]["reserve"];
  }
  JsonValue deadline() { return host[all[0]].table["deadline"]; }

  Quick random{1};
  Host host;
  std::vector<Connection> all;
};

TEST(Clock, gives_the_tempo_for_an_action_and_the_reserve_on_top_of_it) {
  Timed timer;
  EXPECT_EQ(timer.deadline(), timer.host.now + 35'000);
  const Connection slow = timer.mover();
  timer.host.pass_time(9'000);
  timer.play();
  EXPECT_EQ(timer.reserve(slow), 25'000);
  EXPECT_EQ(timer.deadline(), timer.host.now + 35'000);
  while (timer.mover() != slow) timer.play();
  timer.host.pass_time(14'000);
  timer.play();
  EXPECT_EQ(timer.reserve(slow), 21'000);
  while (timer.mover() != slow) timer.play();
  EXPECT_EQ(timer.deadline(), timer.host.now + 31'000);
}

TEST(Clock, takes_nothing_off_the_reserve_of_who_claims_out_of_turn_and_gives_nobody_more_time) {
  Timed timer(R"({"game":"klaverjassen","tempo":10000,"reserve":25000,"forced":"hand",)"
              R"("rules":{"revoke":"penalised"}})");
  const auto claims = [&](Connection each) { return timer.host[each].asides(timer.random); };
  const auto other = [&] { return timer.all[timer.mover() == timer.all[0] ? 1 : 0]; };
  for (int i = 0; i < 20 && claims(other()).empty(); ++i) timer.play();
  const Connection claimer = other();
  ASSERT_FALSE(claims(claimer).empty());
  const JsonValue deadline = timer.deadline();
  timer.host.pass_time(14'000);
  ASSERT_EQ(code(timer.host.act(claimer, claims(claimer).front())), "done");
  EXPECT_EQ(timer.reserve(claimer), 25'000);
  EXPECT_EQ(timer.deadline(), deadline);
}

TEST(Clock, lets_a_bot_act_when_all_time_is_gone_and_leaves_the_chair_to_its_person) {
  Timed timer;
  const Connection slow = timer.mover();
  timer.host.pass_time(34'000);
  EXPECT_EQ(timer.mover(), slow);
  timer.host.pass_time(1'000);
  const auto& what = timer.host[slow].what;
  ASSERT_GE(what.size(), 2U);
  EXPECT_EQ(what[what.size() - 2]["kind"], "late");
  EXPECT_EQ(what.back()["kind"], "act");
  EXPECT_EQ(timer.reserve(slow), 0);
  EXPECT_EQ(timer.host[timer.all[0]]
                .table["seats"][static_cast<std::size_t>(*timer.host[slow].seat())]["bot"],
            nullptr);
}

TEST(Clock, the_bot_of_the_table_acts_for_whose_time_is_gone) {
  Timed timer(R"({"game":"klaverjassen","tempo":10000,"forced":"hand","bots":"random"})");
  const auto seat = timer.host[timer.mover()].seat();
  timer.host.now += 10'000;
  timer.host.deliver(timer.host.table->tick(timer.host.now));
  const auto thinking = timer.host.table->thinking();
  ASSERT_TRUE(thinking);
  EXPECT_EQ(thinking->seat.index(), seat);
  EXPECT_EQ(thinking->level, "random");
}

TEST(Clock, begins_for_who_sits_down_where_a_bot_was_to_act) {
  Host host(R"({"game":"klaverjassen","tempo":10000})");
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(an, R"({"type":"sit","seat":0})");
  host.say(an, R"({"type":"start"})");
  host.pass_time(4'000);
  Quick random(1);
  while (host[an].look["turn"] == 0) host.act(an, host[an].legal(random).front());
  host.now += 9'000;  // no bot has been asked
  EXPECT_EQ(code(host.say(b, JsonValue{{"type", "sit"}, {"seat", host[an].look["turn"]}})), "done");
  EXPECT_EQ(host[b].table["deadline"], host.now + 10'000);
}

TEST(Clock, stands_still_in_a_pause) {
  Timed timer;
  timer.host.pass_time(6'000);
  timer.host.say(timer.all[0], R"({"type":"pause","on":true})");
  EXPECT_TRUE(timer.deadline().is_null());
  timer.host.pass_time(100'000);
  timer.host.say(timer.all[0], R"({"type":"pause","on":false})");
  EXPECT_EQ(timer.deadline(), timer.host.now + 29'000);
}

TEST(Clock, nothing_goes_on_in_a_pause_also_when_all_are_ready) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host);
  play_to(host, friends, "between");
  host.say(friends[0], R"({"type":"pause","on":true})");
  for (const Connection each : friends) host.say(each, R"({"type":"next"})");
  EXPECT_FALSE(host.table->wake());
  EXPECT_EQ(host[friends[0]].table["phase"], "between");
  host.say(friends[0], R"({"type":"pause","on":false})");
  EXPECT_EQ(host[friends[0]].table["phase"], "cutting");
}

TEST(Clock, stands_still_while_nobody_is_there) {
  Timed timer;
  for (const Connection connection : timer.all) timer.host.leave(connection);
  EXPECT_FALSE(timer.host.table->wake());
  timer.host.now += 1'000'000;
  const std::size_t lines = timer.host.lines.size();
  timer.host.deliver(timer.host.table->tick(timer.host.now));
  EXPECT_FALSE(timer.host.table->thinking());
  EXPECT_EQ(timer.host.lines.size(), lines);
  timer.host.restart();
  const Connection an = timer.host.join(Host::an);
  EXPECT_EQ(timer.host[an].table["deadline"], timer.host.now + 35'000);
}

TEST(Clock, stands_still_while_nobody_is_there_who_could_see_the_cards_cut) {
  Host host(R"({"game":"klaverjassen"})");
  const auto friends = all_seated(host, false);
  host.say(friends[0], R"({"type":"start"})");
  for (const Connection each : friends) host.leave(each);
  const std::size_t lines = host.lines.size();
  host.now += 1'000'000;
  host.deliver(host.table->tick(host.now));
  EXPECT_EQ(host.lines.size(), lines);
  const Connection an = host.join(Host::an);
  EXPECT_EQ(host[an].table["phase"], "cutting");
  EXPECT_EQ(host[an].table["deadline"], host.now + 4'000);
}

TEST(Clock, goes_on_for_who_comes_back_in_time_and_for_who_comes_to_others) {
  Timed timer;
  const JsonValue deadline = timer.deadline();
  timer.host.pass_time(5'000);
  for (const Connection connection : timer.all) timer.host.leave(connection);
  timer.host.now += 5'000;
  const Connection an = timer.host.join(Host::an);
  EXPECT_EQ(timer.host[an].table["deadline"], deadline);
  timer.host.now += 30'000;  // its time is up, and the bot that is to play has not been asked yet
  timer.host.join("Wil");
  EXPECT_EQ(timer.host[an].table["deadline"], deadline);
}

// The seat to move is left by its person, who is not the owner.
struct Left : Timed {
  Left() {
    while (mover() == all[0]) play();
    seat = host[all[0]].look["turn"];
    person = host[mover()].person;
    host.leave(mover());
    host.pass_time(5'000);
  }
  void put_bot() {
    host.say(all[0], JsonValue{{"type", "bot"}, {"seat", seat}, {"level", "random"}});
  }
  // How long the table waits until it goes on.
  Time waits() { return *host.table->wake() - host.now; }

  int seat = 0;
  Person person;
};

TEST(Clock, a_bot_that_takes_over_waits_as_if_it_came_to_its_turn) {
  Left left;
  left.put_bot();
  EXPECT_TRUE(left.deadline().is_null()) << "a bot has no clock";
  EXPECT_EQ(left.waits(), 600);
}

TEST(Clock, a_bot_that_takes_over_in_a_pause_waits_as_if_it_came_to_its_turn) {
  Left left;
  left.host.say(left.all[0], R"({"type":"pause","on":true})");
  left.put_bot();
  left.host.pass_time(7'000);
  left.host.say(left.all[0], R"({"type":"pause","on":false})");
  EXPECT_EQ(left.waits(), 600);
}

TEST(Clock, a_bot_that_is_slow_takes_nothing_off_the_reserve_of_whom_it_plays_for) {
  Left left;
  left.put_bot();
  left.host.now += 60'000;
  left.host.deliver(left.host.table->tick(left.host.now));
  left.host.bots();
  ASSERT_NE(left.host[left.all[0]].look["turn"], left.seat);
  EXPECT_EQ(left.host[left.all[0]].table["seats"][static_cast<std::size_t>(left.seat)]["reserve"],
            25'000);
}

TEST(Clock, who_takes_over_from_a_bot_has_all_the_time) {
  Left left;
  left.put_bot();
  left.host.now += 500;
  left.host.join(left.person);
  EXPECT_EQ(left.deadline(), left.host.now + 35'000);
}

TEST(Clock, gives_who_is_to_move_no_more_time_where_a_bot_comes_to_another_chair_or_leaves_it) {
  Timed timer;
  const auto other = static_cast<std::size_t>(timer.mover() == timer.all[1] ? 2 : 1);
  const JsonValue deadline = timer.deadline();
  const Person person = timer.host[timer.all[other]].person;
  timer.host.leave(timer.all[other]);
  timer.host.pass_time(5'000);
  timer.host.say(timer.all[0], bot(static_cast<int>(other), "random"));
  EXPECT_EQ(timer.deadline(), deadline);
  timer.host.join(person);
  ASSERT_TRUE(timer.host[timer.all[0]].table["seats"][other]["bot"].is_null());
  EXPECT_EQ(timer.deadline(), deadline);
}

TEST(Clock, does_not_run_for_bots_nor_where_there_is_no_tempo) {
  Host host(R"({"game":"klaverjassen","forced":"hand"})");
  const auto friends = all_seated(host);
  EXPECT_FALSE(host[friends[0]].table.contains("deadline"));
  EXPECT_FALSE(host.table->wake());
  host.pass_time(10'000'000);
  EXPECT_EQ(host[friends[0]].events.size(), host[friends[1]].events.size());
}

TEST(Clock, gives_bots_a_pace_that_can_be_followed) {
  Host host(R"({"game":"klaverjassen","sit":"alone","start":true})");
  const Connection an = host.join(Host::an);
  host.bots();
  EXPECT_EQ(host[an].table["phase"], "playing");  // nobody is there to cut
  const auto events = host[an].events.size();
  host.pass_time(599);
  EXPECT_EQ(host[an].events.size(), events);
  host.pass_time(1);
  EXPECT_EQ(host[an].events.size(), events + 1);
}

TEST(Clock, a_bot_goes_on_thinking_while_others_talk_or_knock) {
  Host host(R"({"game":"klaverjassen","seat":0,"start":true,"sit":"invited"})");
  const Connection an = host.join(Host::an), wil = host.join("Wil");
  host.pass_time(4'000);
  const Thinking thinking = next_asked(host, an);
  host.say(wil, R"({"type":"say","phrase":"hurry"})");
  host.deliver(host.table->rename({Host::an.id, "Anna"}, host.now));
  EXPECT_EQ(code(host.say(wil, sit(1))), "not_invited");
  EXPECT_EQ(code(host.say(an, R"({"type":"let","person":"p-Wil","in":true})")), "done");
  EXPECT_FALSE(host.table->thinking()) << "it is not asked again";
  const std::size_t events = host[an].events.size();
  host.deliver(host.table->decided(thinking.ticket, think(thinking), host.now));
  EXPECT_EQ(host[an].events.size(), events + 1);
}

TEST(Clock, an_answer_of_a_bot_that_comes_too_late_changes_nothing) {
  Host host(R"({"game":"klaverjassen","seat":0,"start":true})");
  const Connection an = host.join(Host::an);
  host.now += 4'000;
  host.deliver(host.table->tick(host.now));
  Thinking thinking = next_asked(host, an);
  EXPECT_FALSE(host.table->thinking());  // each is asked once
  host.say(an, R"({"type":"pause","on":true})");
  const auto lines = host.lines.size();
  host.deliver(host.table->decided(thinking.ticket, think(thinking), host.now));
  EXPECT_EQ(host.lines.size(), lines);
  host.say(an, R"({"type":"pause","on":false})");
  thinking = next_asked(host, an);
  const Action nonsense = bid(35);
  host.deliver(host.table->decided(thinking.ticket, nonsense, host.now));
  EXPECT_GT(host.lines.size(), lines + 1);
  EXPECT_NE(host.lines.back().find("\"by\":\"bot\""), std::string::npos);
  const Action first = thinking.view.legal.front();
  EXPECT_NE(host.lines.back().find('"' + to_string(first, {}) + '"'), std::string::npos);
}

TEST(Clock, goes_on_where_that_of_the_host_was_set_back) {
  Host host(R"({"game":"klaverjassen","sit":"alone","start":true})");
  host.join(Host::an);
  host.pass_time(10'000);
  constexpr Time set_back = 3'600'000;
  for (const bool restarts : {false, true}) {
    host.now -= set_back;
    if (restarts) host.restart();
    const Connection an = host.join(Host::an);
    const auto events = host[an].events.size();
    EXPECT_LE(*host.table->wake(), host.now + 1'200) << restarts;
    host.pass_time(1'200);
    EXPECT_GT(host[an].events.size(), events) << restarts;
  }
}

// The next deal, some minutes after the result of the first one.
bool deals_by_itself(const std::string& clock) {
  Host host(R"({"game":"klaverjassen","sit":"alone","seat":0,"start":true)" + clock + "}");
  const Connection me = host.join(Host::an);
  Quick random(3);
  for (int i = 0; i < 2000 && host[me].table["phase"] != "between"; ++i) {
    const auto legal = host[me].legal(random);
    if (legal.empty() || code(host.act(me, any_of(legal, random))) != "done") host.go_on();
  }
  EXPECT_EQ(host[me].table["phase"], "between");
  host.pass_time(300'000);
  const bool dealt = host[me].table["phase"] != "between";
  if (!dealt) {
    EXPECT_EQ(code(host.say(me, R"({"type":"next"})")), "done");
  }
  EXPECT_NE(host[me].table["phase"], "between");
  return dealt;
}

TEST(Clock, who_plays_alone_keeps_the_result_until_they_go_on_unless_they_play_by_a_clock) {
  EXPECT_FALSE(deals_by_itself(""));
  EXPECT_TRUE(deals_by_itself(R"(,"tempo":30000)"));
}

}  // namespace
}  // namespace troef::test
