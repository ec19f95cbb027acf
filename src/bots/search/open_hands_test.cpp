// SPDX-License-Identifier: Apache-2.0
// Hands that lie open (PD-41, PD-42), and those who play against them.
#include "support.h"

namespace troef::test {
namespace {

// Seat 1 may lead the seven of clubs, which seat 0 must beat and seat 2 must beat again, or the
// eight of hearts, which leaves the trick to the queen of seat 0.
Played praatje() {
  Played played("pandoer");
  played.dealer(3).hands({"KC QH 7D 8D 9D TD 7S 8S", "7C 8H AD KH 9S TS QS AS",
                          "AC JD QD 6H 9H TH JS KS", "8C 9C TC QC KD 7H JH AH"},
                         "JC");
  played.then({"0 bid praatje", "1 pass", "2 pass", "3 pass", "0 discard JC", "0 trump S",
               "0 play 9D", "1 play AD", "2 play JD", "3 play KD"});
  return played;
}

TEST(OpenHands, PD_41_are_forced_to_win_where_the_mates_can_stay_below) {
  Played played = praatje();
  for (const std::string_view name : {"thumb", "club"}) {
    const auto bot = make_bot({.name = name, .seed = 1, .nodes = 2000});
    EXPECT_EQ(to_string(bot->choose(played.deal().view(Seat(1)))), "play 8H") << name;
  }
}

}  // namespace
}  // namespace troef::test
