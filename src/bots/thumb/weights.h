// SPDX-License-Identifier: Apache-2.0
// What the features of a hand are worth, fitted by least squares to deals that `thumb` played
// against itself; by game, as its rule ids begin, and number of seats. Games that are not listed
// use the last row.
#pragma once

#include <string_view>

#include "bots/thumb/hand.h"

namespace troef::thumb {

struct Weights {
  std::string_view letters;
  int seats;
  double margin;  // how far below what is expected a bid stays
  Features before, after;
};

// one trumps first second third fourth top_pair bosses backed guarded voids losers l.points roem
inline constexpr Weights weights[] = {
    {"KJ",
     4,
     5,
     {6.1, 13.6, 32.3, 12.4, 8.1, 0.8, 7.1, 20.6, 12.2, 5.1, 11.8, 2.2, 0.1, 0.0},
     {6.1, 13.6, 32.3, 12.4, 8.1, 0.8, 7.1, 20.6, 12.2, 5.1, 11.8, 2.2, 0.1, 0.0}},
    {"HJ",
     4,
     8,
     {7.3, 17.3, 44.4, 11.4, 12.3, 5.4, 14.1, 17.0, 18.9, 2.9, 2.9, -2.1, 0.2, 1.0},
     {0.2, 4.5, 61.3, 20.6, 11.8, 3.2, 16.9, 10.9, 5.2, 6.5, 17.8, -19.0, 0.2, 1.1}},
    {"HJ",
     3,
     8,
     {7.4, 17.4, 25.7, 6.2, 10.2, 4.5, 9.8, 18.8, 24.4, 3.7, 5.6, 5.8, 0.1, 0.9},
     {2.0, 2.8, 41.6, 18.5, 12.0, 0.9, 10.5, 11.4, 13.4, 6.8, 22.3, -9.1, -0.6, 1.1}},
    {"HG",
     3,
     5,
     {5.6, 14.2, 24.2, -3.2, 11.1, 6.6, 21.4, 17.4, 15.8, -6.4, 9.9, 3.3, 0.7, 0.9},
     {2.0, 5.0, 36.6, 2.6, 11.7, 3.0, 24.0, 11.1, 9.1, -36.7, 19.6, -7.5, 0.5, 1.1}},
    {"HG",
     2,
     5,
     {6.1, 14.0, 26.8, -1.4, 11.8, 8.6, 21.0, 19.5, 19.4, -4.3, 10.1, 1.9, 1.2, 0.9},
     {2.0, 1.1, 35.7, 1.3, 12.2, 6.1, 26.4, 16.0, 11.5, -18.2, 28.8, -10.8, 2.2, 1.1}},
    {"",
     0,
     5,
     {20, 8, 14, 9, 6, 3, 6, 11, 7, 4, 2, -2, 0, 1},
     {20, 9, 14, 9, 6, 3, 6, 11, 7, 4, 2, -3, -0.3, 1}},
};

}  // namespace troef::thumb
