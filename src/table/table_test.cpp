// SPDX-License-Identifier: Apache-2.0
// Sentences about a table: the owner, the start, actions that come twice or too late.
#include "table_host.h"

namespace troef::test {
namespace {

constexpr const char* klaverjassen = R"({"game":"klaverjassen","rules":{"match_deals":2}})";

TEST(Table, begins_with_everything_and_without_a_deal) {
  Host host(klaverjassen);
  const Connection an = host.join(Host::an);
  const JsonValue& table = host[an].table;
  EXPECT_EQ(table["phase"], "waiting");
  EXPECT_EQ(table["seats"], JsonValue::parse("[null,null,null,null]"));
  EXPECT_EQ(table["you"],
            JsonValue::parse(R"({"person":"p-An","seat":null,"owner":true,"may_sit":true})"));
  EXPECT_EQ(table["differs"], JsonValue::parse(R"(["match_deals"])"));
  EXPECT_EQ(table["partners"], JsonValue::parse("[[0,2],[1,3]]"));
  EXPECT_TRUE(host[an].look.empty());
}

TEST(Table, names_no_partners_where_each_plays_for_self) {
  Host host(R"({"game":"pandoer"})");
  EXPECT_FALSE(host[host.join(Host::an)].table.contains("partners"));
}

TEST(Table, tells_that_somebody_is_here_once_whatever_devices_they_have) {
  Host host(klaverjassen);
  const Connection an = host.join(Host::an);
  host.join("B");
  EXPECT_EQ(host[an].what.back()["kind"], "here");
  const std::size_t told = host[an].what.size();
  const Connection phone = host.join("B");
  host.leave(phone);
  EXPECT_EQ(host[an].what.size(), told);
}

TEST(Table, hears_nobody_before_hello_and_no_other_version) {
  Host host(klaverjassen);
  host.clients[7].person = {"p-B", "B"};
  host.deliver(host.table->connect(7, {"p-B", "B"}, host.now));
  EXPECT_EQ(code(host.say(7, R"({"type":"start"})")), "message");
  EXPECT_EQ(code(host.say(7, R"({"type":"hello","v":2})")), "message");
  EXPECT_FALSE(host[7].told);
  host.say(7, R"({"type":"hello","v":1})");
  EXPECT_TRUE(host[7].told);
}

TEST(Table, knows_people_by_the_name_they_have_now) {
  Host host(R"({"game":"klaverjassen","sit":"invited","seat":0})");
  const Connection an = host.join(Host::an), b = host.join("B"), c = host.join("C");
  host.say(b, R"({"type":"sit","seat":1})");  // asks to come in
  const auto rename = [&](const std::string& id, const std::string& name) {
    const std::size_t lines = host.lines.size();
    host.deliver(host.table->rename({id, name}, host.now));
    return host.lines.size() - lines;
  };
  EXPECT_EQ(rename(Host::an.id, "Anna"), 1U);
  EXPECT_EQ(host[b].what.back(), (JsonValue{{"kind", "renamed"}, {"seat", 0}, {"name", "Anna"}}));
  EXPECT_EQ(host[b].table["seats"][0]["name"], "Anna");
  EXPECT_EQ(rename(Host::an.id, "Anna"), 0U) << "nothing is new";
  EXPECT_EQ(rename("p-B", "Bé"), 1U);
  EXPECT_EQ(host[an].table["wants_in"][0]["name"], "Bé");
  EXPECT_EQ(rename("p-C", "Cé"), 0U) << "who only watches is not kept";
  EXPECT_EQ(host[an].table["watchers"], (JsonValue{"Bé", "Cé"}));
  EXPECT_EQ(rename("p-nobody", "X"), 0U);
  host.restart();
  const Connection again = host.join(Person{Host::an.id, "Anna"});
  EXPECT_EQ(host[again].table["seats"][0]["name"], "Anna");
  EXPECT_EQ(host[again].table["wants_in"][0]["name"], "Bé");
  static_cast<void>(c);
}

TEST(Table, is_the_owners_to_start_and_to_give_bots) {
  Host host(klaverjassen);
  const auto friends = all_seated(host, false);
  EXPECT_EQ(code(host.say(friends[1], R"({"type":"start"})")), "not_owner");
  EXPECT_EQ(code(host.say(friends[1], bot(2, "thumb"))), "not_owner");
  EXPECT_EQ(code(host.say(friends[0], bot(2, "thumb"))), "seat_taken");
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"again"})")), "not_started");
  host.leave(friends[2]);
  EXPECT_EQ(code(host.say(friends[0], bot(2, "grandmaster"))), "message");
  EXPECT_EQ(code(host.say(friends[0], bot(2, "thumb"))), "done");
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"start"})")), "done");
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"start"})")), "started");
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"again"})")), "started");
}

