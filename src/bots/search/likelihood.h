// SPDX-License-Identifier: Apache-2.0
// How likely the others are to do what they did, by a model of them: mostly they do what thumb
// would do.
#pragma once

#include <unordered_map>

#include "bots/belief/leaning.h"
#include "bots/search/tuning.h"
#include "bots/signals/convention.h"
#include "bots/thumb/hand.h"
#include "deal/imagined.h"

namespace troef::search {

class Likelihood {
 public:
  // All outlive it; `leaning`, of what the declarer laid away, may be nullptr.
  Likelihood(const View& view, const Tuning& tuning, const Convention* signals,
             const belief::Leaning* leaning)
      : view_(view), tuning_(tuning), signals_(signals), leaning_(leaning) {}

  // Of this, as the next action of a seat in this deal.
  double operator()(Imagined& deal, Seat seat, const Action& action);
  // What looking at actions took so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  double weigh(Imagined& deal, Seat seat, const Action& action);
  double of_laying(const Imagined& deal, Seat seat, const Action& action) const;
  double of_bidding(const View& theirs, const Action& action);
  double of_choosing(const View& theirs, const Action& action);

  const View& view_;
  const Tuning& tuning_;
  const Convention* signals_;
  const belief::Leaning* leaning_;
  std::optional<thumb::Appraiser> appraiser_;
  // Of what was weighed before: a seat may have been imagined with the same hand.
  std::unordered_map<std::uint64_t, double> weighed_;
  std::uint64_t nodes_ = 0;
  int bids_ = 0, recalled_ = 0;
};

}  // namespace troef::search
