// SPDX-License-Identifier: Apache-2.0
// Hands that lie open (PD-41, PD-42), and those who play against them.
#include "support.h"

namespace troef::test {
namespace {

// Seat 1 may lead the seven of clubs, which seat 0 must beat and seat 2 must beat again, or the
// queen of diamonds, which leaves the trick to the king of seat 0.
Played praatje() {
  Played played("pandoer");
  played.dealer(3).hands({"KC 8D KD 6H 7H 7S 8S 9S", "7C QD AD KH AH TS QS AS",
                          "AC 7D JD 8H 9H TH JH JS", "8C 9C TC QC 9D TD QH KS"},
                         "JC");
  played.then({"0 bid praatje", "1 pass", "2 pass", "3 pass", "0 discard JC", "0 trump S",
               "0 play 8D", "1 play AD", "2 play 7D", "3 play 9D"});
  return played;
}

TEST(OpenHands, PD_41_are_forced_to_win_where_the_mates_can_stay_below) {
  Played played = praatje();
  for (const std::string_view name : {"thumb", "club"}) {
    const auto bot = make_bot({.name = name, .seed = 1, .nodes = 2000});
    EXPECT_EQ(to_string(bot->choose(played.deal().view(Seat(1)))), "play QD") << name;
  }
}

// The seven leaves piek to be made. Any other card beats it, which takes half a million nodes to
// see.
TEST(OpenHands, PD_41_are_solved_though_it_takes_long) {
  Played played("pandoer");
  played.dealer(3).hands({"8S 9S JH 7C 9C JC QC AC", "7S KS 9H KH 8C 9D TD KD",
                          "JS 7H TH AH TC KC 8D JD", "TS QS 6H 8H QH 7D QD AD"},
                         "AS");
  played.then(
      {"0 bid piek", "1 pass", "2 pass", "3 pass", "0 discard AS", "0 trump H", "0 play 8S"});
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    const auto bot = make_bot({.name = "club", .seed = seed});
    EXPECT_NE(to_string(bot->choose(played.deal().view(Seat(1)))), "play 7S") << seed;
  }
}

}  // namespace
}  // namespace troef::test