TEST(Table, gives_each_chair_a_bot_of_its_own_and_another_one_also_in_a_deal) {
  Host host(R"({"game":"klaverjassen","sit":"alone","seat":0,"bots":"thumb"})");
  const Connection an = host.join(Host::an);
  const auto level = [&](int seat) { return host[an].table["seats"][seat]["bot"]; };
  host.say(an, bot(1, "random"));
  EXPECT_EQ(code(host.say(an, bot(2, "master"))), "done");
  host.say(an, R"({"type":"start"})");
  EXPECT_EQ(level(1), "random");
  EXPECT_EQ(level(2), "master");
  EXPECT_EQ(level(3), "thumb");
  host.now += 4'000;
  host.deliver(host.table->tick(host.now));
  ASSERT_EQ(host[an].table["phase"], "playing");
  for (int seat = 1; seat < 4; ++seat) {
    EXPECT_EQ(code(host.say(an, bot(seat, "club"))), "done");
    EXPECT_EQ(level(seat), "club");
  }
  EXPECT_EQ(code(host.say(an, bot(2, nullptr))), "started");
  EXPECT_EQ(next_asked(host, an).level, "club");
}

TEST(Table, is_the_players_own_while_the_owner_is_away_in_a_match) {
  Host host(klaverjassen);
  const auto friends = all_seated(host, false);
  host.leave(friends[0]);
  EXPECT_EQ(code(host.say(friends[1], R"({"type":"start"})")), "not_owner");
  const Connection an = host.join(Host::an);
  host.say(an, R"({"type":"start"})");
  EXPECT_EQ(host[friends[1]].table["you"]["owner"], false);
  EXPECT_EQ(code(host.say(friends[1], bot(0, "thumb"))), "not_owner");
  host.leave(an);
  EXPECT_EQ(host[friends[1]].table["you"]["owner"], true);
  EXPECT_EQ(code(host.say(friends[1], bot(0, "thumb"))), "done");
  EXPECT_EQ(code(host.say(host.join("Wil"), bot(2, "thumb"))), "not_owner");
  EXPECT_EQ(host[host.join(Host::an)].seat(), 0);
  EXPECT_EQ(host[friends[1]].table["you"]["owner"], false);
}

TEST(Table, that_is_for_one_alone_is_for_nobody_else) {
  Host host(R"({"game":"pandoer","sit":"alone","seat":0,"start":true})");
  const Connection an = host.join(Host::an);
  EXPECT_EQ(host[an].seat(), 0);
  EXPECT_EQ(host[an].table["phase"], "cutting");
  host.clients[9].person = {"p-B", "B"};
  host.deliver(host.table->connect(9, {"p-B", "B"}, host.now));
  EXPECT_EQ(code(host.say(9, R"({"type":"hello","v":1})")), "no_table");
  EXPECT_FALSE(host.table->may_watch("p-B"));
  EXPECT_TRUE(host.table->may_watch("p-An"));
  EXPECT_FALSE(host.table->waiting_for_people());
}

