// SPDX-License-Identifier: Apache-2.0
// Fitted numbers by game, as its rule ids begin, and number of seats (0: any). Games that are not
// listed use the last row.
#pragma once

#include <string_view>

#include "bots/thumb/hand.h"
#include "bots/thumb/manner.h"

namespace troef::thumb {

template <class Row, std::size_t size>
const Row& row_for(const View& view, const Row (&rows)[size]) {
  for (const Row& row : rows) {
    const bool seats = row.seats == 0 || row.seats == view.seats;
    if (seats && row.letters == view.game->letters()) return row;
  }
  return rows[size - 1];
}

// What the features of a hand are worth, by least squares over deals that `thumb` played against
// itself.
struct Weights {
  std::string_view letters;
  int seats;
  // How far below what is expected a bid stays. Found by play against itself, where in Hoogjassen 0
  // wins most: it keeps others from bidding. With 4 as many bids are made as should be.
  double margin;
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
     4,
     {6.7, 15.9, 31.1, 3.9, 3.9, 2.3, 11.1, 13.7, 12.1, 0.0, 2.4, 4.9, 0.2, 0.8},
     {1.1, 6.5, 46.4, 14.1, 7.5, 1.6, 9.6, 9.5, 1.0, 1.8, 11.2, -9.4, 0.5, 1.0}},
    {"HJ",
     3,
     -3,
     {6.2, 16.7, 25.8, 1.0, 3.0, 1.7, 9.2, 15.1, 15.2, 1.9, 2.5, 8.8, 0.2, 0.7},
     {1.4, 5.0, 41.6, 14.9, 7.2, 0.1, 6.8, 10.1, 2.6, 1.6, 10.8, -5.4, 0.8, 1.0}},
    {"HG",
     3,
     0,
     {5.4, 16.1, 21.0, -11.0, 4.6, 3.5, 22.9, 16.3, 10.9, -6.0, 2.5, 5.7, 0.7, 0.7},
     {2.2, 9.1, 32.4, 0.2, 7.8, 3.1, 19.2, 12.0, 5.1, -8.7, 6.7, -6.2, 1.5, 1.0}},
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

// Found by playing tens of thousands of duplicate deals against itself with other numbers, changed
// at random and kept where they won. In the order of the fields.
inline constexpr Manner manners[] = {
    {"KJ",  0,    8,     20,      3.28,  0.92,  33.6,  1,      0.9,  1.16,  1.33,  1,
     -5.88, 1.48, -2.68, -51.4,   3.72,  11.9,  7.16,  4,      8,    -0.32, -164,  -0.66,
     -5.16, -0.3, 0.6,   -0.0328, 0.713, 0.228, 0.583, 0.0944, 0.05, 0,     0.178, 0.8},
    {"HJ",  4,    5.76,  14.4,    7.52, 1.62,  26.6,  1,     1.49,  1.16, 1.31,  -0.128,
     3.96,  3,    -7.44, 0.24,    8.28, 13.8,  -0.02, -5.92, 0.48,  0,    -37.1, -0.78,
     -7.62, 0.73, 1.54,  -0.0856, 0.72, 0.549, 0.275, 0.226, 0.257, 0,    0.13,  0.39},
    {"HJ",  3,    2.64,  6.6,  2.5,  0.7,   13.4,  1,    1.86,  1.12,  1.21,  0,
     -3.72, 4,    -3.16, -8,   1.32, 5,     -1.46, -4,   8,     -2,    -4.44, 3,
     -9.3,  -0.9, 0.696, 0.08, 0.72, 0.237, 0.407, 0.16, 0.045, 0.261, 0.12,  0.5},
    {"HG",  0,    0,     0,     1.75, 0.89, 11.1,  1.42,  1,      0.8,  1.16,  0.152,
     -0.76, 4,    -22.7, -17.6, 6,    16.4, 2.12,  -6.04, -10.1,  -2,   -12,   1.77,
     -5.46, 0.58, 0.618, 0.166, 0.99, 0.3,  0.358, 0.139, 0.0915, 0.15, 0.048, 0.465},
    {"VV",  0,    10,    25,      7,    1,     5.6,   1,     0.95,  1,     1.62,   0,
     -3.76, 4,    -2.4,  -6.64,   4.92, 5,     -0.58, 8.16,  13,    -2,    -16.4,  3,
     -6,    0.89, 0.306, -0.0528, 0.72, 0.576, 0.55,  0.197, 0.145, 0.115, 0.0492, 0.5},
    {"", 0,  8, 20, 2.5, 1, 8,  1,  1,   1,    1,    0.4, -4,   4,    -4,   -8,   6,    5,
     -2, -4, 8, -2, -12, 3, -6, -1, 0.6, 0.08, 0.72, 0.3, 0.55, 0.16, 0.05, 0.15, 0.12, 0.5},
};

}  // namespace troef::thumb
