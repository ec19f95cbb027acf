// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/winners.h"

#include <gtest/gtest.h>

namespace troef::test {
namespace {

using thumb::Holding;

// Against three others.
const Holding& holding(int size, unsigned places) {
  return thumb::Holdings::against(3).of(size, places);
}

TEST(Winners, TheHighestCardsOfASuitWin) {
  const Holding& top = holding(8, 0b0000'0111);
  EXPECT_EQ(top.count, 3);
  EXPECT_DOUBLE_EQ(top.sum, 3);
}

TEST(Winners, ACardUnderAHigherOneWinsTheOftenerTheMoreAreHeldAboveIt) {
  const Holding& second = holding(8, 0b0000'0010);
  const Holding& third_of_two = holding(8, 0b0000'0101);
  EXPECT_EQ(second.wins[0], 0);
  EXPECT_GT(third_of_two.wins[1], 0);
  EXPECT_LT(third_of_two.wins[1], 1);
}

TEST(Winners, TheLowestCardsStayLowAndTheHighestDoNot) {
  const auto hidden = static_cast<std::size_t>(thumb::Watched::hidden);
  const Holding& low = holding(8, 0b1100'0000);
  const Holding& high = holding(8, 0b0000'0011);
  EXPECT_DOUBLE_EQ(low.ducks[0][hidden], 1);
  EXPECT_LT(high.ducks[0][hidden], 0.3);
  EXPECT_DOUBLE_EQ(high.ducks[2][hidden], 1) << "but for the two highest";
}

TEST(Winners, TheHighestStayLowWhereAsManyLowOnesAreHeldAsTheOthersHave) {
  const auto hidden = static_cast<std::size_t>(thumb::Watched::hidden);
  EXPECT_GT(holding(8, 0b1111'0011).ducks[0][hidden], 0.8);
}

TEST(Winners, OfASuitThatIsNotHeldNothingWinsAndNothingMustBeDucked) {
  const Holding& none = holding(9, 0);
  EXPECT_EQ(none.count, 0);
  EXPECT_EQ(none.sum, 0);
  EXPECT_DOUBLE_EQ(none.ducks[0][0], 1);
}

}  // namespace
}  // namespace troef::test
