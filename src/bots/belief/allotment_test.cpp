// SPDX-License-Identifier: Apache-2.0
// The tables against counting by hand.
#include "bots/belief/allotment.h"

#include <map>

#include "support.h"
#include "uniform.h"

namespace troef::belief {
namespace {

using Heaps = std::vector<Allotment::Heap>;
using Key = std::vector<std::uint64_t>;

void each_way(const Heaps& heaps, Cards cards, Key taken, std::map<Key, int>& out) {
  if (cards.empty()) {
    out[taken] = 0;
    return;
  }
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const Cards has = Cards::of_bits(taken[i]);
    if (!heaps[i].may.has(cards.first()) || has.size() == heaps[i].room) continue;
    Key next = taken;
    next[i] = (has | Cards(cards.first())).bits();
    each_way(heaps, cards.without_first(), next, out);
  }
}

// Heaps that some of these cards may go to, with room for all of them.
Heaps random_heaps(Cards cards, Quick& random) {
  Heaps heaps;
  for (int i = 0; i < 4; ++i) {
    Cards may;
    for (const Card card : cards) {
      if (random.roughly_below(4) != 0) may.add(card);
    }
    heaps.push_back({Place::at(i), may, 0});
  }
  for (int i = 0; i < cards.size(); ++i)
    ++heaps[static_cast<std::size_t>(random.roughly_below(4))].room;
  return heaps;
}

TEST(Allotment, counts_every_way_and_draws_each_as_often) {
  Quick random(20261121);
  test::Uniform uniform;
  for (int round = 0; round < 60; ++round) {
    const Cards cards = test::first_of(Cards::all(), 4 + round % 4);
    const Heaps heaps = random_heaps(cards, random);
    std::map<Key, int> ways;
    each_way(heaps, cards, Key(heaps.size()), ways);
    const Allotment allotment(heaps, cards);
    ASSERT_EQ(allotment.ways(), static_cast<double>(ways.size()));
    if (ways.empty()) continue;
    const int draws = 20 * static_cast<int>(ways.size());
    for (int i = 0; i < draws; ++i) {
      Spread spread;
      allotment.draw(random, spread);
      Key key;
      for (const auto& heap : heaps) key.push_back(spread[heap.place].bits());
      ASSERT_TRUE(ways.contains(key));
      ++ways[key];
    }
    uniform.add(ways, draws);
  }
  EXPECT_TRUE(uniform.plausible()) << uniform.text();
}

// A card counts as often in the heap that is leant to as its weight says: as if there were so many
// of that way.
TEST(Allotment, draws_what_a_heap_leans_to_as_often_as_the_weights_say) {
  Quick random(20261123);
  test::Uniform uniform;
  for (int round = 0; round < 60; ++round) {
    const Cards cards = test::first_of(Cards::all(), 4 + round % 4);
    const Heaps heaps = random_heaps(cards, random);
    Leaning leaning{Place::at(round % 4), {}};
    for (double& weight : leaning.weights) weight = 1 + random.roughly_below(3);
    const auto times = [&](const Key& key) {
      double product = 1;
      for (const Card card : Cards::of_bits(key[static_cast<std::size_t>(round % 4)])) {
        product *= leaning(card);
      }
      return product;
    };
    std::map<Key, int> ways;
    each_way(heaps, cards, Key(heaps.size()), ways);
    double sum = 0;
    std::map<std::pair<Key, int>, int> drawn;
    for (const auto& [key, count] : ways) {
      sum += times(key);
      for (int i = 0; i < static_cast<int>(times(key)); ++i) drawn[{key, i}] = 0;
    }
    const Allotment allotment(heaps, cards, &leaning);
    ASSERT_DOUBLE_EQ(allotment.ways(), sum);
    if (ways.empty()) continue;
    const int draws = 20 * static_cast<int>(sum);
    for (int i = 0; i < draws; ++i) {
      Spread spread;
      allotment.draw(random, spread);
      Key key;
      for (const auto& heap : heaps) key.push_back(spread[heap.place].bits());
      ++drawn.at({key, random.roughly_below(static_cast<int>(times(key)))});
    }
    uniform.add(drawn, draws);
  }
  EXPECT_TRUE(uniform.plausible()) << uniform.text();
}

TEST(Allotment, has_no_way_where_a_heap_lacks_cards_or_a_card_a_heap) {
  const Cards cards = test::first_of(Cards::all(), 4);
  const Card odd = cards.first();
  EXPECT_EQ(Allotment(Heaps{{Place::at(0), odd, 2}, {Place::at(1), cards, 2}}, cards).ways(), 0);
  const Cards rest = cards - Cards(odd);
  EXPECT_EQ(Allotment(Heaps{{Place::at(0), rest, 2}, {Place::at(1), rest, 2}}, cards).ways(), 0);
}

}  // namespace
}  // namespace troef::belief