TEST(Table, does_an_action_once) {
  Host host(klaverjassen);
  const auto friends = all_seated(host);
  const Connection mover = to_move(host, friends);
  Quick random(1);
  const JsonValue act{{"type", "act"},
                      {"deal", 0},
                      {"at", host[mover].look["at"]},
                      {"action", host[mover].legal(random).front()}};
  EXPECT_EQ(code(host.say(mover, act)), "done");
  const auto lines = host.lines.size();
  EXPECT_EQ(code(host.say(mover, act)), "done");
  EXPECT_EQ(host.lines.size(), lines);
  JsonValue other = act;
  other["action"] = host[mover].legal(random).empty() ? "pass" : "play 7C";
  if (other["action"] != act["action"]) {
    EXPECT_EQ(code(host.say(mover, other)), "stale");
  }
  const Person person = host[mover].person;
  host.restart();
  const Connection again = host.join(person);
  EXPECT_EQ(code(host.say(again, act)), "done");
  EXPECT_EQ(host.lines.size(), lines);
}

TEST(Table, names_the_rule_that_forbids_an_action) {
  Host host(R"({"game":"vijvenveertig","preset":"maten"})");
  const auto friends = all_seated(host);
  const Connection mover = to_move(host, friends);
  for (const Connection connection : friends) {
    if (connection == mover) continue;
    EXPECT_EQ(code(host.act(connection, "play 7C")), "turn");
  }
  const auto answer = host.act(mover, "bid 100");
  EXPECT_EQ(code(answer), "rule");
  EXPECT_EQ(answer["rule"], "TR-03");
  EXPECT_EQ(code(host.act(mover, "dance")), "message");
  const auto lines = host.lines.size();
  EXPECT_EQ(code(host.say(mover, R"({"type":"why","action":"bid 100","id":"w"})")), "rule");
  Quick random(1);
  EXPECT_EQ(code(host.say(
                mover, JsonValue{{"type", "why"}, {"action", host[mover].legal(random).front()}})),
            "done");
  EXPECT_EQ(host.lines.size(), lines);
}

TEST(Table, answers_with_the_id_it_was_asked_under) {
  Host host(klaverjassen);
  const Connection an = host.join(Host::an);
  EXPECT_EQ(host.say(an, R"({"type":"sit","seat":0,"id":"x\"1"})")["id"], "x\"1");
  EXPECT_EQ(host.say(an, R"({"type":"sit","seat":"0","id":"x2"})")["id"], "x2");
  EXPECT_FALSE(host.say(an, R"({"type":"sit","seat":0})").contains("id"));
}

TEST(Table, goes_on_to_the_next_deal_when_all_have_seen_the_result_or_after_a_while) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":3}})");
  const auto friends = all_seated(host);
  play_to(host, friends, "between");
  ASSERT_EQ(host[friends[0]].table["phase"], "between");
  EXPECT_EQ(host[friends[0]].table["sheet"].size(), 1U);
  EXPECT_EQ(host[friends[0]].table["secret"].get<std::string>().size(), 64U);
  for (const Connection connection : friends) {
    EXPECT_EQ(host[connection].table["phase"], "between");
    EXPECT_EQ(code(host.say(connection, R"({"type":"next"})")), "done");
  }
  EXPECT_EQ(host[friends[0]].table["phase"], "cutting");
  EXPECT_EQ(host[friends[0]].look["deal"], 1);
  play_to(host, friends, "between");
  host.pass_time(31'000);
  EXPECT_NE(host[friends[0]].table["phase"], "between");
}

TEST(Table, nobody_has_seen_a_result_before_it_is_there) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host);
  const auto lines = host.lines.size();
  for (const Connection each : friends) {
    EXPECT_EQ(code(host.say(each, R"({"type":"next"})")), "done");
    EXPECT_EQ(host[each].table["seats"][0]["next"], false);
  }
  EXPECT_EQ(host.lines.size(), lines);
}

