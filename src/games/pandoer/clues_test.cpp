// SPDX-License-Identifier: Apache-2.0
// What is certain of the hidden cards in deals as chance seldom brings them: at every step every
// seat holds what is so for possible, and draws nothing that cannot be.
#include "bots/belief/belief.h"
#include "layouts.h"
#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

void expect_sound(const Deal& deal, Seat seat) {
  const View view = deal.view(seat);
  const Belief belief(view);
  EXPECT_TRUE(belief.admits(true_layout(deal, view))) << to_text(view);
  Quick random(5);
  for (int i = 0; i < 5; ++i) {
    Layout drawn;
    EXPECT_TRUE(belief.sample(random, drawn)) << to_text(view);
    EXPECT_TRUE(possible(view, drawn)) << to_text(view);
  }
}

void expect_sound(const Deal& whole) {
  Deal deal(whole.start());
  while (deal.events().size() < whole.events().size()) {
    deal.follow(whole);
    if (deal.over()) return;
    for (const Seat seat : Seats::all(4)) expect_sound(deal, seat);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(PandoerClues, PD_45_the_fourth_jack_is_bought_by_who_has_three_with_the_turn_up) {
  Played played = with({{"JC JD 6H 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                         "JS AH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                        "JH"});
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H", "0 discard TC",
               "0 trump C"});
  tricks(played, {"JC", "8C", "AH", "AS"});
  expect_sound(played.deal());
}

// Seat 1 keeps the king of diamonds.
TEST(PandoerClues, PD_34_nobody_plays_the_highest_any_more_once_there_is_a_mate) {
  Played played = playing(mixed, "pandoer", "H");
  tricks(played, {"7C", "TC", "QC", "AH", "JD", "AD", "QD", "7D"});
  expect_sound(played.deal());
}

// Seat 1 keeps the jack of trumps.
TEST(PandoerClues, PD_34_who_ruffs_need_not_play_the_highest_where_the_duty_is_for_followers) {
  Played played = playing(mixed, "pandoer", "H", {"mate_duty=suit_only"});
  tricks(played, {"7C", "TH"});
  expect_sound(played.deal());
}

// Seat 2 was said to hold the two aces that seat 0 lacked; seat 3 heard it.
TEST(PandoerClues, PD_44_the_mate_of_a_bid_that_was_overbid_has_its_aces_all_the_same) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 bid solo"});
  const View view = played.deal().view(Seat(3));
  const Belief belief(view);
  Quick random(5);
  for (int i = 0; i < 20; ++i) {
    Layout drawn;
    ASSERT_TRUE(belief.sample(random, drawn));
    EXPECT_EQ((drawn.hands[Seat(2)] & Cards::of(Rank::ace)).size(), 2);
  }
  expect_sound(played.deal());
}

TEST(PandoerClues, PD_44_who_lost_an_equal_halve_stoet_and_speaks_again_has_a_mate_all_the_same) {
  Played played = with(two_and_two);
  played.then({"0 bid pandoer", "1 pass", "2 bid halve-stoet", "3 pass", "0 bid halve-stoet"});
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  expect_sound(played.deal());
}

TEST(PandoerClues, PD_21_roem_that_is_said_after_rommelpotten_is_of_the_new_turn_up) {
  Played played = with(two_one_one);
  played.then({"0 bid halve-stoet", "0 pass", "1 pass", "2 pass", "3 pass",
               "* deal 6H 7S 8S 9H 9S TS JS QS AS", "0 return 6H 7S 8S", "1 return 9H 9S TS",
               "2 return JS QS AS", "* deal 6H 7S 8S 9H 9S TS JS QS AS", "0 bid pandoer",
               "1 bid pandoer"});
  expect_sound(played.deal());
}

TEST(PandoerClues, PD_50_a_jack_may_be_bought_after_rommelpotten) {
  const Texts all_pass{"0 pass", "1 pass", "2 pass", "3 pass"};
  Played sells = with({{"JC JD JH 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                        "7S AH KH QH TH 9H 8H 7H", "6H AS KS JS QS TS 9S 8S"},
                       "7D"});
  sells.then(all_pass);
  sells.then({"* deal 7D 8S 9S TS JS QS KS AS 6H", "0 return 7D 8S 9S", "1 return TS JS QS",
              "2 return 6H KS AS", "* deal 8S 9S TS JS 7D QS KS AS 6H"});
  Deal passes = sells.deal();
  sells.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 7D"});
  expect_sound(sells.deal());
  for (const Seat seat : {Seat(0), Seat(1), Seat(2), Seat(3)}) passes.play(seat, word(Verb::pass));
  expect_sound(passes);
  Played buys = with({{"JS AH KH QH TH 9H 8H 7H", "8C 7C AD KD QD TD 9D 8D",
                       "7S AS KS QS TS 9S 8S 6H", "JC JD JH 9C AC KC QC TC"},
                      "7D"});
  buys.then(all_pass);
  buys.then({"* deal 9C TC JC QC KC AC 7D JD JH", "0 return 9C TC JC", "1 return QC KC AC",
             "2 return 7D JD JH", "* deal 9C TC JC QC 7D KC AC JD JH", "0 pass", "1 pass", "2 pass",
             "3 bid vierde-boer", "3 buy JS 7D"});
  expect_sound(buys.deal());
}

TEST(PandoerClues, PD_50_the_dealers_own_nine_went_round_three_to_each) {
  const Dealt seven_up{{"7C 8C 9C TC JC QC KC AC", "6H 8D 9D TD JD QD KD AD",
                        "7H 8H 9H TH JH QH KH AH", "7S 8S 9S TS JS QS KS AS"},
                       "7D"};
  Played played = with(seven_up);
  played.then({"0 pass", "1 pass", "2 pass", "3 pass", "* deal 7S 8S 9S TS JS QS KS AS 7D",
               "0 return QC KC AC", "1 return QD KD AD", "2 return QH KH AH",
               "* deal QC KC AC QD QH KD AD KH AH"});
  expect_sound(played.deal());
}

// Seat 1 keeps the higher diamonds in the fourth trick, though no mate is found.
TEST(PandoerClues, PD_34_nobody_need_play_the_highest_after_three_tricks) {
  Played played = playing(three_jacks, "pandoer", "C");
  tricks(played, {"JC", "8C", "7H", "7D", "9C", "7C", "8H", "7S", "AC", "8D", "9H", "8S"});
  tricks(played, {"JD", "9D", "TH", "9S"});
  expect_sound(played.deal());
}

TEST(PandoerClues, PD_45_who_bids_vierde_boer_may_have_all_four_jacks) {
  Played played = with({{"JC JD JH JS 9C AC KC QC", "8C 7C AD KD QD TD 9D 8D",
                         "TC AH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                        "6H"});
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
  expect_sound(played.deal());
}

TEST(PandoerClues, PD_45_who_buys_no_jack_has_all_four) {
  Played played = with({{"JC JD JH JS 9C AC KC QC", "8C 7C AD KD QD TD 9D 8D",
                         "TC AH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                        "6H"});
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 discard 6H", "0 trump C"});
  tricks(played, {"JC", "8C", "TC", "7D"});
  expect_sound(played.deal());
}

}  // namespace
}  // namespace troef::test
