// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/losing.h"

#include "thumbs.h"

namespace troef::test {
namespace {

// With clubs for trumps.
std::string played_in_clubs(std::string_view contract, const std::vector<std::string>& hands,
                            const std::string& turn_up, std::vector<std::string> entries = {}) {
  entries.insert(entries.begin(), "0 trump C");
  return played_in(contract, hands, turn_up, entries);
}

const std::vector<std::string> low = {"7S TS 6H 7H 7D 8D 9D 7C", "AS JS AH KH AD KD AC KC",
                                      "8S 9S QH JH QD JD QC JC", "KS QS TH 9H 8H TD TC 9C"};

// The seven of spades is kept under what is led later.
TEST(Losing, PD_40_of_cards_that_all_stay_below_the_highest_goes) {
  EXPECT_EQ(played_in_clubs("omver", low, "8C",
                            {"0 play 6H", "1 play AH", "2 play JH", "3 play 8H", "1 play AS",
                             "2 play 8S", "3 play KS"}),
            "play TS");
}

// The seven of diamonds lies in one hand, so that another has to beat the ten.
TEST(Losing, PD_40_leads_the_highest_that_somebody_has_to_beat) {
  EXPECT_EQ(played_in_clubs("praatje",
                            {"8D 9D TD 7S 9S TS QS KS", "7D AD 6H 7H 8H 8S 9C TC",
                             "JD QD 9H TH JH JS JC QC", "KD QH KH AH AS 8C KC AC"},
                            "7C"),
            "play TD");
}

// In hand after it, the rest would have to be led.
TEST(Losing, PD_40_piek_keeps_the_jack_of_trumps_for_the_end) {
  const std::string card = played_in_clubs("piek",
                                           {"8D 9D TD JD QD 6H 7H JC", "7D AD 8H 9H TH 7S 9C TC",
                                            "KD JH QH 8S 9S TS 8C QC", "KH AH JS QS KS AS KC AC"},
                                           "7C");
  EXPECT_NE(card, "play JC");
}

const std::vector<std::string> ends = {"9C TC JC 7D 7S 8S 9S QS", "QC KC AD KD AH KH AS KS",
                                       "AC QD JD QH JH TH JS TS", "8C TD 9D 8D 9H 8H 7H 6H"};

// With the jack alone nothing has to be ruffed before the last trick.
TEST(Losing, PD_40_vogeltje_leads_its_last_small_trump_while_somebody_beats_it) {
  EXPECT_EQ(
      played_in_clubs("vogeltje", ends, "7C", {"0 play 9C", "1 play QC", "2 play AC", "3 play 8C"}),
      "play TC");
}

// PD-30: the jack may be kept back, so that no trump forces it.
TEST(Losing, PD_30_draws_no_trumps_from_who_keeps_the_jack_for_the_last_trick) {
  const std::string card = played_in_clubs("vogeltje", ends, "7C",
                                           {"0 play 9C", "1 play QC", "2 play AC", "3 play 8C",
                                            "0 play 7D", "1 play AD", "2 play QD", "3 play TD"});
  EXPECT_NE(card, "play KC");
}

}  // namespace
}  // namespace troef::test
