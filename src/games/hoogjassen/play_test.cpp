// SPDX-License-Identifier: Apache-2.0
// The law of the tricks of Hoogjassen (HJ-30 to HJ-34).
#include "hoogjassen_deals.h"

namespace troef::test {
namespace {

using namespace hoogjassen_deals;

TEST(Hoogjassen, HJ_30_the_declarer_leads_then_the_winner_of_the_trick_clockwise) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 pass", "1 pass", "2 bid 120", "3 pass", "2 leave", "2 trump H", "2 roem none"});
  EXPECT_EQ(played.deal().turn().seat, Seat(2));
  played.play("2 play QD");
  EXPECT_EQ(played.deal().turn().seat, Seat(3));
  played.then({"3 play 7D", "0 play KD", "1 play AD"});
  EXPECT_EQ(played.deal().turn().seat, Seat(1));
}

TEST(Hoogjassen, HJ_31_trumps_must_be_followed_but_the_jack_may_be_kept) {
  Played played = playing(lone_jack, lone_jack_widow);
  played.play("0 play QH");
  EXPECT_EQ(played.legal().size(), 7U);  // the jack, or any card
  played.play("1 play JC");
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play 8H", "play TH"}));
  EXPECT_EQ(played.refused("2 play AS"), "HJ-31");
  Played both = playing({"9H AH QH AC KD 8S 7S", "JH KH 8D QC KS QS JC", "TH 8H QD 9D KC 9C AS",
                         "7H TD JD 7D TC 8C JS"},
                        "AD 9S TS");
  both.play("0 play QH");
  EXPECT_EQ(both.legal(), (std::vector<std::string>{"play JH", "play KH"}));
  EXPECT_EQ(both.refused("1 play QC"), "HJ-31");
}

TEST(Hoogjassen, HJ_31_a_bound_jack_follows_as_any_trump) {
  Played played = playing(lone_jack, lone_jack_widow, {"trump_jack=bound"});
  played.play("0 play QH");
  EXPECT_EQ(played.legal(), std::vector<std::string>{"play JH"});
  EXPECT_EQ(played.refused("1 play JC"), "HJ-31");
}

TEST(Hoogjassen, HJ_32_another_suit_is_followed_or_ruffed_as_one_likes) {
  Played played = playing(mixed, mixed_widow);
  played.play("0 play KD");
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play 8D", "play AD", "play 9H", "play AH"}));
  EXPECT_EQ(played.refused("1 play QC"), "HJ-32");
}

TEST(Hoogjassen, HJ_32_who_is_void_plays_any_card_and_need_not_ruff_or_overruff) {
  Played played = playing({"JH KH QH AC KD 8S 7S", "9H AD 8D TD JD KS QS", "TH AH QD 9D 9S TS AS",
                           "7H 8H 7D TC 8C JS KC"},
                          "QC JC 9C");
  played.play("0 play AC");
  EXPECT_EQ(played.legal().size(), 7U);
  played.play("1 play 9H");
  EXPECT_EQ(played.legal().size(), 7U);  // AH, which cannot overruff, nor TH, which lies lower
}

TEST(Hoogjassen, HJ_33_underruffing_is_free_or_the_last_resort) {
  Played free = playing(mixed, mixed_widow);
  free.then({"0 play KD", "1 play AH"});
  EXPECT_EQ(free.legal(), (std::vector<std::string>{"play 9D", "play QD", "play 8H", "play TH"}));
  Played last = playing(mixed, mixed_widow, {"underruff=last_resort"});
  last.then({"0 play KD", "1 play AH"});
  EXPECT_EQ(last.legal(), (std::vector<std::string>{"play 9D", "play QD"}));
  EXPECT_EQ(last.refused("2 play TH"), "HJ-33");
  EXPECT_EQ(last.refused("2 play AS"), "HJ-32");
  Played only = playing({"7S 8S 9S TS JS QS KD", "JH AS KS 8C 9C TC JC", "7H 8H 9H TH QH KH AH",
                         "7D 8D 9D TD JD QD AD"},
                        "QC KC AC", {"underruff=last_resort"});
  only.then({"0 play KD", "1 play JH"});
  EXPECT_EQ(only.legal().size(), 7U);  // nothing else is legal
}

TEST(Hoogjassen, HJ_34_the_highest_trump_wins_else_the_highest_of_the_suit_led) {
  Played played = playing(mixed, mixed_widow);
  played.then({"0 play KD", "1 play 8D", "2 play QD", "3 play TD"});
  EXPECT_EQ(winner(played, 0), Seat(0));
  played.then({"0 play AC", "1 play 9H", "2 play TH", "3 play TC"});
  EXPECT_EQ(winner(played, 1), Seat(1));
  played.then({"1 play QS", "2 play AS", "3 play JS", "0 play 8S"});
  EXPECT_EQ(winner(played, 2), Seat(2));
}

}  // namespace
}  // namespace troef::test
