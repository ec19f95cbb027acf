// SPDX-License-Identifier: Apache-2.0
// The card to play: who wants the trick, and which of the legal cards serves that best.
#pragma once

#include <span>
#include <vector>

#include "bots/signals/convention.h"
#include "cards/random.h"
#include "deal/view.h"

namespace troef::thumb {

// With the signals of a convention, or without.
Action play_card(const View& view, const Convention* signals, Quick& ties);
// A legal card, marked where it can be.
Action as_played(const View& view, Card card);
// What each of these cards is worth less than the first.
std::vector<double> falls_short(const View& view, std::span<const Action> plays);
// Whether a card says to partners what is not so.
bool misleads(const View& view, const Convention* signals, Card card);
// VV-40: whether to go on for all five tricks instead of taking the pool now.
bool plays_on(const View& view);

}  // namespace troef::thumb
