// SPDX-License-Identifier: Apache-2.0
// Actions that come twice, late, or from somebody else; and those that are done out of turn.
#include "table_host.h"

namespace troef::test {
namespace {

JsonValue act_of(int deal, int at, const std::string& action) {
  return {{"type", "act"}, {"deal", deal}, {"at", at}, {"action", action}};
}

// Whoever may act, with an action that is legal now.
struct Chance {
  Connection connection;
  JsonValue act;
};
std::optional<Chance> chance(Host& host, const std::vector<Connection>& friends, const char* key,
                             Quick& random) {
  for (const Connection connection : friends) {
    const Client& client = host[connection];
    const auto actions =
        std::string_view(key) == "legal" ? client.legal(random) : client.asides(random);
    if (actions.empty()) continue;
    return Chance{connection,
                  act_of(client.look["deal"], client.look["at"], any_of(actions, random))};
  }
  return std::nullopt;
}

// Plays until somebody may do something out of turn in a later moment of the deal.
std::optional<Chance> aside(Host& host, const std::vector<Connection>& friends) {
  Quick random(5);
  for (int i = 0; i < 2000; ++i) {
    if (auto found = chance(host, friends, "asides", random)) {
      const Client& client = host[found->connection];
      const bool nothing =
          found->act["action"] == "call-roem" && client.look.value("uncalled", 0) == 0;
      if (found->act["at"] > 3 && !nothing && client.legal(random).empty()) return found;
    }
    const auto turn = chance(host, friends, "legal", random);
    if (turn) host.say(turn->connection, turn->act);
    if (!turn && !host.go_on()) break;
  }
  return std::nullopt;
}

constexpr const char* two_players =
    R"({"game":"heugen","preset":"heugen-twee","forced":"hand","rules":{"match_deals":)";

// Two play twenty deals, in one match or in twenty; how often somebody did at the same moment the
// same as in the deal before.
int coincidences(const char* deals) {
  Host host(two_players + std::string(deals) + R"(,"match_target":0}})");
  const auto friends = all_seated(host, false);
  host.say(friends[0], R"({"type":"start"})");
  Quick random(1);
  std::set<std::string> before, now;
  int played = 0, same = 0;
  while (played < 20) {
    if (const auto turn = chance(host, friends, "legal", random)) {
      const std::size_t lines = host.lines.size();
      EXPECT_EQ(code(host.say(turn->connection, turn->act)), "done");
      EXPECT_GT(host.lines.size(), lines) << turn->act << " was not done";
      const std::string what = std::to_string(turn->connection) + turn->act["at"].dump() +
                               turn->act["action"].get<std::string>();
      same += before.contains(what) ? 1 : 0;
      now.insert(what);
      continue;
    }
    const std::string phase = host[friends[0]].table["phase"];
    if (phase == "between" || phase == "over") {
      before = std::exchange(now, {});
      ++played;
      for (const Connection each : friends) host.say(each, R"({"type":"next"})");
      host.say(friends[0], R"({"type":"again"})");
    } else {
      EXPECT_TRUE(host.go_on());
    }
    if (testing::Test::HasFailure()) return 0;
  }
  return same;
}

TEST(Acts, are_done_also_where_the_same_was_done_at_that_moment_of_the_deal_before) {
  EXPECT_GT(coincidences("20"), 0);
  EXPECT_GT(coincidences("1"), 0) << "of matches of one deal";
}

TEST(Acts, that_are_said_again_after_their_deal_are_known) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":3}})");
  const auto friends = all_seated(host);
  Quick random(1);
  const auto first = chance(host, friends, "legal", random);
  ASSERT_EQ(code(host.say(first->connection, first->act)), "done");
  const auto again = [&] { return code(host.say(first->connection, first->act)); };
  play_to(host, friends, "between");
  EXPECT_EQ(again(), "done");
  for (const Connection each : friends) host.say(each, R"({"type":"next"})");
  ASSERT_EQ(host[friends[0]].look["deal"], 1);
  const std::size_t lines = host.lines.size();
  EXPECT_EQ(again(), "done");
  EXPECT_EQ(host.lines.size(), lines);
}

TEST(Acts, of_one_seat_are_not_those_of_another) {
  Host host(R"({"game":"klaverjassen"})");
  const auto friends = all_seated(host);
  Quick random(1);
  const auto first = chance(host, friends, "legal", random);
  ASSERT_EQ(code(host.say(first->connection, first->act)), "done");
  for (const Connection each : friends) {
    EXPECT_EQ(code(host.say(each, first->act)), each == first->connection ? "done" : "stale");
  }
}

TEST(Acts, and_questions_why_not_come_too_early_while_the_cards_are_cut) {
  Host host(R"({"game":"klaverjassen"})");
  const auto friends = all_seated(host, false);
  host.say(friends[0], R"({"type":"start"})");
  ASSERT_EQ(host[friends[0]].table["phase"], "cutting");
  for (const Connection each : friends) {
    EXPECT_EQ(code(host.say(each, act_of(0, 0, "accept"))), "not_started");
    EXPECT_EQ(code(host.say(each, R"({"type":"why","action":"accept"})")), "not_started");
  }
}

TEST(Acts, come_too_late_once_the_deal_is_over) {
  Host host(R"({"game":"klaverjassen","rules":{"match_deals":2}})");
  const auto friends = all_seated(host);
  play_to(host, friends, "between");
  for (const Connection each : friends) EXPECT_EQ(code(host.act(each, "play 7C")), "stale");
}

