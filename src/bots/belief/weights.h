// SPDX-License-Identifier: Apache-2.0
// How readily cards are laid away, by game, as its rule ids begin, and where the ten stands: the
// weights under which what `thumb` laid away in deals of its own play is likeliest (in
// the first preset of each). An eight that is no trump is 1.
#pragma once

#include <array>
#include <string_view>

#include "cards/card.h"

namespace troef::belief {

struct Laying {
  std::string_view letters;
  bool ten_high;  // over the king, where it is no trump
  // In the order of `laying_ranks`.
  std::array<double, 8> trumps, others;
};

inline constexpr Rank laying_ranks[] = {Rank::jack, Rank::nine,  Rank::ace,   Rank::ten,
                                        Rank::king, Rank::queen, Rank::eight, Rank::seven};

inline constexpr Laying layings[] = {
    {"HJ",
     false,
     {0.001, 0.001, 0.025, 0.015, 0.006, 0.001, 0.01, 0.01},
     {1.5, 0.85, 0.3, 4, 0.65, 1.6, 1, 1}},
    {"HG",
     true,
     {0.001, 0.001, 0.006, 0.001, 0.002, 0.001, 0.002, 0.002},
     {0.44, 0.75, 0.04, 0.3, 0.3, 0.3, 1, 1.2}},
};

}  // namespace troef::belief
