// SPDX-License-Identifier: Apache-2.0
#include "tricks/melds.h"

#include <gtest/gtest.h>

namespace troef {
namespace {

int worth(std::string_view clubs, std::string_view diamonds, std::string_view hearts,
          std::string_view spades, bool share) {
  const MeldLaw law{.share = share};
  return value(law,
               melds_in(law, cards_of(clubs, Suit::clubs) | cards_of(diamonds, Suit::diamonds) |
                                 cards_of(hearts, Suit::hearts) | cards_of(spades, Suit::spades)));
}

// HG-23.
TEST(Melds, in_which_each_card_counts_once_are_chosen_for_the_most) {
  EXPECT_EQ(worth("TJQKA", "TJQKA", "Q", "Q", true), 300);
  EXPECT_EQ(worth("TJQKA", "TJQKA", "Q", "Q", false), 200);  // the runs
  EXPECT_EQ(worth("TJQ", "9TJ", "J", "J", false), 200);      // the jacks
  EXPECT_EQ(worth("QKA", "QK", "QK", "QK", false), 200);     // two sets and no run
  EXPECT_EQ(worth("789QKA", "Q", "Q", "Q", false), 120);     // a set and a run beside it
}

}  // namespace
}  // namespace troef
