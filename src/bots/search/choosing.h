// SPDX-License-Identifier: Apache-2.0
// Which of some actions brings most, found by trying them: every one in the same imagined deals,
// with the same luck, until the worse half is left out, and so on (sequential halving: Karnin,
// Koren, Somekh 2013). The first is what all others are held against; it is never left out, and
// given up only for what is better beyond doubt: so that of many the luckiest is not taken for the
// best.
#pragma once

#include <span>
#include <vector>

#include "bots/search/meter.h"
#include "bots/search/tuning.h"
#include "bots/signals/convention.h"
#include "deal/view.h"

namespace troef::search {

struct Tried {
  Action action;
  std::size_t place = 0;  // among those that were to be tried
  int worlds = 0;
  double sum = 0, squares = 0;  // of what it brought more than the first

  double mean() const { return worlds > 0 ? sum / worlds : 0; }
  // Less so many standard errors.
  double surely(double errors) const;
};

// The best first. Where two are alike the one that comes first in `actions` is taken.
std::vector<Tried> try_out(const View& view, std::span<const Action> actions, const Tuning& tuning,
                           const Convention* signals, std::uint64_t seed, Meter& meter);

}  // namespace troef::search
