// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/exactly.h"

#include "bots/thumb/waste.h"
#include "thumbs.h"

namespace troef::test {
namespace {

// Piek zonder: eldest hands on the turn-up, and so do all up to the dealer, who lays a card away.
Played& begun(Played& played, const std::vector<std::string>& hands, const std::string& laid) {
  played.dealer(3).hands(hands, "6H");
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass", "0 hand-on 6H", "1 hand-on 6H",
               "2 hand-on 6H"});
  return played.then({"3 discard " + laid});
}

TEST(Exactly, PD_47_throws_a_high_card_under_the_trick_of_another_where_it_has_a_trick_to_spare) {
  Played played("pandoer");
  begun(played,
        {"AH 8C 9C TC 7D 8D 9D 7S", "KH 7H AS AD QC JC TD JD", "QH JH TH KS QS JS 7C QD",
         "9H 8H KC AC TS 9S 8S KD"},
        "6H");
  played.then({"0 play AH"});
  EXPECT_EQ(chosen(played), "play KH");
  const View view = played.deal().view(Seat(1));
  const Card king(Rank::king, Suit::hearts), seven(Rank::seven, Suit::hearts);
  EXPECT_FALSE(thumb::wasteful(thumb::Sight(view), king, seven)) << "a trick may be one too many";
}

const std::vector<std::string> diamonds_led = {"7D 8D KD AH KH QH JH TH", "TD 9H 8H 7H AC KC QC JC",
                                               "JD 9D TC AS KS QS JS TS",
                                               "AD QD 9C 8C 7C 9S 8S 7S"};

// Though without an ace no hand is sure of its one trick.
TEST(Exactly, PD_47_hands_on_what_takes_a_trick_too_many_and_no_low_card) {
  Played played("pandoer");
  played.dealer(3).hands({"7C 8C 9C 7D 8D KH QH TS", "TC JC QC 9D TD AH JH JS",
                          "KC AC JD QD 6H 7H AS KS", "KD AD 8H 9H TH 7S 8S 9S"},
                         "QS");
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(chosen(played), "hand-on QH");
}

const std::vector<std::string> one_or_more = {"piek_zonder=at_least_one"};

std::string bid_with(const std::string& hand, bool over_piek_zonder,
                     const std::vector<std::string>& settings = {}) {
  Played played("pandoer", settings);
  if (!over_piek_zonder) return chosen(played.dealer(3).hands({hand}, "6H"));
  played.dealer(3).hands({"", hand}, "6H").then({"0 bid piek-zonder"});
  return chosen(played);
}

// Of each suit the others hold both higher and lower cards.
TEST(Exactly, PD_47_bids_it_without_an_ace_too_where_one_trick_is_likely) {
  EXPECT_EQ(bid_with("KC 9C 8C QD 8D 7D TH 8H", false), "bid piek-zonder");
  EXPECT_EQ(bid_with("QC 9C 7C TD 8D KH 9H 7H", false), "bid piek-zonder");
  EXPECT_EQ(bid_with("AC KC 8C QD JD KH QH AS", false), "pass");
}

TEST(Exactly, PD_47_lets_another_play_pandoer_sooner_than_take_too_many_tricks) {
  EXPECT_EQ(bid_with("AC KC 8C QD JD KH QH AS", true), "bid pandoer");
  EXPECT_EQ(bid_with("AC KC 8C QD JD 8H 7H TS", true), "pass");
}

TEST(Exactly, PD_47_takes_its_one_trick_with_the_card_that_would_take_another) {
  Played played("pandoer");
  begun(played, diamonds_led, "6H").then({"0 play 7D", "1 play TD", "2 play JD"});
  EXPECT_EQ(chosen(played), "play AD");
}