// "Called": what is called is said of the trick before, also when the next card has been led.
TEST(Acts, out_of_turn_are_taken_for_an_earlier_moment_and_known_again_by_it) {
  for (const char* rules : {R"({"roem_call":"called"})", R"({"revoke":"penalised"})"}) {
    Host host(std::string(R"({"game":"klaverjassen","forced":"hand","rules":)") + rules + "}");
    const auto friends = all_seated(host);
    auto late = aside(host, friends);
    ASSERT_TRUE(late) << rules;
    EXPECT_FALSE(host.table->thinking()) << "no bot does it for people";
    JsonValue never = late->act;
    never["at"] = -1;
    EXPECT_EQ(code(host.say(late->connection, never)), "message") << rules;
    JsonValue early = late->act;
    early["at"] = early["at"].get<int>() + 1;
    EXPECT_EQ(code(host.say(late->connection, early)), "stale") << rules;
    late->act["at"] = late->act["at"].get<int>() - 1;
    EXPECT_EQ(code(host.say(late->connection, late->act)), "done") << late->act;
    EXPECT_EQ(code(host.say(late->connection, R"({"type":"undo"})")), "no_undo") << rules;
    const std::size_t lines = host.lines.size();
    EXPECT_EQ(code(host.say(late->connection, late->act)), "done");
    EXPECT_EQ(host.lines.size(), lines) << late->act;
    const Person person = host[late->connection].person;
    host.restart();
    const Connection back = host.join(person);
    const std::size_t kept = host.lines.size();
    EXPECT_EQ(code(host.say(back, late->act)), "done");
    EXPECT_EQ(host.lines.size(), kept) << late->act;
  }
}

TEST(Acts, out_of_turn_give_who_is_to_move_no_more_time) {
  Host host(R"({"game":"klaverjassen","tempo":60000,"forced":"hand",
                "rules":{"roem_call":"called"}})");
  const auto friends = all_seated(host);
  const auto call = aside(host, friends);
  ASSERT_TRUE(call);
  const JsonValue deadline = host[friends[0]].table["deadline"];
  host.pass_time(5'000);
  ASSERT_EQ(code(host.say(call->connection, call->act)), "done");
  EXPECT_EQ(host[friends[0]].table["deadline"], deadline);
}

// Asked at the same moment for its turn and out of turn, a bot answers two questions.
TEST(Acts, every_question_to_a_bot_has_a_ticket_of_its_own_and_every_seat_a_deal_of_its_own) {
  Host host(R"({"game":"klaverjassen","seat":0,"start":true,
                "rules":{"roem_call":"called","match_deals":2}})");
  const Connection an = host.join(Host::an);
  Quick random(1);
  std::set<std::uint64_t> tickets, deals;
  std::set<std::pair<int, int>> seats;
  int asides = 0;
  for (int i = 0; i < 2000 && host[an].table["phase"] != "over"; ++i) {
    while (const auto thinking = host.table->thinking()) {
      EXPECT_NE(thinking->seat, Seat(0)) << "a person sits there";
      EXPECT_TRUE(tickets.insert(thinking->ticket).second);
      deals.insert(thinking->deal);
      seats.insert({thinking->view.number, thinking->seat.index()});
      asides += thinking->aside ? 1 : 0;
      std::optional<Action> action = think(*thinking);
      // What may not be done out of turn is not done.
      if (thinking->aside && !action) action = claim_revoke(Seat(0));
      host.deliver(host.table->decided(thinking->ticket, action, host.now));
    }
    const auto legal = host[an].legal(random);
    if (!legal.empty() && code(host.act(an, any_of(legal, random))) == "done") continue;
    if (const auto wake = host.table->wake()) {
      host.now = std::max(host.now, *wake);
      host.deliver(host.table->tick(host.now));
    } else {
      host.say(an, R"({"type":"next"})");
    }
  }
  EXPECT_GT(asides, 0);
  EXPECT_EQ(deals.size(), seats.size());
  for (const std::string& line : host.lines) {
    EXPECT_EQ(line.find("claim-revoke"), std::string::npos);
  }
}

// At its turn a bot may claim a revoke as well.
TEST(Acts, every_question_has_a_ticket_of_its_own_also_of_a_bot_that_is_to_move) {
  Host host(R"({"game":"klaverjassen","sit":"alone","start":true,
                "rules":{"revoke":"penalised","match_deals":1}})");
  const Connection an = host.join(Host::an);
  std::set<std::uint64_t> tickets;
  std::set<bool> asked;
  for (int i = 0; i < 20; ++i) {
    std::vector<Thinking> together;
    while (auto thinking = host.table->thinking()) together.push_back(std::move(*thinking));
    for (const Thinking& each : together) {
      EXPECT_TRUE(tickets.insert(each.ticket).second);
      if (host[an].look["turn"] == each.seat.index()) asked.insert(each.aside);
    }
    for (const Thinking& each : together) {
      const auto action = each.aside ? std::nullopt : std::optional(each.view.legal.front());
      host.deliver(host.table->decided(each.ticket, action, host.now));
    }
    host.now = std::max(host.now, *host.table->wake());
    host.deliver(host.table->tick(host.now));
  }
  EXPECT_EQ(asked.size(), 2U);
}

}  // namespace
}  // namespace troef::test
