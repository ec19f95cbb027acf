// SPDX-License-Identifier: Apache-2.0
#include "tricks/sorted.h"

#include <algorithm>

namespace troef {
namespace {

// Black and red in turn, so that neighbours differ: spades, hearts, clubs, diamonds, and round.
int place_round(Suit suit) {
  constexpr std::array<int, suit_count> places{2, 3, 1, 0};
  return places[static_cast<std::size_t>(suit)];
}

// Of which most trumps are; spades where there are none.
Suit main_trump_suit(const Order& order) {
  Suit main = Suit::spades;
  for (const Suit suit : all_suits) {
    const auto trumps = [&](Suit of) { return (order.trumps() & Cards::of(of)).size(); };
    if (trumps(suit) > trumps(main)) main = suit;
  }
  return main;
}

}  // namespace

std::vector<Card> sorted(Cards cards, const Order& order) {
  const int first = place_round(main_trump_suit(order));
  const auto lane = [&](Card card) {
    return order.is_trump(card) ? -1 : (place_round(card.suit()) - first + suit_count) % suit_count;
  };
  std::vector<Card> list;
  for (const Card card : cards) list.push_back(card);
  std::sort(list.begin(), list.end(), [&](Card a, Card b) {
    if (lane(a) != lane(b)) return lane(a) < lane(b);
    return order.above(b).has(a);
  });
  return list;
}

}  // namespace troef
