// SPDX-License-Identifier: Apache-2.0
// Fitted numbers by game, as its rule ids begin, and number of seats (0: any). The first row that
// fits is used; the last is for games that are not listed.
#pragma once

#include <string_view>

#include "bots/thumb/hand.h"
#include "bots/thumb/manner.h"

namespace troef::thumb {

template <class Row, std::size_t size>
const Row& row_for(const View& view, const Row (&rows)[size]) {
  for (const Row& row : rows) {
    bool fits = row.seats == 0 || row.seats == view.seats;
    if constexpr (requires { row.alone; }) fits &= !row.alone || view.sides.count() == view.seats;
    if (fits && row.letters == view.game->letters()) return row;
  }
  return rows[size - 1];
}

// What the features of a hand are worth: to bid on it, by least squares over deals that `thumb`
// played against itself; the rest was found as the manners were.
struct Weights {
  std::string_view letters;
  int seats;
  // How far below what is expected a bid stays. Found by play against itself, where with HJ 0
  // wins most: it keeps others from bidding. But what is bid should be made.
  double margin;
  // The same for bids that are tried out. That would allow more, but of those that thumb would not
  // make, not half are made; and with HJ 4 less than 60 of 100.
  double below;
  // How much further they are tried out by who dares: found by `club` against itself.
  double daring;
  // Before the widow, where `coming` was found by what bids brought, and `one` of HG by play; and
  // after it or without one, where `KJ` was found by play, too.
  Features before, after;
  // To choose the cards that are kept and the trumps; and a point that is laid away.
  Features choosing;
  double laid;
};

// clang-format off
// one trumps first second third fourth top_pair bosses backed guarded voids losers l.points roem tens coming
inline constexpr Weights weights[] = {
    {"KJ", 4, 5, 4, 0,
     {6.1, 13.6, 32.3, 12.4, 8.1, 0.8, 7.1, 20.6, 12.2, 5.1, 11.8, 2.2, 0.1, 0.0, 0.0, 0.0},
     {6.1, 20.8, 33.4, 12.4, 0.3, 2.0, 9.2, 7.0, 5.5, 2.3, 10.5, 1.2, 0.1, 0.0, 0.0, 0.0},
     {6.1, 15.7, 32.3, 12.4, 8.1, 0.8, 7.1, 21.0, 7.7, 5.1, 6.7, 2.2, 0.1, 0.0, 0.0, 0.0}, 1},
    {"HJ", 4, 6, 6, 14,
     {-1.0, 15.9, 31.1, 3.9, 3.9, 2.3, 11.1, 13.7, 12.1, 0.0, 2.4, 4.9, 0.2, 0.8, 0.0, 0.8},
     {1.1, 6.5, 46.4, 14.1, 7.5, 1.6, 9.6, 9.5, 1.0, 1.8, 11.2, -9.4, 0.5, 1.0, 0.0, 0.0},
     {1.1, 7.8, 50.0, 17.0, 7.5, 1.6, 17.9, 11.0, 1.5, 1.5, 13.6, -9.4, 0.3, 1.1, -7.0, 0.0}, 0.511},
    {"HJ", 3, -3, 4, 20,
     {-8.8, 16.7, 25.8, 1.0, 3.0, 1.7, 9.2, 15.1, 15.2, 1.9, 2.5, 8.8, 0.2, 0.7, 0.0, 0.6},
     {1.4, 5.0, 41.6, 14.9, 7.2, 0.1, 6.8, 10.1, 2.6, 1.6, 10.8, -5.4, 0.8, 1.0, 0.0, 0.0},
     {1.35, 5.09, 37.4, 15.1, 11.2, 0.1, 6.8, 14.9, 2.6, 2.32, 10.4, -8.17, 0.225, 0.766, -4.2, 0.0}, 0.638},
    {"HG", 3, 0, 4, 12,
     {-7.0, 16.1, 21.0, -11.0, 4.6, 3.5, 22.9, 16.3, 10.9, -6.0, 2.5, 5.7, 0.7, 0.7, 0.0, 0.85},
     {2.2, 9.1, 32.4, 0.2, 7.8, 3.1, 19.2, 12.0, 5.1, -8.7, 6.7, -6.2, 1.5, 1.0, 0.0, 0.0},
     {2.2, 10.4, 30.0, 1.6, 12.8, 1.2, 26.7, 11.0, 6.5, -4.9, 13.3, -10.8, 0.2, 1.1, -17.4, 0.0}, 0.243},
    {"HG", 2, 5, 4, 24,
     {15.0, 14.0, 26.8, -1.4, 11.8, 8.6, 21.0, 19.5, 19.4, -4.3, 10.1, 1.9, 1.2, 0.9, 0.0, 1.0},
     {2.0, 1.1, 35.7, 1.3, 12.2, 6.1, 26.4, 16.0, 11.5, -18.2, 28.8, -10.8, 2.2, 1.1, 0.0, 0.0},
     {2.0, 5.7, 27.9, 2.4, 12.2, 4.4, 27.2, 16.0, 8.4, -10.5, 17.1, -10.8, 2.2, 1.1, -7.3, 0.0}, 0.227},
    {"", 0, 5, 4, 0,
     {20, 8, 14, 9, 6, 3, 6, 11, 7, 4, 2, -2, 0, 1, 0.0, 0.0},
     {20, 9, 14, 9, 6, 3, 6, 11, 7, 4, 2, -3, -0.3, 1, 0.0, 0.0},
     {20, 9, 14, 9, 6, 3, 6, 11, 7, 4, 2, -3, -0.3, 1, 0.0, 0.0}, 1},
};
// clang-format on

// Found by playing tens of thousands of duplicate deals against itself with other numbers, changed
// at random and kept where they won; which were not, docs/bots.md says.
// clang-format off
inline constexpr Manner manners[] = {
    {.letters = "KJ", .seats = 0, .alone = false,
     .trick = 7.23, .bare_trick = 10.7, .touching = 5.69, .coming = 0.4, .later = 0.92, .last_trick = 17,
     .first_trick = 0, .points_kept = 1, .tricks_kept = 0.9, .keeping_leading = 1.16, .keeping_following = 1.33,
     .fed = 1, .fed_away = 0, .ruffing_mate = -9.8, .held_back = 0, .feeds_top = false,
     .before_own_top = 20, .before_one = -15,
     .guarding = 1.38, .throwing_top = 8.08, .throwing_lone = -21.1, .throwing_own = 0,
     .throwing_out = -0.382, .throwing_under = -0.0768, .throwing_topped = 0,
     .trump_none_left = -12.8, .last_with_losers = -8.08, .top_trump_undeclared = 0.66,
     .trump_undeclared = -0.841,
     .trump_defending = -4.27, .draws_the_last = 39.8,
     .top_trump = 3.74, .top_trump_draws = 21.5, .long_trump_draws = 7.16, .short_trump = 5.45,
     .last_trump = -11.3, .trump_for_mate = -3.96,
     .away_from_high = 2.96, .away_from_top = -313, .single = 0.431, .high_to_others = -6.98,
     .lower_of_run = 2.92,
     .top_defending = 0.992, .top_later = 0.872, .loser_undrawn = -3.24, .suit_of_mate = 8.58, .suit_of_foe = 0,
     .leading_own = 1.07, .leading_out = -0.827, .leading_low = 2.09, .leading_under = 0,
     .follows = 0.6, .top_least = 0.00418, .trump_under = 0.692, .trump_drawn = 0.104,
     .guarded = 0.693, .bare = 0.11, .none_below = 0.4, .must_come_in = true, .must_be_led = true,
     .thrown_alone = 0.0385, .thrown_trump = 0.0257, .thrown = 0.178, .under_mate = 0.782},
    {.letters = "HJ", .seats = 4, .alone = false,
     .trick = 2.7, .bare_trick = 5.17, .touching = 17.4, .coming = 0, .later = -1.26, .last_trick = 3.76,
     .first_trick = 100, .points_kept = 1.06, .tricks_kept = 4.11, .keeping_leading = 1.01, .keeping_following = 1.24,
     .fed = 0.198, .fed_away = 0.35, .ruffing_mate = -1.02, .held_back = 0, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 1.92, .throwing_top = 13.2, .throwing_lone = -10, .throwing_own = 0.456,
     .throwing_out = 0, .throwing_under = 0, .throwing_topped = 0,
     .trump_none_left = 7.1, .last_with_losers = 0, .top_trump_undeclared = 6.65,
     .trump_undeclared = -35,
     .trump_defending = -0.262, .draws_the_last = 3.66,
     .top_trump = 4.83, .top_trump_draws = 31.4, .long_trump_draws = 12.2, .short_trump = -3.75,
     .last_trump = -15.2, .trump_for_mate = -1,
     .away_from_high = 2.14, .away_from_top = -37.1, .single = 4.98, .high_to_others = -28.7,
     .lower_of_run = 5.59,
     .top_defending = -1.34, .top_later = 0.338, .loser_undrawn = 16.6, .suit_of_mate = 3.88, .suit_of_foe = 0,
     .leading_own = -0.369, .leading_out = 0, .leading_low = 0, .leading_under = 0.246,
     .follows = 1.34, .top_least = -0.165, .trump_under = 0.942, .trump_drawn = 0.841,
     .guarded = 0.683, .bare = 0.248, .none_below = 0.4, .must_come_in = false, .must_be_led = false,
     .thrown_alone = 0.192, .thrown_trump = 0.0608, .thrown = 0.111, .under_mate = 0.16},
    {.letters = "HJ", .seats = 3, .alone = false,
     .trick = 3.9, .bare_trick = 6.6, .touching = 2.5, .coming = 0, .later = 2.16, .last_trick = 13.4,
     .first_trick = 100, .points_kept = 1.01, .tricks_kept = 3.06, .keeping_leading = 1.24, .keeping_following = 1.2,
     .fed = -0.0575, .fed_away = -0.0488, .ruffing_mate = 0, .held_back = 0, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 1.33, .throwing_top = 8.03, .throwing_lone = -3.85, .throwing_own = 0.0478,
     .throwing_out = -0.594, .throwing_under = 0.0859, .throwing_topped = 0,
     .trump_none_left = 1.39, .last_with_losers = 0, .top_trump_undeclared = 4,
     .trump_undeclared = -3.16,
     .trump_defending = -8, .draws_the_last = 0,
     .top_trump = 6.27, .top_trump_draws = 37.9, .long_trump_draws = 1.79, .short_trump = -2.15,
     .last_trump = -7.54, .trump_for_mate = 8,
     .away_from_high = 1.54, .away_from_top = -49.2, .single = 3, .high_to_others = -9.87,
     .lower_of_run = 0.863,
     .top_defending = 0.584, .top_later = -0.451, .loser_undrawn = 5.58, .suit_of_mate = 0.41, .suit_of_foe = 0,
     .leading_own = -0.662, .leading_out = -1.68, .leading_low = 0, .leading_under = 0,
     .follows = 0.566, .top_least = -0.00529, .trump_under = 0.55, .trump_drawn = 0.0677,
     .guarded = 0.797, .bare = 0.119, .none_below = 0.682, .must_come_in = false, .must_be_led = false,
     .thrown_alone = 0.104, .thrown_trump = 0.31, .thrown = 0.0877, .under_mate = 0.312},
    {.letters = "HG", .seats = 2, .alone = false,
     .trick = 0, .bare_trick = 0, .touching = 1.75, .coming = 0, .later = -2.13, .last_trick = 11.1,
     .first_trick = 100, .points_kept = 1.42, .tricks_kept = 2.59, .keeping_leading = 0.8, .keeping_following = 0.949,
     .fed = 0.152, .fed_away = 0.628, .ruffing_mate = -1.31, .held_back = 0, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 0.809, .throwing_top = 6.69, .throwing_lone = -3.64, .throwing_own = 1.9,
     .throwing_out = -1.14, .throwing_under = -0.15, .throwing_topped = 16,
     .trump_none_left = -0.76, .last_with_losers = 0.567, .top_trump_undeclared = -1.58,
     .trump_undeclared = -27.5,
     .trump_defending = -9.95, .draws_the_last = 0,
     .top_trump = 6.26, .top_trump_draws = 26.8, .long_trump_draws = 2.34, .short_trump = -7.51,
     .last_trump = -4.72, .trump_for_mate = -10.1,
     .away_from_high = -2.85, .away_from_top = -11, .single = -0.497, .high_to_others = -7.38,
     .lower_of_run = 2,
     .top_defending = 3.58, .top_later = 0, .loser_undrawn = 7.35, .suit_of_mate = 3.01, .suit_of_foe = 0,
     .leading_own = -0.0439, .leading_out = -0.717, .leading_low = 0.16, .leading_under = 0,
     .follows = 0.618, .top_least = 0.166, .trump_under = 0.0326, .trump_drawn = 0.3,
     .guarded = 0.834, .bare = 0.14, .none_below = 0.202, .must_come_in = false, .must_be_led = true,
     .thrown_alone = 0.0634, .thrown_trump = 0.15, .thrown = 0.048, .under_mate = 0.465},
    {.letters = "HG", .seats = 0, .alone = false,
     .trick = 0, .bare_trick = 0, .touching = 1.75, .coming = 0, .later = 0.739, .last_trick = 11.1,
     .first_trick = 100, .points_kept = 1.42, .tricks_kept = 1, .keeping_leading = 0.8, .keeping_following = 1.16,
     .fed = 0.152, .fed_away = 0.628, .ruffing_mate = -1.31, .held_back = 0, .feeds_top = true,
     .before_own_top = 0, .before_one = 0,
     .guarding = 0.809, .throwing_top = 9.45, .throwing_lone = -6.09, .throwing_own = 0.185,
     .throwing_out = -1.14, .throwing_under = 0.233, .throwing_topped = 0,
     .trump_none_left = -0.76, .last_with_losers = -4.51, .top_trump_undeclared = 4,
     .trump_undeclared = -0.331,
     .trump_defending = -15.8, .draws_the_last = 30,
     .top_trump = 6, .top_trump_draws = 26.8, .long_trump_draws = 2.12, .short_trump = -7.51,
     .last_trump = -5.19, .trump_for_mate = -10.1,
     .away_from_high = -1.07, .away_from_top = -11, .single = -2.07, .high_to_others = -5.46,
     .lower_of_run = 0.58,
     .top_defending = 8.69, .top_later = 0, .loser_undrawn = 6.41, .suit_of_mate = 0.758, .suit_of_foe = 0,
     .leading_own = -0.0439, .leading_out = -0.699, .leading_low = 0.16, .leading_under = 0,
     .follows = 0.618, .top_least = 0.166, .trump_under = 0.944, .trump_drawn = 0.3,
     .guarded = 0.714, .bare = 0.0604, .none_below = 0.4, .must_come_in = false, .must_be_led = true,
     .thrown_alone = 0.0634, .thrown_trump = 0.15, .thrown = 0.048, .under_mate = 0.465},
    {.letters = "VV", .seats = 2, .alone = false,
     .trick = 10, .bare_trick = 9.52, .touching = 7, .coming = 0, .later = -0.171, .last_trick = 5.6,
     .first_trick = 0, .points_kept = 1, .tricks_kept = 0.735, .keeping_leading = 0.88, .keeping_following = 3.11,
     .fed = 0, .fed_away = 0, .ruffing_mate = 0, .held_back = -6, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 0, .throwing_top = 2.46, .throwing_lone = 0, .throwing_own = 0,
     .throwing_out = 0.528, .throwing_under = -0.269, .throwing_topped = 0,
     .trump_none_left = -3.76, .last_with_losers = 0, .top_trump_undeclared = 4,
     .trump_undeclared = -4.74,
     .trump_defending = -6.64, .draws_the_last = 0,
     .top_trump = 4.92, .top_trump_draws = 5, .long_trump_draws = -0.58, .short_trump = 8.16,
     .last_trump = -1.66, .trump_for_mate = 13,
     .away_from_high = -2, .away_from_top = -16.4, .single = -0.0738, .high_to_others = -6,
     .lower_of_run = 2.19,
     .top_defending = 0, .top_later = 0, .loser_undrawn = 0, .suit_of_mate = 0, .suit_of_foe = -3,
     .leading_own = 1.51, .leading_out = -0.535, .leading_low = -0.347, .leading_under = 0.048,
     .follows = 0.604, .top_least = -0.0131, .trump_under = 0.673, .trump_drawn = 0.576,
     .guarded = 0.374, .bare = 0.139, .none_below = 0.4, .must_come_in = false, .must_be_led = false,
     .thrown_alone = 0.145, .thrown_trump = 0.115, .thrown = 0.0492, .under_mate = 0.5},
    {.letters = "VV", .seats = 0, .alone = true,
     .trick = 10, .bare_trick = 11, .touching = 7, .coming = 0, .later = 1, .last_trick = 5.6,
     .first_trick = 0, .points_kept = 1, .tricks_kept = 0.95, .keeping_leading = 1, .keeping_following = 1.92,
     .fed = 0, .fed_away = 0, .ruffing_mate = 0, .held_back = 0, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 0, .throwing_top = 2.46, .throwing_lone = 0, .throwing_own = 0, .throwing_out = 0,
     .throwing_under = -0.745, .throwing_topped = 0,
     .trump_none_left = -3.76, .last_with_losers = 0, .top_trump_undeclared = 4,
     .trump_undeclared = -0.141,
     .trump_defending = -6.64, .draws_the_last = 0,
     .top_trump = 4.92, .top_trump_draws = 5, .long_trump_draws = -0.58, .short_trump = 8.16,
     .last_trump = 0, .trump_for_mate = 13,
     .away_from_high = -2, .away_from_top = -16.4, .single = -0.0738, .high_to_others = -6,
     .lower_of_run = 0.89,
     .top_defending = 0, .top_later = 0, .loser_undrawn = 0, .suit_of_mate = 0, .suit_of_foe = 0,
     .leading_own = -0.0245, .leading_out = -0.15, .leading_low = 0, .leading_under = 0.048,
     .follows = 0.499, .top_least = -0.0131, .trump_under = 0.72, .trump_drawn = 0.576,
     .guarded = 0.591, .bare = 0.238, .none_below = 0.4, .must_come_in = false, .must_be_led = false,
     .thrown_alone = 0.145, .thrown_trump = 0.115, .thrown = 0.0492, .under_mate = 0.5},
    {.letters = "VV", .seats = 0, .alone = false,
     .trick = 10, .bare_trick = 22.9, .touching = 7, .coming = 0, .later = 1, .last_trick = 5.6,
     .first_trick = 0, .points_kept = 1, .tricks_kept = 0.95, .keeping_leading = 1, .keeping_following = 1.62,
     .fed = 0, .fed_away = 0, .ruffing_mate = -7.35, .held_back = 0, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 0, .throwing_top = 0, .throwing_lone = -0.949, .throwing_own = 0.702,
     .throwing_out = 0, .throwing_under = 0, .throwing_topped = 0,
     .trump_none_left = -3.76, .last_with_losers = 0, .top_trump_undeclared = 4,
     .trump_undeclared = 4,
     .trump_defending = -9.78, .draws_the_last = 0,
     .top_trump = 4.92, .top_trump_draws = 5, .long_trump_draws = -0.58, .short_trump = 8.16,
     .last_trump = -17, .trump_for_mate = 40.2,
     .away_from_high = -4.96, .away_from_top = -16.4, .single = 0.739, .high_to_others = -6,
     .lower_of_run = 0.89,
     .top_defending = 0, .top_later = 0, .loser_undrawn = 0, .suit_of_mate = 1.09, .suit_of_foe = 0,
     .leading_own = 0.211, .leading_out = 0, .leading_low = -1, .leading_under = -0.0765,
     .follows = 0.418, .top_least = -0.0119, .trump_under = 0.604, .trump_drawn = 0.576,
     .guarded = 0.224, .bare = 0.519, .none_below = 0.4, .must_come_in = false, .must_be_led = false,
     .thrown_alone = 0.145, .thrown_trump = -0.0398, .thrown = 0.0492, .under_mate = 0.5},
    {.letters = "", .seats = 0, .alone = false,
     .trick = 6.99, .bare_trick = 27.4, .touching = 2.5, .coming = 0, .later = 1.25, .last_trick = 8,
     .first_trick = 0, .points_kept = 1, .tricks_kept = 1, .keeping_leading = 1, .keeping_following = 1,
     .fed = 0.4, .fed_away = -0.0491, .ruffing_mate = 2.83, .held_back = 0, .feeds_top = false,
     .before_own_top = 0, .before_one = 0,
     .guarding = 0, .throwing_top = 5.82, .throwing_lone = 0, .throwing_own = 0,
     .throwing_out = -0.753, .throwing_under = 0, .throwing_topped = 0,
     .trump_none_left = -4, .last_with_losers = 0, .top_trump_undeclared = 0.425,
     .trump_undeclared = -4,
     .trump_defending = -8, .draws_the_last = 0,
     .top_trump = 5.51, .top_trump_draws = 5, .long_trump_draws = 3.44, .short_trump = -6.24,
     .last_trump = -5.49, .trump_for_mate = 11.3,
     .away_from_high = -2, .away_from_top = -12, .single = 3, .high_to_others = -6,
     .lower_of_run = -1,
     .top_defending = 0, .top_later = 0.296, .loser_undrawn = 0, .suit_of_mate = -0.3, .suit_of_foe = 0,
     .leading_own = 0.0883, .leading_out = 0, .leading_low = -0.556, .leading_under = 0,
     .follows = 0.6, .top_least = 0.08, .trump_under = 0.72, .trump_drawn = 0.186,
     .guarded = 0.637, .bare = 0.16, .none_below = 0.4, .must_come_in = false, .must_be_led = false,
     .thrown_alone = -0.0583, .thrown_trump = 0.15, .thrown = 0.166, .under_mate = 0.5},
};
// clang-format on

}  // namespace troef::thumb
