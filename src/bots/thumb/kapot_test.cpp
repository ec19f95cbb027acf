// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/kapot.h"

#include "thumbs.h"

namespace troef::test {
namespace {

// The declarer has the ace and the seven of hearts left.
TEST(AgainstKapot, HJ_41_keeps_two_below_an_ace_rather_than_an_ace_that_nobody_leads) {
  Played played("hoogjassen");
  played.dealer(3).hands({"KC JC 8D 9H JS TS 8S", "AD 7D KH QH JH AS QS", "AC TC QD JD TD 9D AH",
                          "9C 8C KD 8H KS 9S 7S"},
                         "QC TH 7H");
  played.then({"0 pass", "1 bid 120", "2 bid 130", "3 pass", "1 bid 140", "2 bid 150", "1 pass",
               "2 take", "2 discard TC QC TH", "2 trump D", "2 roem 9D-QD"});
  played.then({"2 play 9D", "3 play KD", "0 play 8D", "1 play 7D", "2 play JD", "3 play 8H",
               "0 play 9H", "1 play AD", "2 play TD", "3 play 8C", "0 play 8S", "1 play JH",
               "2 play QD", "3 play 9C", "0 play JS", "1 play QS", "2 play AC", "3 play 7S",
               "0 play JC"});
  EXPECT_EQ(chosen(played), "play AS");
}

// On the nine of trumps; the declarer has the ace, the king and the jack of hearts left.
TEST(AgainstKapot, HG_44_keeps_the_ten_guarded_and_gives_up_what_has_too_few_guards) {
  Played played("heugen", {}, "heugen-twee");
  played.dealer(0).play(
      "* deal 7D TD 9D KH AH JD QD TC AS 7H 8H TH QS KS JC KC 8C"
      " AD KD JS QH JH QC 8D 8S TS 9H 9S AC 9C");
  played.then({"1 bid 100", "0 bid 110", "1 pass", "0 turn", "0 take", "0 discard 8D JD 9S",
               "0 trump C", "0 roem none"});
  played.then({"1 play KD", "0 play QC", "0 play AC", "1 play JS", "0 play QS", "1 play 8H",
               "0 play KS", "1 play 7H", "0 play 9C"});
  EXPECT_EQ(chosen(played), "play 7D");
}

}  // namespace
}  // namespace troef::test
