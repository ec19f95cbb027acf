// SPDX-License-Identifier: Apache-2.0
// Cards that people would expect at the table, in whole positions.
#include "bots/thumb/playing.h"

#include "thumbs.h"

namespace troef::test {
namespace {

// The queen and the ten may fall on the jack, and no run of three with the nine is out.
TEST(Playing, KJ_30_leads_the_card_on_which_roem_may_fall) {
  Played played("klaverjassen");
  played.dealer(0).hands({"7C 8C 9C 7H 8H TD QS 7S", "7D 8D QD 9H AH 8S 9S JS",
                          "TC JC QC TH JH JD KS AS", "KC AC QH KH 9D KD AD TS"});
  played.then({"1 trump S"});
  EXPECT_EQ(chosen(played), "play JS");
}

// Who leads low from a suit without its ace may well have the ten, which the ace then catches.
TEST(Playing, puts_the_king_up_second_and_keeps_the_ace_for_the_ten) {
  Played played("klaverjassen");
  played.dealer(0).hands({"8S JS QH TH AC JC AD TD", "7S TS JH 9H AH 7H 8C 8D",
                          "KS AS 8H 7C 9C TC JD QD", "9S QS KH QC KC 7D 9D KD"});
  played.then({"1 trump H", "1 play 7S"});
  EXPECT_EQ(chosen(played), "play KS");
}

// If the ace is behind it, it falls; if the partner has the ace, a small card does as well.
TEST(Playing, puts_no_ten_up_second_under_an_ace_that_is_out) {
  Played played("klaverjassen");
  played.dealer(0).hands({"JH 8H TS AC 7C AD JD 7D", "KH QH JS 9S AS 7S 8C 8D",
                          "TH 7H 8S JC KC 9C TD QD", "AH 9H KS QS QC TC KD 9D"});
  played.then({"1 trump S", "1 play KH"});
  EXPECT_EQ(chosen(played), "play 7H");
}

// After the jack of diamonds the ace of spades would take a trick only if spades were led.
TEST(Playing, leads_the_ace_while_it_can_of_two_cards) {
  Played played("klaverjassen");
  played.dealer(2).hands({"8C KC 9D AH 8D KS JD AS", "AC 7H KD KH AD 7S TD JH",
                          "TC 9C 7D QH QD 9S 9H 8S", "JC 7C QC 8H TS QS TH JS"});
  played.then({"3 trump C", "3 play JC", "0 play 8C", "1 play AC", "2 play TC",
               "3 play 7C", "0 play KC", "1 play 7H", "2 play 9C", "2 play 7D",
               "3 play QC", "0 play 9D", "1 play KD", "3 play 8H", "0 play AH",
               "1 play KH", "2 play QH", "0 play 8D", "1 play AD", "2 play QD",
               "3 play TS", "1 play 7S", "2 play 9S", "3 play QS", "0 play KS"});
  EXPECT_EQ(chosen(played), "play AS");
}

// The partner keeps the lead, and has nothing but the highest trump.
TEST(Playing, gives_the_ace_to_the_partner_who_leads_the_last_card) {
  Played played("klaverjassen");
  played.dealer(2).hands({"AS 8D KH 9D QC TC KD 8C", "7S KS AH 9H KC 9C JD AD",
                          "QS 8H JH JC 7D 7C TD QD", "9S TS 7H TH QH AC 8S JS"});
  played.then({"3 trump S", "3 play 9S", "0 play AS", "1 play 7S", "2 play QS", "3 play TS",
               "0 play 8D", "1 play KS", "2 play 8H", "3 play 7H", "0 play KH", "1 play AH",
               "2 play JH", "1 play 9H", "2 play JC", "3 play TH", "0 play 9D", "3 play QH",
               "0 play QC", "1 play KC", "2 play 7D", "3 play AC", "0 play TC", "1 play 9C",
               "2 play 7C", "3 play 8S", "0 play KD"});
  EXPECT_EQ(chosen(played), "play AD");
}

// The mate's nine has taken the declarer's trump, and the ten of diamonds is as good as the ace.
TEST(Playing, gives_an_ace_to_a_mate_who_has_the_trick_in_heugen) {
  Played played("heugen", {}, "huege");
  played.dealer(0).hands(
      {"JC KC 8D TD JD AD 7S 8S KS", "8C AC TH QH KH AH 8H 9S AS", "7C 9C TC 9D QD JH 9H TS JS"},
      "QC KD QS");
  played.then({"1 bid 100", "2 bid 110", "0 bid 120", "1 bid 130", "2 pass", "0 pass", "1 turn",
               "1 take", "1 discard QC KD QS", "1 trump H", "1 roem QH-AH", "1 play 8H",
               "2 play 9H"});
  EXPECT_EQ(chosen(played), "play AD");
}

// Spades have nothing to do with hearts, and no trump is left to take the trick with.
TEST(Playing, throws_the_eight_away_and_not_the_ten_where_the_trick_is_lost) {
  Played played("hoogjassen");
  played.dealer(2).hands({"AC JC 9D QH 7H QS TS", "KC TC 7D KH JH 9S 7S", "9C 8C AD QD TD JS 8S",
                          "KD JD 8D 9H 8H AS KS"},
                         "QC AH TH");
  played.then({"3 bid 120", "0 pass", "1 pass", "2 pass", "3 take", "3 discard QC KS AS",
               "3 trump D", "3 roem 8H-TH"});
  played.then({"3 play JD", "0 play 9D", "1 play 7D", "2 play QD", "3 play 8D", "0 play TS",
               "1 play TC", "2 play TD", "2 play 8C", "3 play KD", "0 play JC", "1 play KC",
               "3 play AH", "0 play 7H", "1 play JH", "2 play 9C", "3 play 9H", "0 play QH",
               "1 play KH", "2 play JS", "1 play 7S", "2 play 8S"});
  EXPECT_EQ(chosen(played), "play 8H");
}

// The declarer, who laid cards away, will lead no diamonds below the ace, but may have two clubs.
TEST(Playing, HG_20_keeps_guards_below_an_ace_that_is_out_and_none_below_its_own) {
  Played played("heugen", {}, "heugen-twee");
  played.dealer(0).play(
      "* deal 8C TD 8S QH JH JS KC AC 9C AD TH TC 7D AH KS KD JD"
      " QS QC 8D 9H TS 7H 9D JC AS 8H KH QD 9S");
  played.then({"1 bid 100", "0 bid 110", "1 bid 120", "0 bid 130", "1 pass", "0 turn", "0 take",
               "0 discard 7D 9D QD", "0 trump S", "0 roem JH-AH 9S-JS"});
  played.then({"1 play TD", "0 play TS", "0 play 9S", "1 play 8S", "0 play JS"});
  EXPECT_EQ(chosen(played), "play 8D");
}

// Nobody else can have a diamond above the queen, and trumps are not needed to win with either.
TEST(Playing, KJ_40_wins_with_the_ace_and_not_with_the_king_where_both_are_as_good) {
  Played played("klaverjassen");
  played.dealer(3).hands({"JC TC 7C AD KD 9D 9H KS", "QC TD 8D 8H 7H AS JS 8S",
                          "KC JD AH KH QH JH 9S 7S", "AC 9C 8C QD 7D TH QS TS"});
  played.then({"0 trump C", "0 play JC", "1 play QC", "2 play KC", "3 play 8C", "0 play 7C",
               "1 play JS", "2 play 7S", "3 play AC", "3 play 9C", "0 play TC", "1 play TD",
               "2 play 9S", "3 play QS", "0 play KS", "1 play AS", "2 play JD", "1 play 8S",
               "2 play JH", "3 play TS", "0 play 9H", "3 play QD"});
  EXPECT_EQ(chosen(played), "play AD");
}

// The widow may be left when it has been seen, and is paid double then, too.
TEST(Playing, HG_20_turns_the_widow_whatever_it_holds) {
  Played played("heugen", {}, "heugen-twee");
  played.dealer(1).hands({"JS 9S AS TS KS AH KH AC KC", "7D 8D 9D TD JD 8H 9H 8C 9C"}, "QD KD AD");
  played.then({"0 bid 100", "1 pass"});
  EXPECT_EQ(chosen(played), "turn");
}

// Seat 2 has two tricks and leads the ace of trumps; the ace of hearts is the higher one.
TEST(Playing, VV_40_lets_nobody_have_the_third_trick_of_the_pool) {
  Played played("vijvenveertig", {}, "pot");
  played.dealer(2).hands({"AH TC JD 4D 3H", "6S 8D 3D 2D TH", "KS AS 5D 8H 4H", "3S 4C 8C AC 7H"},
                         "8S");
  played.then({"3 play 8C", "0 play TC", "1 play 2D", "2 rob 4H", "2 play 8S", "2 play KS",
               "3 play 3S", "0 play 3H", "1 play 6S", "2 play AS", "3 play 7H"});
  EXPECT_EQ(chosen(played), "play AH");
}

// With 35 points and the first trick seat 1 wins the match by the second.
Played nearly_won() {
  Played played("vijvenveertig", {}, "ieder");
  played.dealer(2).scores({40, 35, 25, 25});
  played.hands({"5C JD 4D 2S KS", "AH KD QD 3H 7S", "AC 8D 2D 4H TH", "5D JS AS 5S 9S"}, "8C");
  played.then({"3 play AS"});
  return played;
}

TEST(Playing, VV_41_takes_the_trick_that_wins_the_match) {
  Played played = nearly_won();
  EXPECT_EQ(chosen(played), "play 5C");
}

TEST(Playing, VV_41_lets_nobody_have_the_trick_that_wins_the_match) {
  Played played = nearly_won();
  played.then(
      {"0 play 2S", "1 play AH", "2 rob 2D", "2 play 4H", "1 play QD", "2 play 8D", "3 play 5D"});
  EXPECT_EQ(chosen(played), "play 5C");
}

// The ace and the four of trumps are left; eight trumps have not been seen.
Played first_three_tricks(int pot) {
  Played played("vijvenveertig", {}, "pot");
  played.dealer(2).pot(pot);
  played.hands({"JD AD KD 4D 4S", "6D TC 8H 6H TS", "KC 2C KS 2S 5S", "QC AC 4C 3H 6S"}, "7D");
  played.then({"3 play 4C", "0 rob 4S", "0 play 7D", "1 play TC", "2 play 2C", "0 play KD",
               "1 play 6D", "2 play 5S", "3 play 3H", "0 play JD", "1 play TS", "2 play 2S",
               "3 play 6S"});
  return played;
}

TEST(Playing, VV_40_plays_on_for_all_five_tricks_while_the_pool_is_small) {
  Played small = first_three_tricks(0);
  EXPECT_NE(chosen(small), "stop");
  Played large = first_three_tricks(60);
  EXPECT_EQ(chosen(large), "stop");
}

// The third trick for the others would be their last one, and their third.
TEST(Playing, VV_40_leads_the_trump_first_where_every_trick_is_needed) {
  Played played("vijvenveertig");
  played.dealer(1).hands({"2D 6D 3S 9S AS", "9C KC AC 5H JS", "QC KD 2H 4H KS", "8C 5D 7D 8H QH"},
                         "4D");
  played.then({"2 play QC", "3 play 8C", "0 play 9S", "1 play KC", "1 play JS", "2 play KS",
               "3 play 5D", "0 play 3S", "3 play QH", "0 play 2D", "1 play 5H", "2 play 2H"});
  EXPECT_EQ(chosen(played), "play 6D");
}

TEST(Playing, VV_40_leads_the_last_trump_first_for_all_five_tricks) {
  Played played("vijvenveertig");
  played.dealer(3).hands({"4D 4H 6H 9H 8S", "6D AD 2S 3S 4S", "9C KD 8H QS KS", "TC JC KC 5H TH"},
                         "3C");
  played.then({"0 play 9H", "1 play AD", "2 play 8H", "3 play TH", "3 play JC", "0 play 4H",
               "1 play 6D", "2 play 9C", "3 play KC", "0 play 8S", "1 play 4S", "2 play QS"});
  EXPECT_EQ(chosen(played), "play TC");
}

// Both kings are the highest of their suits.
TEST(Playing, leads_no_suit_for_two_that_the_other_led_first) {
  Played played("vijvenveertig", {}, "twee");
  played.dealer(1).hands({"2C 5C TC 7H AS", "QC KC 3H TH KS"}, "9D");
  played.then({"0 play 2C", "1 play QC", "1 play TH", "0 play 7H"});
  EXPECT_EQ(chosen(played), "play KS");
}

TEST(Playing, VV_32_keeps_the_jack_for_two_where_a_lower_trump_is_led) {
  Played played("vijvenveertig", {}, "twee");
  played.dealer(0).hands({"5C 7C 9C JD 6H", "6D QD 5H 4S 8S"}, "5D");
  played.then({"1 play QD"});
  EXPECT_NE(chosen(played), "play JD");
}

TEST(Playing, leads_the_highest_of_the_longest_suit_with_mates) {
  Played played("vijvenveertig");
  played.dealer(0).hands({"KC 3H 8H QH KH", "2D QD 3S 5S QS", "3C JC 3D 5D 2S", "TD TH JH 7S KS"},
                         "9C");
  EXPECT_EQ(chosen(played), "play QS");
}

// No trumps are left, and nobody else is going to lead spades.
TEST(Playing, leads_the_top_first_of_two_cards_once_the_trumps_are_gone) {
  Played played("hoogjassen");
  played.dealer(3).hands({"9C 9D KD 7H TH AH JS", "TC 7D QD 9H 7S QS AS", "8C AC 8D TD JD AD 8H",
                          "QC JH QH KH 8S 9S KS"},
                         "JC KC TS");
  played.then({"0 pass", "1 pass", "2 bid 120", "3 bid 130", "2 pass", "3 take",
               "3 discard JC QC KC", "3 trump H", "3 roem JH-KH 8S-TS"});
  played.then({"3 play JH", "0 play 7H", "1 play 9H", "2 play 8H", "3 play QH",
               "0 play AH", "1 play TC", "2 play TD", "0 play JS", "1 play 7S",
               "2 play 8C", "3 play KS", "3 play KH", "0 play TH", "1 play 7D",
               "2 play 8D", "3 play 8S", "0 play 9C", "1 play AS", "2 play JD"});
  EXPECT_EQ(chosen(played), "play QS");
}

TEST(Playing, HG_32_ruffs_no_trick_that_a_card_of_its_suit_takes) {
  Played played("heugen", {}, "huege-twee");
  played.dealer(0).hands({"KC JD QD 8H JH KH 9S JS KS", "7C 8C KD AD TH AH TS QS AS"},
                         "9C TC JC AC 8D TD QH 7S 8S QC 9D 9H");
  played.then({"1 bid 160", "0 bid 170", "1 pass", "0 turn", "0 take", "0 discard 9D JD QD",
               "0 trump H", "0 roem none", "1 play 7C"});
  EXPECT_EQ(chosen(played), "play KC");
}

}  // namespace
}  // namespace troef::test
