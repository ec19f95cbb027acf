// SPDX-License-Identifier: Apache-2.0
// The rest of an imagined deal, played by thumb in every chair: each sees its own cards only, so
// that nobody plays better than what it can know. The last few tricks may be played by the solver.
#pragma once

#include "bots/search/ending.h"
#include "bots/search/gain.h"
#include "bots/search/meter.h"
#include "bots/search/tuning.h"
#include "bots/signals/convention.h"
#include "deal/imagined.h"

namespace troef::search {

class PlayOut {
 public:
  PlayOut(const View& view, const Tuning& tuning, const Convention* signals);

  // What the seat of the view has gained at the end. The same luck for the same seed.
  double run(Imagined& deal, std::uint64_t seed, Meter& meter);

 private:
  void call_roem(Imagined& deal) const;

  Seats seats_;
  Gain gain_;
  const Convention* signals_;
  int solve_from_;
  Ending ending_;
};

}  // namespace troef::search
