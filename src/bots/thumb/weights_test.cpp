// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/weights.h"

#include "support.h"

namespace troef::thumb {
namespace {

const Manner& manner_of(std::string_view game, std::string_view preset) {
  test::Played played(game, {}, preset);
  return row_for(played.deal().view(Seat(0)), manners);
}

// Both play for themselves, yet not by the numbers of those who do so among more.
TEST(Manners, two_have_numbers_of_their_own) {
  EXPECT_EQ(manner_of("heugen", "huege-twee").seats, 2);
  EXPECT_EQ(manner_of("vijvenveertig", "twee").seats, 2);
  EXPECT_TRUE(manner_of("vijvenveertig", "ieder").alone);
  EXPECT_FALSE(manner_of("vijvenveertig", "maten").alone);
}

}  // namespace
}  // namespace troef::thumb
