// SPDX-License-Identifier: Apache-2.0
// Every sign given and read with the convention on, and neither with none.
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

constexpr std::string_view none = "none";

// What is chosen of these, of which the first is the best.
std::string of(Played& played, const std::vector<Weighed>& cards, std::string_view convention) {
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  const Sight sight(view);
  const Signals signals(sight, find_convention(convention));
  return to_string(signals.any() ? signals.choose(cards, cards.front()) : cards.front().card);
}

// The same where the others are less good by so much.
std::string of(Played& played, const std::vector<std::string>& cards, double behind = 0,
               std::string_view convention = "tekenen") {
  std::vector<Weighed> weighed;
  for (const std::string& text : cards) {
    weighed.push_back({card(text), weighed.empty() ? 0 : -behind});
  }
  return of(played, weighed, convention);
}

Said said(Played& played, int listener, int seat, Suit suit,
          std::string_view convention = "tekenen") {
  const View view = played.deal().view(Seat(listener));
  const Sight sight(view);
  return Signals(sight, find_convention(convention)).said(Seat(seat), suit);
}

std::string signalled(Played& played, std::string_view convention = "tekenen") {
  Deal& deal = played.deal();
  const View view = deal.view(deal.turn().seat);
  return to_string(ThumbBot(1, find_convention(convention)).choose(view), deal.game().contracts());
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
  EXPECT_EQ(signalled(played), "play 7S");
  EXPECT_EQ(of(played, {"8S", "7S"}), "7S");
  EXPECT_EQ(of(played, {"8S", "7S"}, 2), "8S") << "it costs too much";
  EXPECT_EQ(of(played, {"8S", "AS"}), "8S") << "it costs points";
  EXPECT_EQ(of(played, {"8S", "7S"}, 0, none), "8S");
}

// Seat 3 follows trumps with the seven and the eight, and has the ace; seat 1 has none.
Played a_taker_in_trumps() {
  Played played = against_three({"JS 9S QS TS AH AD 9C", "8C TC JC 8H 9H TD 7D",
                                 "KS AC QC KD QD JD TH", "7S 8S AS KC KH 7H 9D"},
                                "8D JH QH");
  played.then({"0 play JS", "1 play 8C", "2 play KS", "3 play 7S", "0 play 9S", "1 play 8H",
               "2 play JD", "3 play 8S", "0 play QS"});
  return played;
}

TEST(Signals, SG_01_partners_feed_who_will_take_a_trick_in_trumps) {
  Played played = a_taker_in_trumps();
  EXPECT_EQ(of(played, {"7D", "TD"}, 8), "TD");
  EXPECT_EQ(of(played, {"7D", "TD"}, 25), "7D") << "it costs more than it brings";
  EXPECT_EQ(of(played, {"7D", "TD"}, 8, none), "7D");
}

// Seat 3 follows with these two trumps, one after the other.
Played follows_trumps(const std::string& first, const std::string& second) {
  Played played = against_three({"JS 9S QS TS AH AD 9C", "8C TC JC 8H 9H TD 7D",
                                 "AS AC QC KD QD JD TH", "7S 8S KS KC KH 7H 9D"},
                                "8D JH QH");
  played.then({"0 play JS", "1 play 8C", "2 play AS", "3 play " + first, "0 play 9S", "1 play 8H",
               "2 play JD", "3 play " + second});
  return played;
}

Said said_of_trumps(Played& played, int listener, int seat) {
  const View view = played.deal().view(Seat(listener));
  const Sight sight(view);
  return Signals(sight, find_convention("tekenen")).said_of_trumps(Seat(seat));
}

TEST(Signals, two_trumps_say_something_only_where_both_are_worth_the_same) {
  Played up = follows_trumps("7S", "8S");
  EXPECT_EQ(said_of_trumps(up, 1, 3), Said::up);
  Played down = follows_trumps("8S", "7S");
  EXPECT_EQ(said_of_trumps(down, 1, 3), Said::down);
  Played dearer = follows_trumps("8S", "KS");
  EXPECT_EQ(said_of_trumps(dearer, 1, 3), Said::nothing);
  Played cheaper = follows_trumps("KS", "8S");
  EXPECT_EQ(said_of_trumps(cheaper, 1, 3), Said::nothing);
}

