// SPDX-License-Identifier: Apache-2.0
// Hands that lie open (PD-41, PD-42), and those who play against them.
#include "open_deals.h"

namespace troef::test {
namespace {

TEST(OpenHands, PD_41_are_forced_to_win_where_the_mates_can_stay_below) {
  Played played = open_praatje();
  for (const std::string_view name : {"thumb", "club"}) {
    const auto bot = make_bot({.name = name, .seed = 1, .nodes = 2000});
    EXPECT_EQ(to_string(bot->choose(played.deal().view(Seat(1)))), "play QD") << name;
  }
}

TEST(OpenHands, PD_41_are_solved_though_it_takes_long) {
  Played played = open_piek();
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    const auto bot = make_bot({.name = "club", .seed = seed});
    EXPECT_NE(to_string(bot->choose(played.deal().view(Seat(1)))), "play 7S") << seed;
  }
}

}  // namespace
}  // namespace troef::test
