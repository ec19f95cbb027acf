// SPDX-License-Identifier: Apache-2.0
#include "tricks/sorted.h"

#include <gtest/gtest.h>

namespace troef {
namespace {

constexpr Ladder trump{"J9ATKQ87", {20, 14, 11, 10, 4, 3, 0, 0}};
constexpr Ladder plain{"ATKQJ987", {11, 10, 4, 3, 2, 0, 0, 0}};
constexpr Orders orders{trump, plain};

std::string hand(const Order& order, Cards more = {}) {
  const Cards cards = more | cards_of("8A", Suit::clubs) | cards_of("KQ", Suit::diamonds) |
                      cards_of("79J", Suit::hearts) | cards_of("TA", Suit::spades);
  std::string text;
  for (const Card card : sorted(cards, order)) text += to_string(card) + " ";
  return text;
}

TEST(Sorted, trumps_come_first_and_each_suit_from_high_to_low_black_and_red_in_turn) {
  EXPECT_EQ(hand(orders.of(Suit::hearts)), "JH 9H 7H AC 8C KD QD AS TS ");
  EXPECT_EQ(hand(orders.of(Suit::clubs)), "AC 8C KD QD AS TS JH 9H 7H ");
  EXPECT_EQ(hand(orders.plain), "AS TS JH 9H 7H AC 8C KD QD ");
}

// VV-03
TEST(Sorted, a_trump_of_another_suit_stands_among_the_trumps) {
  Order order;
  order.add_suit(plain, Suit::diamonds);
  order.add_suit(plain, Suit::spades);
  order.add_suit({"KQJT987", {}}, Suit::hearts);
  const Card trumps[] = {*parse_card("JC"), *parse_card("AH"), *parse_card("AC"),
                         *parse_card("8C")};
  order.add_lane(trumps, 4);
  order.set_trumps({trumps[0], trumps[1], trumps[2], trumps[3]});
  EXPECT_EQ(hand(order, trumps[1]), "AH AC 8C KD QD AS TS JH 9H 7H ");
}

}  // namespace
}  // namespace troef
