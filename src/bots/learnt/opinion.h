// SPDX-License-Identifier: Apache-2.0
// What a card is thought to bring before it is tried.
#pragma once

#include <span>
#include <vector>

#include "bots/learnt/marks.h"
#include "deal/view.h"

namespace troef::learnt {

// Whether a network has learnt its game.
bool is_learnt(const View& view);
std::vector<Marks> marks_of(const View& view, std::span<const Action> plays);

// Points that each of these cards is expected to bring less than the first: by the network that
// has learnt the game, or by what thumb thinks, which is never that another is better than its own.
std::vector<double> falls_short(const View& view, std::span<const Action> plays);

}  // namespace troef::learnt
