// SPDX-License-Identifier: Apache-2.0
// Rommelpot (PD-50).
#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

// Seat 3 deals the spades and the 6 of hearts, each returns the highest three of clubs, diamonds
// and hearts.
Played rommelpotted(const Texts& settings = {}) {
  Played played = with(one_suit_each, settings);
  played.then({"0 pass", "1 pass", "2 pass", "3 pass", "* deal 7S 8S 9S TS JS QS KS AS 6H",
               "0 return QC KC AC", "1 return QD KD AD", "2 return QH KH AH"});
  return played;
}

TEST(Pandoer, PD_50_when_all_pass_the_dealers_nine_go_round) {
  Played played = with(one_suit_each);
  played.then({"0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.deal().turn().awaited, Awaited::pack);
  EXPECT_EQ(played.deal().turn().pack.size(), 9);
  EXPECT_TRUE(played.deal().view(Seat(0)).turn.pack.empty());
  EXPECT_TRUE(known(played, 0).has(card("6H")));
  played.play("* deal 7S 8S 9S TS JS QS KS AS 6H");
  EXPECT_EQ(hand(played, 0).size(), 11);
  EXPECT_TRUE(hand(played, 3).empty());
  EXPECT_FALSE(known(played, 0).has(card("6H")));
  EXPECT_EQ(played.legal().size(), 165U);
  EXPECT_EQ(played.refused("0 return 7S 8S"), "PD-50");
  EXPECT_EQ(played.refused("0 return 7S 8S TS"), "TR-02");
}

TEST(Pandoer, PD_50_nine_cards_come_back_with_a_new_turn_up_and_a_new_auction) {
  Played played = rommelpotted();
  EXPECT_EQ(seen_last_by(played), Seats(Seat(2)));  // what one returns the others do not see
  EXPECT_EQ(to_string(played.deal().turn().pack), "QC KC AC QD KD AD QH KH AH");
  EXPECT_FALSE(known(played, 3).has(card("AC")));
  played.play("* deal QC KC AC QD QH KD AD KH AH");
  EXPECT_EQ(played.deal().board().where.turn_up(), card("QH"));
  EXPECT_EQ(hand(played, 3).size(), 8);
  EXPECT_TRUE(known(played, 3).has_all(hand(played, 3)));
  EXPECT_TRUE(known(played, 0).has(card("AC")));  // returned it, and it was not turned up
  EXPECT_FALSE(known(played, 0).has(card("AD")));
  EXPECT_TRUE(facts(played).passed.empty());
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  EXPECT_EQ(played.refused("3 bid solo"), "TR-01");
  played.then({"0 pass", "1 pass", "2 pass"});
  EXPECT_TRUE(played.is_legal("bid stoet"));
}

TEST(Pandoer, PD_50_who_returned_a_card_does_not_know_where_it_goes_the_next_time) {
  Played played = rommelpotted();
  played.then({"* deal QC KC AC QD QH KD AD KH AH", "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_TRUE(known(played, 0).has(card("AC")));
  played.play("* deal QC KC KH QD AC KD QH AD AH");
  EXPECT_FALSE(known(played, 0).has(card("AC")));
  EXPECT_TRUE(known(played, 1).has(card("AC")));
}

TEST(Pandoer, PD_50_the_dealer_gets_two_of_each_and_the_limit_ends_it_without_pay) {
  const Texts all_pass{"0 pass", "1 pass", "2 pass", "3 pass"};
  Played once = rommelpotted({"rommel_limit=1"});
  once.play("* deal QC KC AC QD QH KD AD KH AH");
  once.then(all_pass);
  EXPECT_EQ(once.result("outcome"), "\"passed\"");
  EXPECT_EQ(once.result("score"), "[-12,-12,-12,36]");  // and the first turn-up was paid for
  EXPECT_EQ(once.result("sides"), "[[0],[1],[2],[3]]");
  Played never = with(one_suit_each, {"rommel_limit=0", "turnup_pay=no"});
  never.then(all_pass);
  EXPECT_EQ(never.result("score"), "[0,0,0,0]");
  Rules rules = default_rules(*find_game(all_games(), "pandoer"));
  EXPECT_EQ(rules.text(*rules.find("rommel_limit")), "3");
  EXPECT_EQ(rules.set("rommel_limit", "5"), "");
  EXPECT_NE(rules.set("rommel_limit", "6"), "");
}

std::string dealt_to(const View& view) {
  std::string text;
  for (const Seen& seen : view.events) {
    if (seen.action.verb != Verb::deal) continue;
    text += to_string(seen.dealt) + (seen.turned_up ? " up " + to_string(*seen.turned_up) : "");
    text += "; ";
  }
  return text;
}

TEST(Pandoer, PD_50_a_seat_still_knows_what_it_was_dealt_and_all_what_was_turned_up) {
  Played played = rommelpotted();
  played.play("* deal QC KC AC QD QH KD AD KH AH");
  EXPECT_EQ(dealt_to(played.deal().view(Seat(0))),
            "7C 8C 9C TC JC QC KC AC up 6H; 7S 8S 9S;  up QH; ");
  EXPECT_EQ(dealt_to(played.deal().view(Seat(3))),
            "7S 8S 9S TS JS QS KS AS up 6H; ; QC KC AC QD KD AD KH AH up QH; ");
  EXPECT_EQ(dealt_to(played.deal().view(std::nullopt)), " up 6H; ;  up QH; ");
}

TEST(Pandoer, PD_11_the_turn_up_of_a_rommelpot_is_not_paid_for) {
  Played played = with(one_suit_each, {"rommel_limit=1"});
  played.then({"0 pass", "1 pass", "2 pass", "3 pass", "* deal 7S 8S 9S TS JS QS KS AS 6H",
               "0 return 7S 8S 9S", "1 return TS JS QS", "2 return 6H KS AS",
               "* deal 7S 8S 9S TS QS JS KS AS 6H", "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.result("score"), "[-12,-12,-12,36]");
}

}  // namespace
}  // namespace troef::test
