// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/signals.h"

#include "bots/thumb/thumb.h"
#include "support.h"

namespace troef::test {
namespace {

using thumb::Said;
using thumb::Sight;
using thumb::Signals;
using thumb::Weighed;

Card card(std::string_view text) { return *parse_card(text); }

// What is chosen of these cards where the first is the best, and the others less good by so much.
std::string of(Played& played, const std::vector<std::string>& cards, double behind = 0) {
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  const Sight sight(view);
  const Signals signals(sight);
  std::vector<Weighed> weighed;
  for (const std::string& text : cards) {
    weighed.push_back({card(text), weighed.empty() ? 0 : -behind});
  }
  return to_string(signals.choose(weighed, weighed.front()));
}

Said said(Played& played, int listener, int seat, Suit suit) {
  const View view = played.deal().view(Seat(listener));
  const Sight sight(view);
  return Signals(sight).said(Seat(seat), suit);
}

std::string chosen(Played& played) {
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  return to_string(ThumbBot(1).choose(view), deal.game().contracts());
}

// Seat 0 plays spades against the three others and has the lead.
Played against_three(const std::vector<std::string>& hands, std::string_view widow,
                     const std::string& bid = "120") {
  Played played("hoogjassen");
  played.dealer(3).hands(hands, widow);
  played.then({"0 bid " + bid, "1 pass", "2 pass", "3 pass", "0 take",
               "0 discard " + std::string(widow), "0 trump S", "0 roem none"});
  return played;
}

TEST(Signals, SG_01_trumps_go_up_where_the_hand_will_take_a_trick_in_trumps) {
  Played played = against_three({"JS 9S QS KS AH AD 9C", "7S 8S AS TC 8H TD 9D",
                                 "TS JC KC QC 7H KD 7D", "8C AC KH QH JH 9H QD"},
                                "8D JD TH");
  played.then({"0 play JS"});
  EXPECT_EQ(chosen(played), "play 7S");
  EXPECT_EQ(of(played, {"8S", "7S"}), "7S");
  EXPECT_EQ(of(played, {"8S", "7S"}, 2), "8S") << "it costs too much";
  EXPECT_EQ(of(played, {"8S", "AS"}), "8S") << "it costs points";
}

TEST(Signals, SG_02_trumps_go_down_where_it_will_not) {
  Played played = against_three({"JS 9S AS KS AH AD 9C", "7S 8S 8C TC 8H TD 9D",
                                 "TS JC KC QC 7H KD 7D", "QS AC KH QH JH 9H QD"},
                                "8D JD TH");
  played.then({"0 play JS"});
  EXPECT_EQ(chosen(played), "play 8S");
  EXPECT_EQ(of(played, {"7S", "8S"}), "8S");
}

// Seat 3 has no more trumps after the first trick.
Played third_discards() {
  Played played = against_three({"JS 9S AS TS AH QC 8D", "7S 8S 8C TC 8H TD JD",
                                 "KS JC AC QH JH KD QD", "QS KC KH 7H 9H 9D 7D"},
                                "9C AD TH");
  played.then(
      {"0 play JS", "1 play 7S", "2 play KS", "3 play QS", "0 play 9S", "1 play 8S", "2 play JC"});
  return played;
}

TEST(Signals, SG_04_first_a_card_that_is_alone_in_its_suit_and_a_lone_king_before_others) {
  Played played = third_discards();
  EXPECT_EQ(of(played, {"KH", "KC"}), "KC");
}

TEST(Signals, SG_04_then_down_in_a_suit_that_cannot_take) {
  Played played = third_discards();
  EXPECT_EQ(of(played, {"7D", "9D"}), "9D");
  EXPECT_EQ(of(played, {"7H", "9H", "9D"}), "9D");
  played.then({"3 play 9D", "0 play AS", "1 play 8C", "2 play JH", "3 play 7D"});
  EXPECT_EQ(said(played, 1, 3, Suit::diamonds), Said::down);
}

TEST(Signals, SG_05_up_in_the_suit_that_can_take) {
  Played played = third_discards();
  EXPECT_EQ(of(played, {"9H", "7H"}), "7H");
  played.then({"3 play 7H", "0 play AS", "1 play 8C", "2 play JH", "3 play 9H"});
  EXPECT_EQ(said(played, 1, 3, Suit::hearts), Said::up);
}

// The trick is the defenders': 24 points with the ten of seat 3.
Played ace_or_ten(const std::string& bid) {
  Played played = against_three({"JS 9S AS KS AH 9C 8D", "7S 8S 8C AC 8H QD JD",
                                 "QS KC QC JC 7H KD 7D", "TS AD KH QH JH TD 9H"},
                                "TC 9D TH", bid);
  played.then({"0 play 9C", "1 play AC", "2 play KC"});
  return played;
}

TEST(Signals, SG_09_an_ace_instead_of_a_ten_when_the_one_point_decides) {
  Played near = ace_or_ten("120");
  EXPECT_EQ(of(near, {"TD", "AD"}, 2), "AD");
  Played far = ace_or_ten("150");
  EXPECT_EQ(of(far, {"TD", "AD"}, 2), "TD");
}

// Seat 2 wins the first trick with the ace of hearts; its partner 0, without hearts, plays last.
Played partner_discards(const std::string& hand, const std::string& right,
                        const std::string& left) {
  Played played("klaverjassen");
  played.dealer(0).hands({hand, right, "AH 9H TH 7C 8C QD KD TS", left});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  return played;
}

Played with_the_ace() {
  return partner_discards("9C QC 7D 8D AD JS QS 7S", "7H KH JC AC 9D JD 8S 9S",
                          "8H QH JH TC KC TD KS AS");
}

Played with_no_ace() {
  return partner_discards("9C QC 7D 8D TD JS QS 9S", "7H KH JC AC 9D JD 8S 7S",
                          "8H QH JH TC KC AD KS AS");
}

TEST(Signals, SG_20_the_first_discard_is_a_low_card_of_the_suit_whose_ace_is_held) {
  Played played = with_the_ace();
  EXPECT_EQ(of(played, {"7S", "7D"}), "7D");
  EXPECT_EQ(of(played, {"7S", "AD"}), "7S") << "it costs points";
}

TEST(Signals, SG_20_the_suit_that_the_partner_asked_for_is_led) {
  Played played = with_the_ace();
  played.then({"0 play 7D"});
  EXPECT_EQ(said(played, 2, 0, Suit::diamonds), Said::asked);
  EXPECT_EQ(of(played, {"9H", "QD"}), "QD");
  EXPECT_EQ(of(played, {"9H", "QD"}, 20), "9H");
}

TEST(Signals, SG_21_the_first_discard_is_a_high_card_without_points_of_another_suit) {
  Played played = with_no_ace();
  EXPECT_EQ(of(played, {"7D", "9S"}), "9S");
}

TEST(Signals, SG_21_the_suit_that_the_partner_does_not_want_is_not_led) {
  Played played = with_no_ace();
  played.then({"0 play 9S"});
  EXPECT_EQ(said(played, 2, 0, Suit::spades), Said::unwanted);
  EXPECT_EQ(of(played, {"TS", "9H"}), "9H");
}

// Seat 2 has the aces of hearts and spades.
Played laying_away(const std::string& own, const std::string& right) {
  Played played("pandoer");
  played.dealer(3).hands({own, right, "AH AS KC QC KD QD 7H KS", "TH 9H QS JS TS 9S 7S JH"}, "9C");
  played.then({"0 bid halve-stoet", "1 pass", "2 pass", "3 pass"});
  return played;
}

TEST(Giving, ABareKingGoesToTheMateWhoHoldsTheAce) {
  Played played = laying_away("AC AD 7C 8C 7D 8D KH 8S", "JC TC 6H JD TD 9D QH 8H");
  EXPECT_EQ(chosen(played), "give KH");
}

TEST(Giving, NothingIsGivenWhereItNeedNotHelp) {
  Played guarded = laying_away("AC AD 7C 8C 7D 8D KH 8H", "JC TC 6H JD TD 9D QH 8S");
  EXPECT_EQ(chosen(guarded).substr(0, 7), "discard");
  Played no_way_back = laying_away("AC AD 7C 8C 7D 8D KH TC", "JC 8S 6H JD TD 9D QH 8H");
  EXPECT_EQ(chosen(no_way_back).substr(0, 7), "discard");
}

}  // namespace
}  // namespace troef::test