// The ace and the king would take tricks only if hearts were led again, and there are none.
TEST(Exactly, PD_47_a_trick_is_not_left_for_one_that_nobody_will_lead) {
  Played played("pandoer");
  begun(played,
        {"QH TH 8C 9C TC 7D KD 7S", "9H AS AD QC JC TD JD KC", "8H 7H KS QS JS 7C QD TS",
         "AH KH JH AC 9S 8S 8D 9D"},
        "AC");
  played.then(
      {"0 play TH", "1 play 9H", "2 play 8H", "3 play 6H", "0 play QH", "1 play KC", "2 play 7H"});
  EXPECT_NE(chosen(played), "play JH");
}

// Seat 1 has no diamonds and no trick, and the ace of spades is all that will take one.
TEST(Exactly, PD_47_throws_no_card_away_that_will_take_the_one_trick) {
  Played played("pandoer");
  begun(played,
        {"7D 8D KD AH KH QH JH TH", "AS 8S TC 9H 8H 7H 7S JC", "JD 9D AC KC KS QS JS TS",
         "AD QD 9C 8C 7C QC 9S TD"},
        "6H");
  played.then({"0 play 7D"});
  EXPECT_NE(chosen(played), "play AS");
}

// Seat 3 has its trick: the seven of clubs is beaten, the queen of diamonds hardly.
TEST(Exactly, PD_47_leads_with_its_one_trick_taken_what_others_have_to_beat) {
  Played played("pandoer");
  begun(played, diamonds_led, "6H").then({"0 play 7D", "1 play TD", "2 play JD", "3 play AD"});
  const std::string led = chosen(played);
  EXPECT_TRUE(led.back() == 'C' || led.back() == 'S') << led;
}

// Seat 2 has its trick and leads. Whatever hearts are out seat 3 holds, and nothing else: it wins,
// and leads them to the end.
TEST(Exactly, PD_47_leads_the_suit_that_whoever_beats_it_can_but_lead_on) {
  Played played("pandoer");
  played.dealer(0).play(
      "* deal KS AS 7C 7D 9S QS AH QH JH TH KC QC TD 8H TS 8D JS 7S AC QD JC 9C 6H 9D TC KH 8C AD "
      "7H 8S 9H JD KD");
  played.then({"1 bid piek-zonder", "2 pass",       "3 pass",       "0 pass",    "1 hand-on QD",
               "2 hand-on QH",      "3 hand-on QC", "0 discard QC", "1 play 7D", "2 play QD",
               "3 play AD",         "0 play TD",    "3 play 8C",    "0 play 9H", "1 play AC",
               "2 play 9C",         "1 play 7C",    "2 play TC",    "3 play KC", "0 play 8H",
               "3 play JH",         "0 play TS",    "1 play AS",    "2 play AH"});
  EXPECT_EQ(chosen(played), "play 6H");
}

// More than one trick does no harm where the house says so.
TEST(Exactly, PD_47_where_more_will_do_an_ace_takes_the_trick_that_it_can) {
  Played played("pandoer", one_or_more);
  begun(played,
        {"TS 7S KC 9C AH 8H QD 8D", "QS 8S AC 8C KH 7H AD 9D", "QC JC KD TD 7D QH AS 9S",
         "KS JS TC 7C JH TH 9H JD"},
        "6H");
  played.then({"0 play TS", "1 play QS"});
  EXPECT_EQ(chosen(played), "play AS");
}

TEST(Exactly, PD_47_where_more_will_do_a_low_card_is_handed_on) {
  Played played("pandoer", one_or_more);
  played.dealer(3).hands({"7C 8C 9C 7D 8D KH QH TS", "TC JC QC KC TD AH JH JS"}, "QS");
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass"});
  const std::string handed = chosen(played);
  EXPECT_TRUE(handed == "hand-on 7C" || handed == "hand-on 7D") << handed;
}

TEST(Exactly, PD_47_where_more_will_do_it_is_bid_on_a_strong_hand) {
  const std::string strong = "AC KC 8C QD JD KH QH AS", weak = "TC 9C 8C TD 9D JD TH JS";
  EXPECT_EQ(bid_with(strong, false, one_or_more), "bid piek-zonder");
  EXPECT_EQ(bid_with(weak, false, one_or_more), "pass");
}

}  // namespace
}  // namespace troef::test
