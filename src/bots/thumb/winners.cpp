// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/winners.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/thumb/curves.h"

namespace troef::thumb {
namespace {

constexpr double bound_to[] = {0.7, 0.8, 0.85};  // by Watched

// Places of a suit from the top: bit 0 is its highest card.
struct Places {
  int size = 0;
  unsigned own = 0;
  bool held(int place) const { return (own >> place & 1) != 0; }
};

// That one certain card of the others falls within so many rounds, of `outside` cards that they
// hold of the suit.
double falls_within(int rounds, int outside, int others) {
  const double with_it = 1.0 / others;
  double chance = 0;
  const int n = outside - 1;
  for (int i = 0; i < rounds && i <= n; ++i) {
    double term = 1;
    for (int j = 0; j < i; ++j) term *= static_cast<double>(n - j) / (j + 1);
    chance += term * power(with_it, i) * power(1 - with_it, n - i);
  }
  return std::min(1.0, chance);
}

// When the suit is played from the top.
void count_winners(const Places& places, int others, Holding& out) {
  const int outside = places.size - std::popcount(places.own);
  double sure = 1;
  int higher = 0;
  for (int place = 0; place < places.size; ++place) {
    if (!places.held(place)) {
      ++higher;
      continue;
    }
    if (higher > 0) {
      const double falls = falls_within(out.count, outside, others);
      sure = std::min(sure, higher == 1 ? falls : std::pow(falls, std::sqrt(higher)));
    }
    out.wins[static_cast<std::size_t>(out.count++)] = sure;
    out.sum += sure;
  }
}

// The lowest against the lowest that is out, and so on up; from this place down.
double stays_low(const Places& places, int from, double each) {
  double chance = 1;
  const int outside = places.size - std::popcount(places.own);
  for (int place = from; place < places.size; ++place) {
    if (!places.held(place)) continue;
    const unsigned own_below = places.own >> (place + 1);
    const int below = places.size - place - 1 - std::popcount(own_below);
    const int excess = std::max(0, below - std::popcount(own_below));
    chance *= power(each, excess);
    if (outside == below) chance *= 0.9;
  }
  return chance;
}

double draws_trumps(const Places& places) {
  const int own = std::popcount(places.own), outside = places.size - own;
  return outside == 0 ? 1 : slope(own - outside / 2.0, 1.6, 0.6);
}

Holding reckon(const Places& places, int others) {
  Holding result;
  count_winners(places, others, result);
  result.draws = draws_trumps(places);
  for (std::size_t i = 0; i < 3; ++i) {
    result.ducks[0][i] = stays_low(places, 0, bound_to[i]);
    result.ducks[1][i] = stays_low(places, 1, bound_to[i]);
    result.ducks[2][i] = stays_low(places, 2, bound_to[i]);
  }
  return result;
}

template <int others>
const Holdings& table() {
  static const Holdings all(others);
  return all;
}

}  // namespace

Holdings::Holdings(int others) {
  all_.reserve(2U << Holding::most);
  for (int size = 0; size <= Holding::most; ++size) {
    for (unsigned own = 0; own < 1U << size; ++own) {
      all_.push_back(reckon({size, own}, others));
      lighten(size, own);
    }
  }
}

void Holdings::lighten(int size, unsigned places) {
  Holding& whole = all_[place(size, places)];
  for (unsigned left = places; left != 0; left &= left - 1) {
    const Holding& lighter = of(size, places - (left & -left));
    whole.sum_lighter = std::max(whole.sum_lighter, lighter.sum);
    for (std::size_t high = 0; high < 3; ++high) {
      for (std::size_t by = 0; by < 3; ++by) {
        double& most = whole.ducks_lighter[high][by];
        most = std::max(most, lighter.ducks[high][by]);
      }
    }
  }
}

const Holdings& Holdings::against(int others) {
  constexpr const Holdings& (*tables[])() = {table<1>, table<2>, table<3>, table<4>, table<5>};
  return tables[others - 1]();
}

}  // namespace troef::thumb
