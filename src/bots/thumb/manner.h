// SPDX-License-Identifier: Apache-2.0
// How thumb weighs cards, by game, as its rule ids begin, and number of seats (0: any). Found by
// playing tens of thousands of duplicate deals against itself with other numbers, changed at random
// and kept where they won. Games that are not listed use the last row.
#pragma once

#include <string_view>

namespace troef::thumb {

struct Manner {
  std::string_view letters;
  int seats;

  // What a trick is worth besides its points; where no points are counted; where two cards of it
  // touch, and might become roem, each; less for every player to come; more as the last one.
  double trick, bare_trick, touching, later, last_trick;
  // A card that is played is not kept for later: its points, and the trick that it takes then; of
  // both so much for who leads, and for who follows.
  double points_kept, tricks_kept, keeping_leading, keeping_following;
  // To the points of a card that is not the highest, once the trick is the side's.
  double fed;

  // Leading trumps: when the foes have none; without a declarer the highest and another; against
  // the declarer; as the declarer the highest, and more for each that the foes hold; another, from
  // more of them than a foe has, for each of theirs, or from fewer; for a declarer who is the mate.
  double trump_none_left, top_trump_undeclared, trump_undeclared, trump_defending;
  double top_trump, top_trump_draws, long_trump_draws, short_trump, trump_for_mate;
  // Leading a side suit: not its highest, with an ace or a ten in hand; with its highest in hand;
  // the only one, to ruff later; an ace or a ten that is not the highest. Not the top of a run.
  double away_from_high, away_from_top, single, high_to_others, lower_of_run;

  // How likely a card takes a trick later: that a foe follows to the highest, by how many it has
  // left; the least of the highest; for every higher trump; where as many lower ones draw them;
  // below higher ones with as many guards, and with fewer.
  double follows, top_least, trump_under, trump_drawn, guarded, bare;
  // How likely the points of one that does not are thrown on a trick of the side: without mates, of
  // a trump, of another; more where a mate has the highest.
  double thrown_alone, thrown_trump, thrown, under_mate;
};

// In the order of the fields.
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
