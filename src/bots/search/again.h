// SPDX-License-Identifier: Apache-2.0
// Second thoughts: a nested search (Furtak, Buro 2013: recursive Monte Carlo search for imperfect
// information games), in fewer deals, but with others who think.
#pragma once

#include <span>
#include <vector>

#include "bots/search/field.h"
#include "bots/search/meter.h"
#include "bots/signals/convention.h"
#include "deal/view.h"

namespace troef::search {

// The best first, of these cards, which a first search has ranked: those that it left in doubt.
std::vector<Tried> weigh_again(const View& view, std::span<const Tried> ranked,
                               const Tuning& tuning, const Convention* signals, std::uint64_t seed,
                               Meter& meter);

}  // namespace troef::search