TEST(Table, plays_another_match_when_the_owner_wants_it) {
  Host host(R"({"game":"heugen","preset":"heugen-twee","rules":{"match_deals":1}})");
  const auto friends = all_seated(host);
  play_to(host, friends, "over");
  ASSERT_EQ(host[friends[0]].table["phase"], "over");
  const auto match = host[friends[0]].table["match"];
  EXPECT_TRUE(host[friends[1]].table["over"].contains("winners"));
  EXPECT_EQ(code(host.say(friends[1], R"({"type":"again"})")), "not_owner");
  EXPECT_EQ(code(host.say(friends[0], R"({"type":"again"})")), "done");
  EXPECT_EQ(host[friends[1]].table["phase"], "cutting");
  EXPECT_NE(host[friends[1]].table["match"], match);
  const JsonValue starts = {0, host.records.size()};
  EXPECT_EQ(host[friends[1]].table["starts"], starts);
  EXPECT_EQ(host[friends[1]].table["sheet"].size(), 0U);
  host.restart();
  const Connection an = host.join(Host::an);
  EXPECT_EQ(host[an].look["deal"], 0);
  EXPECT_EQ(host[an].table["starts"], starts);
  EXPECT_EQ(JsonValue::parse(host.table->summary())["starts"], starts);
}

TEST(Table, takes_the_cuts_of_its_players_and_shows_them_when_all_are_in) {
  Host host(R"({"game":"klaverjassen","cut":"hand"})");
  const auto friends = all_seated(host, false);
  EXPECT_EQ(code(host.say(friends[1],
                          R"({"type":"cut","deal":0,"bytes":"00112233445566778899aabbccddeeff"})")),
            "not_started");
  host.say(friends[0], R"({"type":"start"})");
  const std::string commitment = host[friends[0]].table["commitment"];
  for (int i = 0; i < 4; ++i) {
    const Connection connection = friends[static_cast<std::size_t>(i)];
    JsonValue cut{{"type", "cut"},
                  {"deal", 0},
                  {"bytes", std::string(31, '0') + std::to_string(i)},
                  {"lift", 3}};
    for (const int lift : {2, 30}) {
      cut["lift"] = lift;
      EXPECT_EQ(code(host.say(connection, cut)), "message") << lift;
    }
    cut["lift"] = i == 0 ? 29 : 14;
    JsonValue other = cut;
    other["deal"] = 1;
    EXPECT_EQ(code(host.say(connection, other)), "stale");
    EXPECT_FALSE(host[connection].table.contains("cuts"));
    EXPECT_EQ(code(host.say(connection, cut)), "done");
    EXPECT_EQ(code(host.say(connection, cut)), "done");
    EXPECT_EQ(code(host.say(connection, other)), "stale");
    cut["bytes"] = std::string(32, '7');
    EXPECT_EQ(code(host.say(connection, cut)), "stale");
  }
  EXPECT_EQ(host[friends[0]].table["phase"], "playing");
  EXPECT_EQ(host[friends[0]].table["cuts"][3], std::string(31, '0') + "3");
  Secret secret;
  const JsonValue started = JsonValue::parse(host.lines[5]);
  ASSERT_TRUE(started.contains("secret")) << started;
  ASSERT_TRUE(from_hex(started["secret"].get<std::string>(), secret));
  EXPECT_EQ(to_hex(troef::commitment(
                sodium_sha256, host[friends[0]].table["match"].get<std::string>(), 0, secret)),
            commitment);
}

TEST(Table, tells_the_secret_of_a_deal_when_it_is_over_and_not_before) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host);
  const auto told = [&] { return host[friends[0]].table.value("secret", ""); };
  // Of the deal in progress, as it is kept.
  const auto secret = [&] {
    std::string last;
    for (const std::string& line : host.lines) {
      const JsonValue kept = JsonValue::parse(line);
      if (kept.contains("secret")) last = kept["secret"];
    }
    return last;
  };
  const std::string first = secret();
  EXPECT_EQ(told(), "");
  play_to(host, friends, "between");
  EXPECT_EQ(told(), first);
  host.pass_time(40'000);
  ASSERT_EQ(host[friends[0]].look["deal"], 1);
  EXPECT_EQ(told(), first);
  for (const Connection each : friends) {
    EXPECT_EQ(host[each].bytes.find(secret()), std::string::npos);
  }
  play_to(host, friends, "over");
  EXPECT_EQ(told(), secret());
  host.say(friends[0], R"({"type":"again"})");
  EXPECT_EQ(told(), "") << "there is no finished deal in this match";
}

