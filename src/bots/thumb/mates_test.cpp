// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/mates.h"

#include "thumbs.h"

namespace troef::test {
namespace {

const std::vector<std::string> hands = {"JS 9S AS KS AH KH 7D 8C", "7S 8S QH JH QD JD JC QC",
                                        "TS TH 9H TD 9D TC 9C 7C", "QS 8H 7H AD KD 8D AC KC"};

std::string card_in_pandoer(std::vector<std::string> entries) {
  entries.insert(entries.begin(), "0 trump S");
  return played_in("pandoer", hands, "6H", entries);
}

// Until there is a mate the highest trumps fall first (PD-34); after it a trick lost is the deal
// lost.
TEST(Mates, PD_48_trumps_are_drawn_before_a_mate_is_sought) {
  EXPECT_EQ(card_in_pandoer({}).back(), 'S') << card_in_pandoer({});
}

TEST(Mates, PD_48_a_loser_is_led_to_the_last_trick_whose_winner_becomes_the_mate) {
  const std::string card = card_in_pandoer({"0 play JS", "1 play 8S", "2 play TS", "3 play QS",
                                            "0 play 9S", "1 play 7S", "2 play 7C", "3 play 7H"});
  EXPECT_TRUE(card == "play 7D" || card == "play 8C") << card;
}

TEST(Mates, PD_48_the_mate_that_was_found_leads_its_aces) {
  const std::string card = card_in_pandoer({"0 play JS", "1 play 8S", "2 play TS", "3 play QS",
                                            "0 play 7D", "1 play QD", "2 play TD", "3 play AD"});
  EXPECT_TRUE(card == "play AC" || card == "play KD") << card;
}

// Seat 3 has no spades, and the ace of clubs is its trick.
TEST(Mates, PD_43_the_mate_throws_its_ace_away_last) {
  EXPECT_NE(played_in("stoet",
                      {"AS KS QS JS AH KH AD 7C", "9S 8S QH JH QD JD KC QC",
                       "TS 7S TH 9H TD 9D JC TC", "8H 7H KD 8D 7D AC 9C 8C"},
                      "6H", {"0 play AS", "1 play 8S", "2 play 7S"}),
            "play AC");
}

}  // namespace
}  // namespace troef::test
