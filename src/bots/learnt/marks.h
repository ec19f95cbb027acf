// SPDX-License-Identifier: Apache-2.0
// What a network is told of a card and of the position in which it would be played: numbers about
// as large as 1. Points of cards count where the contract is for points.
#pragma once

#include <array>

#include "bots/thumb/sight.h"

namespace troef::learnt {

inline constexpr std::size_t mark_count = 82;
using Marks = std::array<float, mark_count>;
inline constexpr std::size_t short_by_mark = mark_count - 2;  // of these, what thumb thinks

// `short_by`: how much less thumb thinks it worth than the best card, in points.
Marks marks_of(const thumb::Sight& sight, Card card, double short_by);

}  // namespace troef::learnt
