// SPDX-License-Identifier: Apache-2.0
#include "table/take_back.h"
#include "table_host.h"

namespace troef::test {
namespace {

constexpr const char* undo = R"({"type":"undo"})";
constexpr const char* yes = R"({"type":"consent","yes":true})";
constexpr const char* no = R"({"type":"consent","yes":false})";

bool offered(const Client& client) { return client.table["you"].contains("undo"); }

// A table of friends with their connections by seat.
struct Friends {
  explicit Friends(const std::string& settings, std::uint64_t seed = 1)
      : host(settings, seed), all(all_seated(host)) {}

  Connection mover() {
    for (const Connection connection : all) {
      if (host[connection].look.contains("legal")) return connection;
    }
    ADD_FAILURE() << "nobody is to move";
    return all[0];
  }
  std::string act(const std::string& action) { return code(host.act(mover(), action)); }
  std::string agree(Connection asker) {
    std::string answer = "done";
    for (const Connection connection : all) {
      if (connection != asker && answer == "done") answer = code(host.say(connection, yes));
    }
    return answer;
  }
  const JsonValue& look(Connection connection) { return host[connection].look; }

  Host host;
  std::vector<Connection> all;
};

TEST(TakingBack, a_bid_is_taken_back_when_all_people_consent) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  ASSERT_EQ(friends.act("bid 200"), "done");
  ASSERT_EQ(friends.act("pass"), "done");
  const int at = friends.look(bidder)["at"];
  EXPECT_EQ(code(friends.host.say(bidder, undo)), "done");
  EXPECT_EQ(code(friends.host.say(bidder, undo)), "done");
  EXPECT_EQ(friends.look(bidder)["bid"], 200);
  EXPECT_EQ(friends.agree(bidder), "done");
  EXPECT_FALSE(friends.look(bidder).contains("bid"));
  EXPECT_EQ(friends.mover(), bidder);
  EXPECT_EQ(friends.host[bidder].events.size(), 1U);
  EXPECT_GT(friends.look(bidder)["at"], at);  // the moment does not come again
  EXPECT_EQ(friends.act("bid 220"), "done");
}

TEST(TakingBack, is_offered_to_whom_it_would_be_of_use) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  EXPECT_FALSE(offered(friends.host[bidder])) << "nothing has been done";
  friends.act("bid 200");
  EXPECT_TRUE(offered(friends.host[bidder]));
  EXPECT_FALSE(offered(friends.host[friends.mover()]));
  friends.host.say(bidder, undo);
  EXPECT_FALSE(offered(friends.host[bidder])) << "it is asked already";
  friends.host.say(friends.mover(), no);
  EXPECT_TRUE(offered(friends.host[bidder]));
}

TEST(TakingBack, an_action_that_was_taken_back_is_not_done_again_by_the_same_message) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  const JsonValue act{
      {"type", "act"}, {"deal", 0}, {"at", friends.look(bidder)["at"]}, {"action", "bid 200"}};
  friends.host.say(bidder, act);
  friends.host.say(bidder, undo);
  friends.agree(bidder);
  EXPECT_EQ(code(friends.host.say(bidder, act)), "done");
  EXPECT_FALSE(friends.look(bidder).contains("bid"));
}

TEST(TakingBack, who_asked_may_withdraw_it_and_ask_again) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  const auto kept = [&] { return friends.host[friends.mover()].what.back(); };
  friends.host.say(bidder, undo);
  EXPECT_EQ(code(friends.host.say(bidder, no)), "done");
  EXPECT_EQ(kept()["kind"], "kept");
  EXPECT_EQ(kept()["withdrawn"], true);
  EXPECT_EQ(code(friends.host.say(bidder, no)), "no_undo");
  EXPECT_TRUE(offered(friends.host[bidder]));
  friends.host.say(bidder, undo);
  friends.host.say(friends.mover(), no);
  EXPECT_EQ(kept()["kind"], "kept");
  EXPECT_FALSE(kept().contains("withdrawn")) << "another said no";
  EXPECT_EQ(friends.look(bidder)["bid"], 200);
}

