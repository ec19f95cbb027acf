// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/waste.h"

#include "support.h"

namespace troef::test {
namespace {

using thumb::Sight;
using thumb::wasteful;

constexpr Card card(Rank rank, Suit suit) { return Card(rank, suit); }

bool wasteful_now(Played& played, Card dear, Card cheap) {
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  return wasteful(Sight(view), dear, cheap);
}

// Seat 1 has led, and seat 0 plays last: it must follow with the queen or the eight.
Played under_the_ace(const std::string& third) {
  Played played("klaverjassen");
  played.dealer(0).hands({"QH 8H 7D 8D JD JS QS 7S", "AH KC JC AC 9D QD 8S 9S",
                          "KH TS KS AS 7C 8C 9C TC", "TH 9H 7H JH AD TD QC KD"});
  played.then({"1 trump C", "1 play AH", "2 play KH", "3 play " + third});
  return played;
}

TEST(Waste, AQueenUnderTheAceOfTheFoesWhereAnEightWouldDo) {
  Played played = under_the_ace("TH");
  EXPECT_TRUE(
      wasteful_now(played, card(Rank::queen, Suit::hearts), card(Rank::eight, Suit::hearts)));
  EXPECT_FALSE(
      wasteful_now(played, card(Rank::eight, Suit::hearts), card(Rank::queen, Suit::hearts)));
}

TEST(Waste, KJ_30_not_where_the_cheaper_card_makes_roem_for_them) {
  Played played("klaverjassen");
  played.dealer(0).hands({"QH 8H 7D 8D JD JS QS 7S", "AH KC JC AC 9D QD 8S 9S",
                          "9H TS KS AS 7C 8C 9C TC", "TH KH 7H JH AD TD QC KD"});
  played.then({"1 trump C", "1 play AH", "2 play 9H", "3 play 7H"});
  EXPECT_FALSE(
      wasteful_now(played, card(Rank::queen, Suit::hearts), card(Rank::eight, Suit::hearts)));
}

Played last_in_clubs(const std::string& led, const std::string& hand) {
  Played played("vijvenveertig");
  played.dealer(3).hands(
      {led + " 2D 3D 4D 5D", "9C 2S 3S 4S 5S", "8C 7D 8D 9D TD", hand + " 6D JD QD"}, "6H");
  played.then({"0 play " + led, "1 play 9C", "2 play 8C"});
  return played;
}

TEST(Waste, VV_02_the_king_of_clubs_where_the_seven_wins_as_well) {
  Played played = last_in_clubs("TC", "KC 7C");
  EXPECT_TRUE(wasteful_now(played, card(Rank::king, Suit::clubs), card(Rank::seven, Suit::clubs)));
}

TEST(Waste, VV_02_the_queen_of_clubs_where_the_king_has_won_and_the_ten_is_held) {
  Played played = last_in_clubs("KC", "QC TC");
  EXPECT_TRUE(wasteful_now(played, card(Rank::queen, Suit::clubs), card(Rank::ten, Suit::clubs)));
}

TEST(Waste, PD_47_not_where_a_trick_may_be_one_too_many) {
  Played played("pandoer");
  played.dealer(3).hands({"AH 8C 9C TC 7D 8D 9D 7S", "KH 7H AS AD QC JC TD JD",
                          "QH JH TH KS QS JS 7C QD", "9H 8H KC AC TS 9S 8S KD"},
                         "6H");
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass", "0 hand-on 6H", "1 hand-on 6H",
               "2 hand-on 6H", "3 discard 6H", "0 play AH"});
  EXPECT_FALSE(
      wasteful_now(played, card(Rank::king, Suit::hearts), card(Rank::seven, Suit::hearts)));
}

}  // namespace
}  // namespace troef::test
