// SPDX-License-Identifier: Apache-2.0
#include "deal/offered.h"

#include "support.h"

namespace troef::test {
namespace {

// Whether it is offered to the seats 0 to 3.
std::vector<bool> offered_to(Played& played) {
  std::vector<bool> out;
  for (const Seat seat : Seats::all(4)) {
    const View view = offered(played.deal().view(seat));
    EXPECT_FALSE(offers(view.legal, Verb::call_roem));
    out.push_back(offers(view.asides, Verb::call_roem));
  }
  return out;
}

// Of four sevens there is no roem (KJ-31), of four aces 100.
TEST(Offered, KJ_33_roem_may_be_called_after_a_trick_of_ones_side_whether_there_is_any_or_not) {
  const std::vector<bool> nobody(4, false), winners{true, false, true, false};
  Played played("klaverjassen", {"roem_call=called", "trump_by=verplicht"});
  played
      .hands({"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
              "7S 8S 9S TS JS QS KS AS"})
      .then({"0 trump C"});
  EXPECT_EQ(offered_to(played), nobody);
  played.then({"0 play 7C", "1 play 7D", "2 play 7H", "3 play 7S"});
  EXPECT_EQ(offered_to(played), winners);
  played.then({"0 play AC", "1 play AD", "2 play AH"});
  EXPECT_EQ(offered_to(played), nobody);
  played.play("3 play AS");
  EXPECT_EQ(offered_to(played), winners);
  played.play("2 call-roem");
  EXPECT_EQ(offered_to(played), nobody);
}

TEST(Offered, KJ_33_is_no_call_where_roem_counts_of_itself) {
  Played played("klaverjassen", {"trump_by=verplicht"});
  played.hands({"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
                "7S 8S 9S TS JS QS KS AS"});
  played.then({"0 trump C", "0 play AC", "1 play AD", "2 play AH", "3 play AS"});
  EXPECT_EQ(offered_to(played), std::vector<bool>(4, false));
}

}  // namespace
}  // namespace troef::test
