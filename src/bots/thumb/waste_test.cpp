// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/waste.h"

#include "bots/search/candidates.h"
#include "support.h"

namespace troef::test {
namespace {

using thumb::Sight;
using thumb::wasteful;

bool wasteful_now(Played& played, Card dear, Card cheap) {
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  return wasteful(Sight(view), dear, cheap);
}

constexpr Card queen(Rank::queen, Suit::hearts), eight(Rank::eight, Suit::hearts);

TEST(Waste, AQueenUnderTheAceOfTheFoesWhereAnEightWouldDo) {
  Played played("klaverjassen");
  played.dealer(0).hands({"QH 8H 7D 8D JD JS QS 7S", "AH KC JC AC 9D QD 8S 9S",
                          "KH TS KS AS 7C 8C 9C TC", "TH 9H 7H JH AD TD QC KD"});
  played.then({"1 trump C", "1 play AH", "2 play KH", "3 play TH"});
  EXPECT_TRUE(wasteful_now(played, queen, eight));
  EXPECT_FALSE(wasteful_now(played, eight, queen));
}

TEST(Waste, NotWhileThePartnerMayWinTheTrick) {
  Played played("klaverjassen");
  played.dealer(0).hands({"AH TS 7D 8D JD JS QS 7S", "KH KC JC AC 9D QD 8S 9S",
                          "QH 8H KS AS 7C 8C 9C TC", "TH 9H 7H JH AD TD QC KD"});
  played.then({"1 trump C", "1 play KH"});
  EXPECT_FALSE(wasteful_now(played, queen, eight));
}

TEST(Waste, KJ_30_not_where_the_cheaper_card_makes_roem_for_them) {
  Played played("klaverjassen");
  played.dealer(0).hands({"QH 8H 7D 8D JD JS QS 7S", "AH KC JC AC 9D QD 8S 9S",
                          "9H TS KS AS 7C 8C 9C TC", "TH KH 7H JH AD TD QC KD"});
  played.then({"1 trump C", "1 play AH", "2 play 9H", "3 play 7H"});
  EXPECT_FALSE(wasteful_now(played, queen, eight));
}

// The seven may become a run with the nine and the eight; the king none with the ace, as the queen
// is gone.
TEST(Waste, KJ_30_not_where_the_cheaper_card_may_become_roem_for_them) {
  Played played("klaverjassen");
  played.dealer(0).play(
      "* deal QC QH KD JH JS JD 8D TH TS KC AS JC KS KH QS 7H AD AH 9D 9H AC 8C 7S QD 8H TD 8S 9S "
      "TC "
      "9C 7C 7D");
  played.then({"1 trump C", "1 play 8C", "2 play QS", "3 play TC", "0 play 9C", "0 play 7D",
               "1 play KD", "2 play TD", "3 play AD", "3 play 9S", "0 play AS"});
  const Card king(Rank::king, Suit::spades), seven(Rank::seven, Suit::spades);
  EXPECT_FALSE(wasteful_now(played, king, seven));
}

// Queen, king and ace may yet lie in a trick of theirs; a run with the jack not without the king.
TEST(Waste, KJ_30_not_where_the_cheaper_card_keeps_one_that_may_yet_make_roem_for_them) {
  Played played("klaverjassen");
  played.dealer(0).hands({"KH JH 7D 8D JD JS QS 7S", "TH KC JC AC 9D QD 8S 9S",
                          "7H 9H KS AS 7C 8C 9C TC", "8H QH AH QC AD TD KD TS"});
  played.then({"1 trump C", "1 play TH", "2 play 7H", "3 play 8H"});
  const Card king(Rank::king, Suit::hearts), jack(Rank::jack, Suit::hearts);
  EXPECT_FALSE(wasteful_now(played, king, jack));
}

TEST(Waste, TheKingOnThePartnersTrickWhereTheTenIsHeldUnderTheSameAce) {
  Played played("klaverjassen");
  played.dealer(0).hands({"KH TH AH 8H JS QS 7S 9S", "8D 9D QD KC JC AC 8S KS",
                          "AD KD 9H TS 7C 8C 9C TC", "7D JD TD QC QH JH 7H AS"});
  played.then({"1 trump C", "1 play 9D", "2 play AD", "3 play 7D"});
  const Card king(Rank::king, Suit::hearts), ten(Rank::ten, Suit::hearts);
  EXPECT_TRUE(wasteful_now(played, king, ten));
  EXPECT_FALSE(wasteful_now(played, ten, king));
  EXPECT_FALSE(wasteful_now(played, eight, ten)) << "the queen lies between";
}

// The king makes four in a row, the ten three.
TEST(Waste, KJ_30_not_where_the_cheaper_of_equal_cards_makes_more_roem_for_us) {
  Played played("klaverjassen");
  played.dealer(0).hands({"KH TH 8D 9D JS QS 7S 9S", "QH 9H 7H KC JC AC 8S KS",
                          "AH AD KD TS 7C 8C 9C TC", "JH 8H 7D JD QD TD QC AS"});
  played.then({"1 trump C", "1 play QH", "2 play AH", "3 play JH"});
  const Card king(Rank::king, Suit::hearts), ten(Rank::ten, Suit::hearts);
  EXPECT_FALSE(wasteful_now(played, king, ten));
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
  EXPECT_TRUE(wasteful_now(played, Card(Rank::king, Suit::clubs), Card(Rank::seven, Suit::clubs)));
}

TEST(Waste, VV_02_the_queen_of_clubs_where_the_king_has_won_and_the_ten_is_held) {
  Played played = last_in_clubs("KC", "QC TC");
  EXPECT_TRUE(wasteful_now(played, Card(Rank::queen, Suit::clubs), Card(Rank::ten, Suit::clubs)));
}

TEST(Waste, VV_02_the_ace_of_spades_thrown_where_the_seven_is_lower) {
  Played played("vijvenveertig");
  played.dealer(3).hands({"KC 2D 3D 4D 5D", "AS 7S 9S TS JS", "8C 7D 8D 9D TD", "QC 6D JD QD KD"},
                         "6H");
  played.then({"0 play KC"});
  const Card ace(Rank::ace, Suit::spades), seven(Rank::seven, Suit::spades);
  EXPECT_TRUE(wasteful_now(played, ace, seven));
  EXPECT_FALSE(wasteful_now(played, seven, ace));
}

// The ace of hearts is a trump, so that only the king is above the queen.
TEST(Waste, VV_21_the_queen_of_hearts_laid_away_where_the_five_of_spades_is_as_lone) {
  Played played("vijvenveertig");
  played.dealer(3).hands({"QC 6C AD QH 5S", "2D 3D 4D 5D 6D", "2S 3S 4S 6S 7S", "2H 3H 4H 6H 7H"},
                         "9D");
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  const Sight sight(view);
  const Card queen_of_clubs(Rank::queen, Suit::clubs), six(Rank::six, Suit::clubs);
  const Card five(Rank::five, Suit::spades);
  EXPECT_TRUE(thumb::wasteful_to_lay(sight, queen, five));
  EXPECT_FALSE(thumb::wasteful_to_lay(sight, five, queen));
  EXPECT_TRUE(thumb::wasteful_to_lay(sight, queen_of_clubs, six));
  EXPECT_FALSE(thumb::wasteful_to_lay(sight, six, five)) << "a suit with two is no void";

  const Action first = with_card(Verb::rob, queen_of_clubs);
  Actions actions = {first, with_card(Verb::rob, queen), with_card(Verb::rob, five)};
  search::leave_out_the_vain(view, actions);
  EXPECT_EQ(actions, (Actions{first, with_card(Verb::rob, five)})) << "what is first stays";
}

// A trump more for a card that is good for nothing, and the ace stays what it is.
TEST(Waste, VV_20_the_turn_up_not_taken_where_a_card_is_worth_nothing) {
  Played played("vijvenveertig", {}, "maten");
  played.dealer(3).hands({"AD JD 4D KC 3H", "3D 5D 6D 7D 8D", "2S 3S 4S 6S 7S", "2H 4H 5H 6H 7H"},
                         "2D");
  const View view = played.deal().view(Seat(0));
  const Action first = with_card(Verb::rob, Card(Rank::three, Suit::hearts));
  Actions actions = {first};
  for (const Action& action : view.legal) {
    if (action != first) actions.push_back(action);
  }
  ASSERT_TRUE(offers(actions, Verb::turn_down) && offers(actions, Verb::play));
  search::leave_out_the_vain(view, actions);
  for (const Action& action : actions) EXPECT_EQ(action.verb, Verb::rob) << to_string(action);
}

}  // namespace
}  // namespace troef::test