TEST(Table, writes_into_the_record_who_played_and_how_often_something_was_taken_back) {
  Host host(R"({"game":"hoogjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host, false);
  host.leave(friends[1]);
  host.say(friends[0], R"({"type":"bot","seat":1,"level":"random"})");
  const std::vector<Connection> people{friends[0], friends[2], friends[3]};
  host.say(friends[0], R"({"type":"start"})");
  host.pass_time(4'000);
  while (!host[friends[0]].look.contains("legal")) {
    bool passed = false;
    for (const Connection each : {friends[2], friends[3]}) {
      passed = passed || code(host.act(each, "pass")) == "done";
    }
    ASSERT_TRUE(passed || host.go_on());
  }
  ASSERT_EQ(code(host.act(friends[0], "bid 200")), "done");
  host.say(friends[0], R"({"type":"undo"})");
  for (const Connection each : {friends[2], friends[3]}) {
    host.say(each, R"({"type":"consent","yes":true})");
  }
  play_to(host, people, "between");
  for (const Connection each : people) host.say(each, R"({"type":"next"})");
  play_to(host, people, "over");
  ASSERT_EQ(host.records.size(), 3U);  // and the end of the match
  const JsonValue one = JsonValue::parse(host.records[0]), two = JsonValue::parse(host.records[1]);
  EXPECT_EQ(one["players"], (JsonValue{"An", "bot:random", "C", "D"}));
  EXPECT_EQ(one["x-undone"], 1);
  EXPECT_FALSE(two.contains("x-undone"));
}

TEST(Table, plays_what_is_forced_by_itself_unless_it_is_to_be_done_by_hand) {
  for (const bool by_hand : {false, true}) {
    Host host(std::string(R"({"game":"klaverjassen","rules":{"match_deals":1},"forced":")") +
              (by_hand ? "hand" : "auto") + "\"}");
    const auto friends = all_seated(host);
    Quick random(2);
    int alone = 0;
    for (int i = 0; i < 400 && host[friends[0]].table["phase"] != "over"; ++i) {
      const Connection mover = to_move(host, friends);
      const auto legal = host[mover].legal(random);
      if (legal.size() == 1) ++alone;
      if (legal.size() == 1 && !by_hand) {
        ASSERT_TRUE(host.go_on());
      } else {
        ASSERT_EQ(code(host.act(mover, legal.back())), "done");
      }
      if (host[friends[0]].look["awaited"] != "seat") break;
    }
    EXPECT_GE(alone, 4);  // the last trick
    const auto by_table = std::count_if(host.lines.begin(), host.lines.end(), [](const auto& line) {
      return line.find(R"("by":"table")") != std::string::npos;
    });
    EXPECT_EQ(by_table, by_hand ? 0 : alone);
  }
}

TEST(Table, knows_nothing_of_lines_that_are_not_its_own) {
  Host host(klaverjassen);
  all_seated(host);
  std::string error;
  const auto restore = [&](const std::vector<std::string>& lines) {
    return troef::Table::restore(all_games(), "t1", lines, host.fate, error) != nullptr;
  };
  EXPECT_TRUE(restore(host.lines));
  EXPECT_FALSE(restore({}));
  auto twice = host.lines;
  twice.push_back(host.lines.front());
  EXPECT_FALSE(restore(twice));
  auto strange = host.lines;
  strange.emplace_back(R"({"t":1,"k":"dance"})");
  EXPECT_FALSE(restore(strange));
  strange.back() = "\xff";
  EXPECT_FALSE(restore(strange));
  EXPECT_EQ(troef::Table::restore(all_games(), "t2", host.lines, host.fate, error), nullptr);
}

TEST(Table, knows_nothing_of_lines_that_come_twice) {
  Host host(R"({"game":"hoogjassen"})");
  const auto expect_once = [&](const char* kind) {
    std::string error;
    auto lines = host.lines;
    ASSERT_EQ(JsonValue::parse(lines.back())["k"], kind);
    EXPECT_NE(troef::Table::restore(all_games(), "t1", lines, host.fate, error), nullptr) << error;
    lines.push_back(lines.back());
    EXPECT_EQ(troef::Table::restore(all_games(), "t1", lines, host.fate, error), nullptr) << kind;
  };
  const auto friends = all_seated(host, false);
  expect_once("sat");
  host.say(friends[0], R"({"type":"start"})");
  expect_once("start");
  host.say(friends[1], JsonValue{{"type", "cut"}, {"deal", 0}, {"bytes", std::string(32, '0')}});
  expect_once("cut");
  host.pass_time(4'000);
  const Connection bidder = to_move(host, friends);
  ASSERT_EQ(code(host.act(bidder, "bid 200")), "done");
  ASSERT_EQ(code(host.say(bidder, R"({"type":"undo"})")), "done");
  expect_once("undo");
}

TEST(Table, tells_who_looks_for_a_table_what_is_for_everybody) {
  Host host(klaverjassen);
  host.join(Host::an);
  host.say(1, sit(2));
  EXPECT_TRUE(host.table->waiting_for_people());
  const JsonValue summary = JsonValue::parse(host.table->summary());
  EXPECT_EQ(summary["seats"], JsonValue::parse(R"([null,null,{"name":"An","bot":null},null])"));
  EXPECT_EQ(summary["open"], 3);
  EXPECT_EQ(summary["phase"], "waiting");
  EXPECT_EQ(summary["differs"][0], "match_deals");
  host.say(1, bot(0, "thumb"));
  EXPECT_EQ(JsonValue::parse(host.table->summary())["open"], 3) << "a bot gives its chair up";
  EXPECT_TRUE(host.table->seated("p-An"));
  EXPECT_FALSE(host.table->idle());
  host.say(1, R"({"type":"start"})");
  EXPECT_FALSE(host.table->waiting_for_people());
  host.leave(1);
  EXPECT_TRUE(host.table->idle());
}

TEST(Table, tells_each_who_sits_whether_it_is_their_turn) {
  Host host(R"({"game":"klaverjassen"})");
  const auto friends = all_seated(host);
  const auto told = [&](Connection who) {
    return JsonValue::parse(host.table->summary_for(host[who].person.id))["turn"];
  };
  Quick random(1);
  for (int i = 0; i < 8; ++i) {
    const Connection mover = to_move(host, friends);
    for (const Connection who : friends) EXPECT_EQ(told(who), who == mover);
    host.act(mover, any_of(host[mover].legal(random), random));
  }
  const Connection mover = to_move(host, friends);
  host.say(mover, R"({"type":"pause","on":true})");
  EXPECT_EQ(told(mover), false);
  EXPECT_EQ(JsonValue::parse(host.table->summary_for("p-B"))["turn"], false);
  EXPECT_FALSE(JsonValue::parse(host.table->summary()).contains("turn"));
}

TEST(Table, counts_time_onwards_only) {
  Host host(R"({"game":"klaverjassen","tempo":10000})");
  const auto friends = all_seated(host);
  const JsonValue deadline = host[friends[0]].table["deadline"];
  host.now -= 60'000;
  const Connection mover = to_move(host, friends);
  Quick random(1);
  EXPECT_EQ(code(host.act(mover, host[mover].legal(random).front())), "done");
  EXPECT_GE(host[friends[0]].table["deadline"].get<Time>(), deadline.get<Time>());
}

TEST(Table, shows_at_the_end_of_a_deal_what_lay_face_down_and_nothing_else) {
  Host host(R"({"game":"hoogjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host);
  for (const char* action : {"bid 200", "pass", "pass", "pass", "take"}) {
    ASSERT_EQ(code(host.act(to_move(host, friends), action)), "done");
  }
  play_to(host, friends, "between");
  std::set<std::string> shown;
  for (const Connection each : friends) {
    for (const JsonValue& happening : host[each].what) {
      if (happening["kind"] != "shown") continue;
      const std::string action = happening["action"];
      shown.insert(action.substr(0, action.find(' ')));
    }
  }
  EXPECT_EQ(shown, std::set<std::string>{"discard"});
}

}  // namespace
}  // namespace troef::test
