// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/opened.h"

#include "thumbs.h"

namespace troef::test {
namespace {

// The declarer could leave the seven to nobody, and under no other spade can it be led.
TEST(Opened, PD_41_takes_the_lead_for_a_card_that_the_declarer_has_to_beat) {
  const std::string card = played_in(
      "praatje",
      {"7C 8C 9C TC JC QC 8S 9S", "AC 8D 9H JH QH KH AH QS", "7D 9D TD KD AD 7H KS AS",
       "KC JD QD 6H 8H 7S TS JS"},
      "TH",
      {"0 trump D", "0 play QC", "1 play AC", "2 play AS", "3 play KC", "1 play QS", "2 play KS"});
  EXPECT_TRUE(card == "play QD" || card == "play JD") << card;
}

// Beside the jack the queen of trumps will have to win, too, once nothing higher is out.
TEST(Opened, PD_41_a_trump_goes_under_which_the_declarer_could_get_rid_of_another) {
  EXPECT_EQ(played_in("piek",
                      {"JC QC 7D 8D 9D JD QD 9S", "KC 8H 9H 7S TS JS QS KS",
                       "9C TC AC AD 6H TH QH 8S", "7C 8C TD KD 7H KH AH AS"},
                      "JH", {"0 trump C", "0 play 9S"}),
            "play KC");
}

}  // namespace
}  // namespace troef::test
