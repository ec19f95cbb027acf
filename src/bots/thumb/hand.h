// SPDX-License-Identifier: Apache-2.0
// The worth of a hand before a card is played: in points, with these trumps, for one declarer.
#pragma once

#include <array>

#include "deal/view.h"

namespace troef::thumb {

// What is counted of a hand.
enum class Feature : std::uint8_t {
  one,     // always 1
  trumps,  // their number
  first,
  second,
  third,
  fourth,    // the highest trumps there are
  top_pair,  // both of the two highest
  bosses,    // highest cards of other suits
  backed,    // second highest, under the highest
  guarded,   // second highest, without the highest but not bare
  voids,
  losers,  // other side cards
  loser_points,
  roem
};
inline constexpr int feature_count = 14;
using Features = std::array<double, feature_count>;

Features features_of(const Order& order, Cards pack, Cards hand, int roem);

// Runs, sets and the stuk that a hand holds.
int roem_of(const View& view, Cards hand, std::optional<Suit> trumps);

enum class Stage : std::uint8_t { before_widow, after_widow };
// Points and roem that the declarer can expect.
double expected_points(const View& view, Cards hand, std::optional<Suit> trumps, Stage stage);

// How far below that a bid stays: whoever bids all of it only breaks even.
double margin_of(const View& view);

struct Choice {
  Suit trumps = Suit::clubs;
  double points = -1000;
};
Choice best_trumps(const View& view, Cards hand, Stage stage);

}  // namespace troef::thumb
