// SPDX-License-Identifier: Apache-2.0
// The chance that of cards drawn blindly none is marked.
#pragma once

#include <array>

#include "cards/pack.h"

namespace troef::thumb {

// By how many cards of the heap are marked.
using NoneMarked = std::array<double, Pack::capacity + 1>;

// Of `count` cards, at most max_tricks, out of a heap of `all`. Reckoned once for all.
const NoneMarked& drawing(int all, int count);

}  // namespace troef::thumb
