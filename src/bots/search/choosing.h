// SPDX-License-Identifier: Apache-2.0
// Which of some actions brings most, found by trying them: every one in the same imagined deals,
// with the same luck. All are held against the first, which is given up only for what is better
// beyond doubt: so that of many the luckiest is not taken for the best.
#pragma once

#include <span>
#include <vector>

#include "bots/search/field.h"
#include "bots/search/meter.h"
#include "bots/search/tuning.h"
#include "bots/signals/convention.h"
#include "deal/view.h"

namespace troef::search {

// Whether replies to these cards are learnt: where they are not solved.
bool replies_are_learnt(const View& view, std::span<const Action> actions, const Tuning& tuning);

// The best first. Ends before the meter says so once it is beyond doubt which that is.
std::vector<Tried> try_out(const View& view, const std::vector<Way>& ways, const Tuning& tuning,
                           const Convention* signals, std::uint64_t seed, Meter& meter);

}  // namespace troef::search
