// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/signs.h"

#include "support.h"

namespace troef::test {
namespace {

// "SG-20 ace", "SG-20 ace, not so".
std::string saying(Played& played, std::string_view card, std::string_view convention) {
  const View view = played.deal().view(played.deal().turn().seat);
  const Action action = with_card(Verb::play, *parse_card(card));
  const auto said = hints::saying(view, find_convention(convention), action);
  if (!said) return "";
  return std::string(said->id) + " " + std::string(to_string(said->says)) +
         (said->so ? "" : ", not so");
}

// "0 7D SG-20 ace".
std::string heard(Played& played, int seat, std::string_view convention) {
  const View view = played.deal().view(Seat(seat));
  std::string text;
  for (const Hint::Sign& sign : hints::heard(view, find_convention(convention))) {
    text += (text.empty() ? "" : ", ") + std::to_string(sign.seat.index()) + " " +
            to_string(sign.card) + " " + std::string(sign.id) + " " +
            std::string(to_string(sign.says));
  }
  return text;
}

// The partner's ace of hearts, on which seat 0 discards.
Played on_the_partners_ace(const std::string& own, const std::string& right) {
  Played played("klaverjassen");
  played.dealer(0).hands({own, right, "AH 9H TH 7C 8C QD KD 7S", "8H QH JH TC KC 8D KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  return played;
}

TEST(HintSigns, SG_20_a_first_discard_is_told_with_whether_it_is_so) {
  Played with_ace = on_the_partners_ace("9C QC JC AC 7D TD AD TS", "7H KH JS QS 9D JD 8S 9S");
  EXPECT_EQ(saying(with_ace, "7D", "seinen"), "SG-20 ace");
  EXPECT_EQ(saying(with_ace, "TD", "seinen"), "");
  EXPECT_EQ(saying(with_ace, "9C", "seinen"), "") << "it takes the trick";
  EXPECT_EQ(saying(with_ace, "7D", "none"), "");
  EXPECT_EQ(saying(with_ace, "7D", "tekenen"), "") << "of another game";
  Played without = on_the_partners_ace("9C QC JC AC 7D TD 9S TS", "7H KH JS QS 9D JD 8S AD");
  EXPECT_EQ(saying(without, "7D", "seinen"), "SG-20 ace, not so");
  EXPECT_EQ(saying(without, "9S", "seinen"), "SG-21 unwanted");
  EXPECT_EQ(saying(without, "9S", "aanseinen"), "") << "it is not listed";
}

TEST(HintSigns, SG_22_a_ten_is_told_as_the_convention_has_it) {
  Played played = on_the_partners_ace("9C QC JC AC 7D TD AD TS", "7H KH JS QS 9D JD 8S 9S");
  EXPECT_EQ(saying(played, "TD", "seinen-tien-aas"), "SG-22 ace");
  EXPECT_EQ(saying(played, "TD", "seinen-tien-op"), "SG-22 finished, not so");
  EXPECT_EQ(saying(played, "TS", "seinen-tien-aas"), "SG-22 ace, not so");
  EXPECT_EQ(saying(played, "TS", "seinen-tien-op"), "SG-22 finished");
}

TEST(HintSigns, partners_are_told_what_was_said_and_opponents_are_not) {
  Played played = on_the_partners_ace("9C QC JC AC 7D TD AD TS", "7H KH JS QS 9D JD 8S 9S");
  EXPECT_EQ(heard(played, 2, "seinen"), "");
  played.then({"0 play 7D"});
  EXPECT_EQ(heard(played, 2, "seinen"), "0 7D SG-20 ace");
  EXPECT_EQ(heard(played, 2, "none"), "");
  EXPECT_EQ(heard(played, 0, "seinen") + heard(played, 1, "seinen"), "");
  EXPECT_EQ(saying(played, "9H", "seinen"), "") << "a card that is led says nothing";
}

TEST(HintSigns, SG_01_of_two_trumps_the_second_says_it) {
  Played played("hoogjassen");
  played.dealer(3).hands({"JS 9S QS TS AH AD 9C", "8C TC JC 8H 9H TD 7D", "KS AC QC KD QD JD TH",
                          "7S 8S AS KC KH 7H 9D"},
                         "8D JH QH");
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take", "0 discard 8D JH QH",
               "0 trump S", "0 roem none", "0 play JS", "1 play 8C", "2 play KS"});
  EXPECT_EQ(saying(played, "7S", "tekenen"), "");
  played.then({"3 play 7S", "0 play 9S", "1 play 8H", "2 play JD"});
  EXPECT_EQ(saying(played, "8S", "tekenen"), "SG-01 takes");
  EXPECT_EQ(saying(played, "AS", "tekenen"), "") << "it is worth more than the seven";
  played.then({"3 play 8S", "0 play QS"});
  EXPECT_EQ(heard(played, 1, "tekenen"), "3 8S SG-01 takes");
  EXPECT_EQ(heard(played, 0, "tekenen"), "") << "the declarer is no partner";
}

}  // namespace
}  // namespace troef::test