// Seat 0 follows with the eight and then, under the ace, with the king that is left.
TEST(Signals, nothing_is_fed_to_who_had_to_play_the_king_after_the_eight) {
  Played played("heugen");
  played.dealer(0).hands(
      {"8S KS AC KC 9C QD 9D TH QH", "TS AS 9S JS AH KH JH AD KD", "QS QC JC TC JD 8D 9H 8H 7H"},
      "8C 7D TD");
  played.then({"1 bid 130", "2 pass", "0 pass", "1 turn", "1 take", "1 discard 8C 7D TD",
               "1 trump S", "1 roem none", "1 play TS", "2 play QS", "0 play 8S", "1 play AS",
               "2 play JD", "0 play KS", "1 play 9S"});
  EXPECT_EQ(said_of_trumps(played, 2, 0), Said::nothing);
  EXPECT_EQ(signalled(played), "play 8D");
}

TEST(Signals, SG_02_trumps_go_down_where_it_will_not) {
  Played played = against_three({"JS 9S AS KS AH AD 9C", "7S 8S 8C TC 8H TD 9D",
                                 "TS JC KC QC 7H KD 7D", "QS AC KH QH JH 9H QD"},
                                "8D JD TH");
  played.then({"0 play JS"});
  EXPECT_EQ(signalled(played), "play 8S");
  EXPECT_EQ(of(played, {"7S", "8S"}), "8S");
  EXPECT_EQ(of(played, {"7S", "8S"}, 0, none), "7S");
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

TEST(Signals, SG_03_what_the_defenders_win_is_fed_before_a_suit_is_signalled) {
  Played played = against_three({"JS 9S AS KS AH 9C 8D", "7S 8S 8C AC 8H QD JD",
                                 "QS KC QC JC 7H KD 7D", "TS AD KH QH JH TD 9H"},
                                "TC 9D TH");
  played.then({"0 play 9C", "1 play AC", "2 play KC"});
  EXPECT_EQ(of(played, {"TD", "9H"}), "TD");
  EXPECT_EQ(signalled(played), "play TD");
}

TEST(Signals, SG_04_first_a_card_that_is_alone_in_its_suit_and_a_lone_king_before_others) {
  Played played = third_discards();
  EXPECT_EQ(of(played, {"KH", "KC"}), "KC");
  EXPECT_EQ(of(played, {"KH", "KC"}, 0, none), "KH");
}

TEST(Signals, SG_04_then_down_in_a_suit_that_cannot_take) {
  Played played = third_discards();
  EXPECT_EQ(of(played, {"7D", "9D"}), "9D");
  EXPECT_EQ(of(played, {"7H", "9H", "9D"}), "9D");
  played.then({"3 play 9D", "0 play AS", "1 play 8C", "2 play JH", "3 play 7D"});
  EXPECT_EQ(said(played, 1, 3, Suit::diamonds), Said::down);
  EXPECT_EQ(said(played, 1, 3, Suit::diamonds, none), Said::nothing);
}

TEST(Signals, SG_05_up_in_the_suit_that_can_take) {
  Played played = third_discards();
  EXPECT_EQ(of(played, {"9H", "7H"}), "7H");
  played.then({"3 play 7H", "0 play AS", "1 play 8C", "2 play JH", "3 play 9H"});
  EXPECT_EQ(said(played, 1, 3, Suit::hearts), Said::up);
  EXPECT_EQ(said(played, 1, 3, Suit::hearts, none), Said::nothing);
}

// Seat 3 has said to take in hearts; seat 1 has the king there too, and the queen of clubs, both
// guarded.
TEST(Signals, SG_05_a_suit_in_which_a_partner_takes_is_let_go) {
  Played played = against_three({"JS 9S AS TS QS JD 8D", "7S KC 9C 8C QH 8H TD",
                                 "KS JC AC QC JH KD QD", "8S AH 9H 7H KH 9D 7D"},
                                "TC AD TH");
  played.then({"0 play JS", "1 play 7S", "2 play KS", "3 play 8S", "0 play 9S", "1 play TD",
               "2 play QD", "3 play 7H", "0 play AS"});
  EXPECT_EQ(of(played, {"9C", "8C"}), "8C") << "the king of clubs will take";
  played.then({"1 play 8C", "2 play QC", "3 play 9H", "0 play TS"});
  EXPECT_EQ(said(played, 1, 3, Suit::hearts), Said::up);
  EXPECT_EQ(of(played, {"9C", "8H"}), "8H");
  EXPECT_EQ(of(played, {"9C", "8H"}, 0, none), "9C");
}

// The declarer has six trumps, which seat 3 knows when both partners have shown out.
TEST(Signals, SG_06_a_king_with_one_lower_card_does_not_take_from_who_has_six_trumps) {
  Played played = against_three({"JS 9S AS KS QS TS AH", "7S KC TC 9C AD QD 7D",
                                 "8S AC JC TD JD KH QH", "KD 9D 8C QC TH 9H 7H"},
                                "8D 8H JH");
  played.then({"0 play JS", "1 play 7S", "2 play 8S"});
  EXPECT_EQ(of(played, {"9D", "8C"}), "8C") << "nobody has shown out";
  played.then({"3 play TH", "0 play 9S", "1 play 9C", "2 play JD"});
  EXPECT_EQ(of(played, {"8C", "9D"}), "9D");
  EXPECT_EQ(of(played, {"8C", "9D"}, 0, none), "8C");
}

// Partners throw diamonds down; seat 2 keeps the last small one, or does not.
Played small_diamonds(const std::string& last) {
  Played played = against_three({"JS 9S AS KS QS AD AH", "7S JD 8D 7D KH TC JC",
                                 "8S TS QD TD AC QC KC", "KD 9D 8C 9C 7H TH 9H"},
                                "8H JH QH");
  played.then({"0 play JS", "1 play 7S", "2 play 8S", "3 play 7H", "0 play 9S", "1 play JD",
               "2 play TS", "3 play 9H", "0 play AS", "1 play 8D", "2 play QD", "3 play TH",
               "0 play KS", "1 play 7D", "2 play " + last});
  return played;
}

TEST(Signals, SG_07_a_guarded_card_is_let_go_when_partners_threw_the_small_ones) {
  Played gone = small_diamonds("TD");
  EXPECT_EQ(of(gone, {"8C", "9D"}), "9D");
  EXPECT_EQ(of(gone, {"8C", "9D"}, 0, none), "8C");
  Played there = small_diamonds("KC");
  EXPECT_EQ(of(there, {"9D", "8C"}), "8C");
}

// Seat 3 signals two suits up, and has both aces left.
Played two_takers(const std::vector<std::string>& thrown) {
  Played played = against_three({"JS 9S AS KS QS TS 8H", "7S 8S KC QC QH JD TH",
                                 "AC JC TC 9C KH KD QD", "AD AH 7H 9H 7D 9D 8C"},
                                "8D TD JH");
  const std::vector<std::string> led = {"JS", "9S", "AS", "KS", "QS"};
  const std::vector<std::string> right = {"7S", "8S", "KC", "QC", "QH"};
  const std::vector<std::string> across = {"AC", "JC", "TC", "9C", "KH"};
  for (std::size_t i = 0; i < led.size(); ++i) {
    played.then(
        {"0 play " + led[i], "1 play " + right[i], "2 play " + across[i], "3 play " + thrown[i]});
  }
  played.then({"0 play TS", "1 play JD", "2 play KD"});
  return played;
}

TEST(Signals, SG_08_of_two_takers_the_suit_that_was_signalled_first_is_kept) {
  Played hearts = two_takers({"8C", "7H", "9H", "7D", "9D"});
  EXPECT_EQ(of(hearts, {"AH", "AD"}), "AD");
  EXPECT_EQ(of(hearts, {"AH", "AD"}, 0, none), "AH");
  Played diamonds = two_takers({"8C", "7D", "9D", "7H", "9H"});
  EXPECT_EQ(of(diamonds, {"AD", "AH"}), "AH");
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
  EXPECT_EQ(of(near, {"TD", "AD"}, 2, none), "TD");
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
  for (const std::string_view convention : {"seinen", "aanseinen"}) {
    EXPECT_EQ(of(played, {"7S", "7D"}, 0, convention), "7D");
    EXPECT_EQ(of(played, {"JS", "7D"}, 3, convention), "7D") << "an ask may cost a little";
    EXPECT_EQ(of(played, {"JS", "7D"}, 4, convention), "JS");
  }
  EXPECT_EQ(of(played, {"7S", "7D"}, 0, none), "7S");
  EXPECT_EQ(of(played, {"7S", "7D"}, 0, "tekenen"), "7S") << "of another game";
}

TEST(Signals, SG_20_what_is_worth_more_is_thrown_rather_than_a_card_that_asks_for_nothing) {
  Played played = with_no_ace();
  for (const std::string_view convention : {"seinen", "aanseinen"}) {
    EXPECT_EQ(of(played, {"7D", "JS"}, 3, convention), "JS");
    EXPECT_EQ(of(played, {"7D", "JS"}, 4, convention), "7D") << "it costs too much";
    EXPECT_EQ(of(played, {"7D", "8D"}, 1, convention), "7D") << "it says the same";
    EXPECT_EQ(of(played, {"7D", "9C"}, 1, convention), "7D") << "it takes the trick";
  }
  EXPECT_EQ(of(played, {"7D", "JS"}, 1, none), "7D");
}

TEST(Signals, of_cards_that_say_the_same_the_best_is_played) {
  Played played = with_the_ace();
  const Weighed best{card("QS"), 0};
  EXPECT_EQ(of(played, {best, {card("8D"), -0.5}, {card("7D"), -0.2}}, "seinen"), "7D");
  EXPECT_EQ(of(played, {best, {card("7D"), -0.5}, {card("8D"), -0.2}}, "seinen"), "8D");
}

TEST(Signals, SG_20_the_suit_that_the_partner_asked_for_is_led) {
  Played played = with_the_ace();
  played.then({"0 play 7D"});
  EXPECT_EQ(said(played, 2, 0, Suit::diamonds, "seinen"), Said::asked);
  EXPECT_EQ(of(played, {"9H", "QD"}, 0, "seinen"), "QD");
  EXPECT_EQ(of(played, {"9H", "QD"}, 8, "seinen"), "QD");
  EXPECT_EQ(of(played, {"9H", "QD"}, 9, "seinen"), "9H") << "it costs too much";
  EXPECT_EQ(of(played, {"9H", "QD"}, 0, none), "9H");
}

TEST(Signals, SG_21_the_first_discard_is_a_high_card_without_points_of_another_suit) {
  Played played = with_no_ace();
  EXPECT_EQ(of(played, {"7D", "9S"}, 0, "seinen"), "9S");
  EXPECT_EQ(of(played, {"7D", "9S"}, 0, none), "7D");
}

TEST(Signals, SG_21_the_suit_that_the_partner_does_not_want_is_not_led) {
  Played played = with_no_ace();
  played.then({"0 play 9S"});
  EXPECT_EQ(said(played, 2, 0, Suit::spades, "seinen"), Said::unwanted);
  EXPECT_EQ(of(played, {"TS", "9H"}, 0, "seinen"), "9H");
  EXPECT_EQ(said(played, 2, 0, Suit::spades, "aanseinen"), Said::nothing) << "it is not listed";
  EXPECT_EQ(of(played, {"TS", "9H"}, 0, "aanseinen"), "TS");
  EXPECT_EQ(of(played, {"TS", "9H"}, 0, none), "TS");
}

// Seat 0 has the ten of diamonds with the ace, and that of spades alone.
Played two_tens() {
  Played played("klaverjassen");
  played.dealer(0).hands({"9C QC JC AC TD 8D AD TS", "7H KH JS QS 9D JD 8S 9S",
                          "AH 9H TH 7C 8C QD KD 7S", "8H QH JH TC KC 7D KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  return played;
}

TEST(Signals, SG_22_a_ten_on_the_partners_trick_says_what_the_convention_lets_it_say) {
  Played played = two_tens();
  EXPECT_EQ(of(played, {"TS", "TD"}, 0, "seinen-tien-aas"), "TD");
  EXPECT_EQ(of(played, {"TD", "TS"}, 0, "seinen-tien-op"), "TS");
  EXPECT_EQ(of(played, {"TS", "TD"}, 0, none), "TS");
  played.then({"0 play TD"});
  EXPECT_EQ(said(played, 2, 0, Suit::diamonds, "seinen-tien-aas"), Said::up);
  EXPECT_EQ(said(played, 2, 0, Suit::diamonds, "seinen-tien-op"), Said::unwanted);
  EXPECT_EQ(said(played, 2, 0, Suit::diamonds, "seinen"), Said::nothing);
  EXPECT_EQ(of(played, {"9H", "QD"}, 0, "seinen-tien-aas"), "QD");
  EXPECT_EQ(of(played, {"9H", "QD"}, 8, "seinen-tien-aas"), "9H") << "it is no ask";
  EXPECT_EQ(of(played, {"QD", "9H"}, 0, "seinen-tien-op"), "9H");
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
  EXPECT_EQ(signalled(played), "give KH");
}

TEST(Giving, NothingIsGivenWhereItNeedNotHelp) {
  Played guarded = laying_away("AC AD 7C 8C 7D 8D KH 8H", "JC TC 6H JD TD 9D QH 8S");
  EXPECT_EQ(signalled(guarded).substr(0, 7), "discard");
  Played no_way_back = laying_away("AC AD 7C 8C 7D 8D KH TC", "JC 8S 6H JD TD 9D QH 8H");
  EXPECT_EQ(signalled(no_way_back).substr(0, 7), "discard");
}

}  // namespace
}  // namespace troef::test
