// SPDX-License-Identifier: Apache-2.0
// What is to be hoped of a card before anything is searched: a weighed sum of what is plain to see.
#pragma once

#include <array>
#include <cstdint>

namespace troef::solver {

struct Problem;

enum class Sign : std::uint8_t {
  // Of the card.
  gain,        // points, lost ones below nothing, if everybody after it does what lies near
  ours,        // then the side takes the trick
  ours_early,  // and so many cards are in hand
  reaches,     // then the answer is certain
  points,
  top,    // none left above it in its suit
  above,  // so many above it, and of the foes
  foes_above,
  beats,    // what lies there
  habit,    // cut short before, in sixteenths
  replied,  // to the same lead under the same best card
  led,      // the last lead to cut short from this hand
  lowest,   // of its suit in the hand
  highest,
  trump,
  last_trumps,  // a trump when the foes have none
  foes_trumps,  // a trump; so many of the foes are left
  discards,
  ruffs,
  // Of its suit.
  length,       // in the hand
  foes_length,  // the longest of the foes, of the mates
  mates_length,
  foes_void,  // so many without it who can ruff
  mates_void,
  foes_top,  // hold the highest left
  mates_top,
  run,        // so many of the highest are with the side
  foes_most,  // points of their richest
  mates_most,
  rest,         // points of the other cards left
  next_length,  // of the next seat
  next_mate,    // of the next seat if it is a mate
  count
};

struct Weights {
  static constexpr std::size_t size = static_cast<std::size_t>(Sign::count);
  constexpr int operator[](Sign sign) const { return of_signs[static_cast<std::size_t>(sign)]; }
  std::array<std::int16_t, size> of_signs;
};

// By place in the trick: the lead, the second card, between, the last.
using WeightsByPlace = std::array<Weights, 4>;

extern const WeightsByPlace strict_weights;    // for points; who can follow does
extern const WeightsByPlace ruffing_weights;   // for points, where one may always ruff
extern const WeightsByPlace three_weights;     // the same with three seats or two
extern const WeightsByPlace trick_weights;     // for tricks
extern const WeightsByPlace avoiding_weights;  // for no tricks, or one
const WeightsByPlace& weights_for(const Problem& problem);

}  // namespace troef::solver