TEST(TakingBack, is_asked_for_by_one_at_a_time) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  const Connection next = friends.mover();
  friends.act("pass");
  EXPECT_EQ(code(friends.host.say(bidder, undo)), "done");
  EXPECT_EQ(code(friends.host.say(next, undo)), "no_undo");
  EXPECT_EQ(friends.host[next].table["undo"]["seat"], friends.host[bidder].seat());
}

TEST(TakingBack, one_who_says_no_is_enough_and_silence_is_a_no_after_a_while) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  EXPECT_EQ(code(friends.host.say(friends.mover(), no)), "no_undo");
  friends.host.say(bidder, undo);
  EXPECT_EQ(code(friends.host.say(friends.mover(), no)), "done");
  EXPECT_EQ(friends.look(bidder)["bid"], 200);
  EXPECT_EQ(friends.host[bidder].what.back()["kind"], "kept");
  friends.host.say(bidder, undo);
  EXPECT_EQ(code(friends.host.say(friends.mover(), undo)), "no_undo");  // one at a time
  friends.host.pass_time(20'000);
  EXPECT_FALSE(friends.host[bidder].table.contains("undo"));
  EXPECT_EQ(friends.agree(bidder), "no_undo");
}

TEST(TakingBack, the_others_have_all_their_time_after_a_pause) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  friends.host.say(bidder, undo);
  friends.host.pass_time(5'000);
  friends.host.say(bidder, R"({"type":"pause","on":true})");
  EXPECT_TRUE(friends.host[bidder].table["undo"]["deadline"].is_null());
  friends.host.pass_time(100'000);
  friends.host.say(bidder, R"({"type":"pause","on":false})");
  EXPECT_EQ(friends.host[bidder].table["undo"]["deadline"], friends.host.now + 20'000);
  EXPECT_EQ(friends.agree(bidder), "done");
  EXPECT_FALSE(friends.look(bidder).contains("bid"));
}

TEST(TakingBack, whoever_comes_when_nobody_was_there_can_still_consent) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  friends.host.say(bidder, undo);
  std::vector<Person> people;
  for (const auto& [connection, client] : friends.host.clients) people.push_back(client.person);
  friends.host.restart();
  friends.host.now += 100'000;
  std::vector<Connection> again;
  for (const Person& each : people) again.push_back(friends.host.join(each));
  for (const Connection each : again) friends.host.say(each, yes);
  EXPECT_FALSE(friends.look(again[0]).contains("bid"));
}

TEST(TakingBack, whoever_takes_over_a_chair_has_not_consented_yet) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  friends.host.say(bidder, undo);
  const Connection leaver = bidder == friends.all[0] ? friends.all[1] : friends.all[0];
  friends.host.say(leaver, yes);
  const JsonValue sit = {{"type", "sit"}, {"seat", *friends.host[leaver].seat()}};
  friends.host.say(leaver, R"({"type":"stand"})");
  const Connection newcomer = friends.host.join("Wil");
  ASSERT_EQ(code(friends.host.say(newcomer, sit)), "done");
  for (const Connection each : friends.all) {
    if (each != bidder && each != leaver) friends.host.say(each, yes);
  }
  EXPECT_EQ(friends.look(bidder)["bid"], 200);
  EXPECT_EQ(code(friends.host.say(newcomer, yes)), "done");
  EXPECT_FALSE(friends.look(bidder).contains("bid"));
}

TEST(TakingBack, whoever_plays_on_does_not_consent) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  friends.host.say(bidder, undo);
  EXPECT_EQ(friends.act("bid 210"), "done");
  EXPECT_FALSE(friends.host[bidder].table.contains("undo"));
  EXPECT_EQ(friends.look(bidder)["bid"], 210);
}

