// SPDX-License-Identifier: Apache-2.0
// What a bot outside gets is the view of its seat, whole: read back it is the same view.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "bots/belief/belief.h"
#include "engines/speak.h"
#include "engines/wire_in.h"
#include "hoogjassen_deals.h"
#include "support.h"

namespace troef::engines {
namespace {

using test::Table;

class Wire : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, Wire, testing::ValuesIn(test::all_presets()), test::test_name);

// As to_text has it, and what that leaves out.
std::string whole(const View& view) {
  std::string text = to_text(view);
  const TrickLaw& law = view.law;
  for (const int value :
       {static_cast<int>(law.ruffing), static_cast<int>(law.duty), static_cast<int>(law.underruff),
        int{law.partners}, int{law.climb}, int{law.hold_back_by_best}, view.seats}) {
    text += std::to_string(value) + ' ';
  }
  for (const Card card : view.order->pack()) text += to_string(view.order->follow(card)) + '/';
  for (const Seen& seen : view.events) text += std::to_string(seen.cards) + ' ';
  return text;
}

HostDeal announced(const View& view) {
  const auto line = deal_line(view, 18446744073709551615U, nullptr);
  const FromHost read = read_from_host(all_games(), {}, line);
  EXPECT_TRUE(std::holds_alternative<HostDeal>(read)) << line;
  return std::get<HostDeal>(read);
}

void same_after_the_wire(const View& view, Asked asked) {
  const HostDeal deal = announced(view);
  EXPECT_EQ(deal.seed, 18446744073709551615U);
  const std::string line = question_line(view, asked, 7, 500);
  const FromHost read = read_from_host(all_games(), deal, line);
  const auto* question = std::get_if<Question>(&read);
  ASSERT_NE(question, nullptr) << std::get<Rubbish>(read).why << "\n" << line;
  View expected = view;
  (asked == Asked::choose ? expected.asides : expected.legal).clear();
  if (view.turn.awaited != Awaited::seat) expected.turn.seat = Seat();
  ASSERT_EQ(whole(question->view), whole(expected)) << line;
  EXPECT_EQ(question->id, 7U);
  EXPECT_EQ(question->milliseconds, 500);
}

TEST_P(Wire, carries_every_view_of_a_deal) {
  Quick random(test::seed());
  for (int n = 0; n < 4; ++n) {
    Deal deal(test::start_of(*GetParam().game, GetParam().rules, random));
    test::play_out(deal, random, [&](const Deal& now, const Entry&) {
      const Turn turn = now.turn();
      if (turn.awaited == Awaited::seat) {
        same_after_the_wire(now.view(turn.seat), Asked::choose);
      }
      for (const Seat seat : Seats::all(now.start().seats)) {
        if (random.roughly_below(16) > 0 || now.asides(seat).empty()) continue;
        same_after_the_wire(now.view(seat), Asked::aside);
      }
    });
    if (HasFatalFailure()) return;
  }
}

// Seat 1 holds diamonds, plays a club to the king of diamonds.
TEST(BotWire, carries_what_came_of_a_claim) {
  using namespace test::hoogjassen_deals;
  for (const char* claim : {"0 claim-revoke 1", "0 claim-revoke 3"}) {
    test::Played played = playing(mixed, mixed_widow, {"revoke=penalised"});
    played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D", claim});
    same_after_the_wire(played.deal().view(Seat(0)), Asked::choose);
  }
}

TEST(BotWire, HJ_51_carries_all_that_layouts_are_held_against_after_a_claim) {
  using namespace test::hoogjassen_deals;
  test::Played played = playing(mixed, mixed_widow, {"revoke=penalised"});
  played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D", "0 claim-revoke 1"});
  const View view = played.deal().view(Seat(0));
  const HostDeal deal = announced(view);
  const FromHost read =
      read_from_host(all_games(), deal, question_line(view, Asked::choose, 7, 500));
  Quick random(test::seed());
  troef::Layout layout;
  ASSERT_TRUE(Belief(std::get<Question>(read).view).sample(random, layout));
  EXPECT_EQ(layout.hands[Seat(0)], view.hand());
}

TEST(BotWire, refuses_an_order_in_which_a_card_stands_twice) {
  test::Played played = test::hoogjassen_deals::dealt(test::hoogjassen_deals::mixed,
                                                      test::hoogjassen_deals::mixed_widow);
  const View own = played.deal().view(Seat(0));
  auto line = nlohmann::json::parse(question_line(own, Asked::choose, 7, 500));
  auto& hearts = line["look"]["order"]["suits"][0];
  hearts.push_back(hearts[0]);
  const FromHost read = read_from_host(all_games(), announced(own), line.dump());
  ASSERT_TRUE(std::holds_alternative<Rubbish>(read));
  EXPECT_EQ(std::get<Rubbish>(read).why, "a card stands twice in \"order\"");
}

TEST(BotWire, a_bot_of_ours_takes_three_quarters_of_the_time_at_most_however_much_there_is) {
  EXPECT_EQ(time_to_think(0), 0);
  EXPECT_EQ(time_to_think(10), 1);
  EXPECT_EQ(time_to_think(100), 60);
  EXPECT_EQ(time_to_think(5'000), 3'750);
  EXPECT_EQ(time_to_think(4'000'000'000'000'000'000), 3'000'000'000'000'000'000);
}

TEST(BotWire, takes_any_bytes_from_either_side) {
  const View view = [] {
    Quick random(3);
    const Game& game = *find_game(all_games(), "pandoer");
    Deal deal(test::start_of(game, default_rules(game), random));
    deal.play(test::random_entry(deal, random));
    return deal.view(deal.turn().seat);
  }();
  const HostDeal deal = announced(view);
  const std::string line = question_line(view, Asked::choose, 1, 0);
  ASSERT_TRUE(std::holds_alternative<Question>(read_from_host(all_games(), deal, line)));
  Quick random(test::seed());
  for (int n = 0; n < 3000; ++n) {
    std::string bad = line;
    const auto size = static_cast<int>(bad.size());
    for (int hits = random.roughly_below(3); hits >= 0; --hits) {
      const auto at = static_cast<std::size_t>(random.roughly_below(size));
      if (random.roughly_below(2) == 0) {
        bad[at] = static_cast<char>(random.roughly_below(256));
      } else {
        bad.erase(at, static_cast<std::size_t>(random.roughly_below(20)));
        bad.resize(static_cast<std::size_t>(size), ' ');
      }
    }
    read_from_host(all_games(), deal, bad);
    read_from_bot(bad);
  }
  const FromHost none = read_from_host(all_games(), {}, line);
  EXPECT_EQ(std::get<Rubbish>(none).why, "no deal was announced");
}

TEST(BotWire, says_that_a_verb_of_a_hidden_action_is_unknown) {
  Quick random(4);
  const Game& game = *find_game(all_games(), "pandoer");
  int found = 0;
  for (int n = 0; n < 50 && found == 0; ++n) {
    Deal deal(test::start_of(game, default_rules(game), random));
    test::play_out(deal, random, [&](const Deal& now, const Entry&) {
      if (found > 0 || now.turn().awaited != Awaited::seat) return;
      const View view = now.view(now.turn().seat);
      std::string line = question_line(view, Asked::choose, 1, 0);
      const auto at = line.find("\"verb\":\"discard\"");
      if (at == std::string::npos) return;
      ++found;
      const HostDeal announcement = announced(view);
      EXPECT_TRUE(
          std::holds_alternative<Question>(read_from_host(all_games(), announcement, line)));
      line.replace(at, 16, "\"verb\":\"discord\"");
      const FromHost read = read_from_host(all_games(), announcement, line);
      ASSERT_TRUE(std::holds_alternative<Rubbish>(read)) << line;
      EXPECT_NE(std::get<Rubbish>(read).why.find("unknown verb"), std::string::npos);
    });
  }
  EXPECT_EQ(found, 1);
}

TEST(BotWire, says_what_is_wrong_with_an_answer) {
  const auto why = [](std::string_view line) { return std::get<Rubbish>(read_from_bot(line)).why; };
  EXPECT_EQ(why("play JS"), "it is no JSON object with a \"type\"");
  EXPECT_EQ(why("[1]"), "it is no JSON object with a \"type\"");
  EXPECT_EQ(why(R"({"type":"move"})"), "unknown \"type\"; there is hello, action and error");
  EXPECT_EQ(why(R"({"type":"action","action":"pass"})"), "\"id\" is missing");
  EXPECT_EQ(why(R"({"type":"action","id":"1","action":"pass"})"),
            "\"id\" takes a whole number from 0 to 9223372036854775807");
  EXPECT_EQ(why(R"({"type":"action","id":1})"), "\"action\" is missing");
  EXPECT_EQ(why(R"({"type":"action","id":1,"action":3})"), "\"action\" takes text");
  EXPECT_EQ(why(R"({"type":"hello"})"), "\"v\" is missing");
  EXPECT_EQ(why(R"({"type":"hello","v":"1"})"), "\"v\" takes a whole number from 0 to 1000000");
  EXPECT_EQ(why(R"({"type":"hello","v":2})"), "this host speaks version 1");
}

}  // namespace
}  // namespace troef::engines
