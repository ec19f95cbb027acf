// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/just_enough.h"

#include "thumbs.h"

namespace troef::test {
namespace {

// Seven tricks, no more and no less: while there is an ace for whatever comes back.
TEST(JustEnough, PD_40_gives_its_one_trick_up_before_its_aces_are_gone) {
  EXPECT_EQ(played_in("polk-zonder",
                      {"AS KS QS AH KH AD AC 7C", "7S 8S QH JH QD JD KC QC",
                       "9S TS TH 9H TD 9D JC TC", "JS 8H 7H KD 8D 7D 9C 8C"},
                      "6H"),
            "play 7C");
}

// The declarer wins on and has to lose a trick yet: high cards would take it.
TEST(JustEnough, PD_40_throws_high_cards_away_where_all_tricks_may_be_left_to_the_declarer) {
  const std::string card = played_in("polk-zonder",
                                     {"AS KS QS JS TS 9S AH 9D", "QH JH 7H AD KD 8D 7C 8C",
                                      "8S TH 9H QD TD KC QC 9C", "7S 8H 6H JD 7D AC JC TC"},
                                     "KH", {"0 play AS"});
  EXPECT_TRUE(card == "play AD" || card == "play KD") << card;
}

// Seat 3 has brought its ace; one trick more than the declarer's would be too many.
TEST(JustEnough, PD_43_the_mate_leaves_the_other_tricks_to_the_declarer) {
  EXPECT_EQ(played_in("stoet",
                      {"AS KS QS AH KH AD 9D 7C", "7S 8S QH JH QD TD KC QC",
                       "9S TS TH 9H 7D JC TC 9C", "JS 8H 7H KD JD 8D AC 8C"},
                      "6H",
                      {"0 play 7C", "1 play KC", "2 play 9C", "3 play AC", "3 play 8H", "0 play AH",
                       "1 play JH", "2 play 9H", "0 play 9D", "1 play QD", "2 play 7D"}),
            "play 8D");
}

// The seven of diamonds is beaten for certain while all have diamonds, and the aces stop what comes
// back; the king of clubs waits for the ace of the mate.
TEST(JustEnough, PD_43_gives_a_sure_loser_up_before_the_mate_has_its_trick) {
  EXPECT_EQ(played_in("stoet",
                      {"AS KS QS AH KH AD 7D KC", "7S 8S QH JH QD JD JC QC",
                       "9S TS TH 9H KD TD TC 9C", "JS 8H 7H 9D 8D 7C AC 8C"},
                      "6H"),
            "play 7D");
}

// With another card than the ace the mate would take a trick too many.
TEST(JustEnough, PD_43_the_mate_takes_its_trick_with_the_ace) {
  EXPECT_EQ(played_in("stoet",
                      {"AS KS QS AH KH AD 7D KC", "7S 8S QH JH QD JD JC QC",
                       "9S TS TH 9H TD 9D TC 9C", "JS 8H 7H KD 8D 7C AC 8C"},
                      "6H", {"0 play 7D", "1 play QD", "2 play TD"}),
            "play 8D");
}

}  // namespace
}  // namespace troef::test