TEST(TakingBack, bots_have_nothing_against_it) {
  Host host(R"({"game":"hoogjassen","sit":"alone","seat":0,"start":true})");
  const Connection an = host.join(Host::an);
  host.pass_time(4'000);
  while (!host[an].look.contains("legal")) ASSERT_TRUE(host.go_on());
  ASSERT_EQ(code(host.act(an, "pass")), "done");
  if (host[an].look["awaited"] != "seat" || host[an].look.contains("declarer")) return;
  EXPECT_EQ(code(host.say(an, undo)), "done");
  EXPECT_TRUE(host[an].look.contains("legal"));
}

// Everybody has consented but B, who is the next to bid.
struct Waiting : Friends {
  Waiting() : Friends(R"({"game":"hoogjassen","tempo":60000})") {
    bidder = mover();
    act("bid 200");
    last = mover();
    host.pass_time(5'000);
    host.say(bidder, undo);
    for (const Connection each : all) {
      if (each != bidder && each != last) host.say(each, yes);
    }
  }
  Connection bidder = 0, last = 0;
};

TEST(TakingBack, the_clock_starts_anew_for_who_is_to_bid_again) {
  Waiting waiting;
  waiting.host.say(waiting.last, yes);
  ASSERT_EQ(waiting.mover(), waiting.bidder);
  EXPECT_EQ(waiting.host[waiting.bidder].table["deadline"], waiting.host.now + 60'000);
}

TEST(TakingBack, whoever_has_consented_says_nothing_new_by_saying_it_again) {
  Waiting waiting;
  const std::size_t lines = waiting.host.lines.size();
  EXPECT_EQ(code(waiting.host.say(waiting.bidder, yes)), "done");
  EXPECT_EQ(waiting.host.lines.size(), lines);
}

TEST(TakingBack, nobody_is_waited_for_who_leaves_the_chair) {
  Waiting waiting;
  EXPECT_TRUE(waiting.host[waiting.bidder].table.contains("undo"));
  waiting.host.say(waiting.last, R"({"type":"stand"})");
  EXPECT_FALSE(waiting.host[waiting.bidder].table.contains("undo"));
  EXPECT_EQ(waiting.mover(), waiting.bidder);
}

TEST(TakingBack, nobody_is_waited_for_whose_chair_a_bot_holds) {
  Waiting waiting;
  Host& host = waiting.host;
  const int seat = *host[waiting.last].seat();
  const Connection an = waiting.all[0];
  if (waiting.last == an) return;
  host.leave(waiting.last);
  EXPECT_TRUE(host[waiting.bidder].table.contains("undo"));
  EXPECT_EQ(code(host.say(an, JsonValue{{"type", "bot"}, {"seat", seat}, {"level", "random"}})),
            "done");
  EXPECT_FALSE(host[waiting.bidder].table.contains("undo"));
  EXPECT_FALSE(waiting.look(waiting.bidder).contains("bid"));
}

TEST(TakingBack, what_was_asked_is_given_up_with_the_chair) {
  Waiting waiting;
  waiting.host.say(waiting.bidder, R"({"type":"stand"})");
  EXPECT_FALSE(waiting.host[waiting.last].table.contains("undo"));
  EXPECT_EQ(waiting.host[waiting.last].what.back()["kind"], "stood");
  EXPECT_EQ(waiting.look(waiting.last)["bid"], 200);
}

TEST(TakingBack, bots_do_nothing_while_it_is_asked_for) {
  Host host(R"({"game":"hoogjassen"})");
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(an, R"({"type":"sit","seat":0})");
  host.say(b, R"({"type":"sit","seat":2})");
  host.say(an, R"({"type":"start"})");
  host.pass_time(4'000);
  const auto mover = [&]() -> std::optional<Connection> {
    for (const Connection each : {an, b}) {
      if (host[each].look.contains("legal")) return each;
    }
    return std::nullopt;
  };
  while (!mover()) ASSERT_TRUE(host.go_on());
  const Connection bidder = *mover();
  ASSERT_EQ(code(host.act(bidder, "pass")), "done");
  ASSERT_FALSE(mover()) << "a bot is to bid";
  ASSERT_EQ(code(host.say(bidder, undo)), "done");
  EXPECT_EQ(host.table->wake(), host.now + 20'000);
  host.now += 19'000;
  host.deliver(host.table->tick(host.now));
  EXPECT_FALSE(host.table->thinking());
  EXPECT_EQ(code(host.say(bidder == an ? b : an, yes)), "done");
  EXPECT_EQ(mover(), bidder);
}

TEST(TakingBack, a_played_card_stays) {
  Friends friends(R"({"game":"vijvenveertig","preset":"maten"})");
  Quick random(1);
  for (int i = 0; i < 3; ++i) {
    const Connection mover = friends.mover();
    std::string card;
    for (const auto& action : friends.host[mover].legal(random)) {
      if (action.starts_with("play")) card = action;
    }
    if (card.empty()) card = friends.host[mover].legal(random).front();
    ASSERT_EQ(friends.act(card), "done");
    if (!card.starts_with("play")) continue;
    EXPECT_EQ(code(friends.host.say(mover, undo)), "no_undo");
    return;
  }
  FAIL() << "nobody played a card";
}

TEST(TakingBack, HJ_12_goes_back_past_what_the_table_did_for_who_had_no_choice) {
  for (const bool by_hand : {false, true}) {
    Friends friends(by_hand ? R"({"game":"hoogjassen","forced":"hand"})"
                            : R"({"game":"hoogjassen"})");
    const Connection bidder = friends.mover();
    ASSERT_EQ(friends.act("bid 120 final"), "done");
    ASSERT_EQ(friends.act("bid 130"), "done");
    ASSERT_EQ(friends.act("pass"), "done");
    ASSERT_EQ(friends.act("pass"), "done");
    if (by_hand) {
      ASSERT_EQ(friends.act("pass"), "done");
    } else {
      friends.host.pass_time(3'000);
    }
    ASSERT_NE(friends.mover(), bidder);
    ASSERT_EQ(code(friends.host.say(bidder, undo)), "done");
    friends.agree(bidder);
    EXPECT_EQ(friends.mover(), bidder);
    EXPECT_EQ(friends.look(bidder).contains("bid"), by_hand);
  }
}

// What the declarer does one after the other, and whether it may be taken back.
TEST(TakingBack, what_shows_nobody_a_card_may_be_taken_back_and_what_does_may_not) {
  Friends friends(R"({"game":"hoogjassen","forced":"hand"})");
  const Connection declarer = friends.mover();
  friends.act("bid 200");
  for (int i = 0; i < 3; ++i) ASSERT_EQ(friends.act("pass"), "done");
  ASSERT_EQ(friends.mover(), declarer);
  EXPECT_EQ(friends.act("take"), "done");
  EXPECT_FALSE(offered(friends.host[declarer]));
  EXPECT_EQ(code(friends.host.say(declarer, undo)), "no_undo");  // the widow has been seen
  Quick random(1);
  ASSERT_EQ(friends.act(friends.host[declarer].legal(random).front()), "done");
  EXPECT_TRUE(offered(friends.host[declarer]));
  EXPECT_EQ(code(friends.host.say(declarer, undo)), "done");  // the discards nobody has seen
  friends.agree(declarer);
  EXPECT_EQ(friends.look(declarer)["legal"][0]["verb"], "discard");
  friends.act(friends.host[declarer].legal(random).front());
  ASSERT_EQ(friends.act("trump H"), "done");
  EXPECT_EQ(code(friends.host.say(declarer, undo)), "done");
  friends.agree(declarer);
  EXPECT_FALSE(friends.look(declarer).contains("trumps"));
  friends.act("trump S");
  ASSERT_EQ(friends.act("roem none"), "done");
  EXPECT_FALSE(offered(friends.host[declarer]));
  EXPECT_EQ(code(friends.host.say(declarer, undo)), "no_undo");
}

// Who bids half a stoet asks the table for a mate with the other two aces.
TEST(TakingBack, an_answer_of_the_table_stays) {
  int mates = 0, none = 0;
  for (std::uint64_t seed = 1; seed < 400 && (mates == 0 || none == 0); ++seed) {
    Friends friends(R"({"game":"pandoer"})", seed);
    const Connection bidder = friends.mover();
    if (friends.act("bid halve-stoet") != "done") continue;
    ++(friends.look(bidder).contains("mate") ? mates : none);
    EXPECT_EQ(code(friends.host.say(bidder, undo)), "no_undo");
  }
  EXPECT_GT(mates, 0);
  EXPECT_GT(none, 0);
}

// Of deals by chance.
class EveryTakingBack : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, EveryTakingBack, testing::ValuesIn(all_presets()), test_name);

// What the table has answered from hidden cards.
std::string answers(const Facts& facts, Seats all) {
  std::string text = facts.mate ? "mate " + std::to_string(facts.mate->index()) : "";
  for (const Seat seat : all) {
    if (facts.compared[seat]) text += " compared " + std::to_string(*facts.compared[seat]);
  }
  return text;
}

// The cards that one can point at; or everybody.
Cards known(const Deal& deal, std::optional<Seat> seat) {
  const Where& where = deal.board().where;
  return seat ? where.known(*seat) : where.open();
}

TEST_P(EveryTakingBack, undoes_nothing_by_which_anybody_learnt_anything) {
  Quick random(seed());
  State state;
  state.stage = Stage::playing;
  int undone = 0;
  for (int i = 0; i < 40; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    play_out(deal, random, [&](const Deal& now, const Entry&) {
      if (now.board().facts.tricks > 1) return;
      state.deal = now;
      const Seats all = Seats::all(now.start().seats);
      for (const Seat seat : all) {
        const auto event = undoable(state, seat);
        if (!event) continue;
        ++undone;
        Deal before(now.start());
        while (before.events().size() < *event) before.follow(now);
        EXPECT_EQ(answers(now.board().facts, all), answers(before.board().facts, all));
        EXPECT_TRUE((known(now, std::nullopt) - known(before, std::nullopt)).empty());
        for (const Seat each : all) {
          EXPECT_TRUE((known(now, each) - known(before, each)).empty());
        }
        for (std::size_t at = *event; at < now.events().size(); ++at) {
          EXPECT_TRUE(now.events()[at].actor) << "chance";
        }
      }
    });
  }
  EXPECT_GT(undone, 0);
}

TEST(TakingBack, after_a_restart_it_is_as_it_was) {
  Friends friends(R"({"game":"hoogjassen"})");
  const Connection bidder = friends.mover();
  friends.act("bid 200");
  friends.host.say(bidder, undo);
  friends.agree(bidder);
  friends.act("bid 130");
  const JsonValue look = friends.look(bidder), table = friends.host[bidder].table;
  const Person person = friends.host[bidder].person;
  std::vector<Person> people;
  for (const auto& [connection, client] : friends.host.clients) people.push_back(client.person);
  friends.host.restart();
  Connection again = 0;
  for (const Person& each : people) {
    const Connection connection = friends.host.join(each);
    if (each.id == person.id) again = connection;
  }
  EXPECT_EQ(friends.look(again), look);
}

TEST(TakingBack, is_for_those_who_did_something_in_a_deal) {
  Friends friends(R"({"game":"hoogjassen"})");
  EXPECT_EQ(code(friends.host.say(friends.mover(), undo)), "no_undo");
  const Connection watcher = friends.host.join("Wil");
  EXPECT_EQ(code(friends.host.say(watcher, undo)), "not_seated");
}

}  // namespace
}  // namespace troef::test
