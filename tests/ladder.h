// SPDX-License-Identifier: Apache-2.0
// The cards of a suit from high to low, and what they count.
#pragma once

#include "support.h"

namespace troef::test {

inline void expect_ladder(const Order& order, Suit suit, std::string_view high_to_low,
                          const std::vector<int>& points) {
  const int trumps_above = order.is_trump(Card(Rank::ace, suit)) ? 0 : 8;
  for (std::size_t i = 0; i < high_to_low.size(); ++i) {
    const Card card(rank_of(high_to_low[i]), suit);
    EXPECT_EQ(order.above(card).size(), static_cast<int>(i) + trumps_above) << to_string(card);
    EXPECT_EQ(order.points(card), points[i]) << to_string(card);
  }
}

}  // namespace troef::test
