// SPDX-License-Identifier: Apache-2.0
// The last tricks of an imagined deal, played as the solver has it: both sides know all cards.
#pragma once

#include "bots/search/meter.h"
#include "deal/imagined.h"
#include "solver/solver.h"

namespace troef::search {

// The play of the cards from here on, for the score; none where no card can be played yet.
std::optional<solver::Problem> problem_of(Imagined& deal);

class Ending {
 public:
  Ending();

  // Between two tricks of a deal of two sides, with at most so many cards in each hand.
  bool near(const Imagined& deal, int cards) const;
  // To the end, as far as the solver knows the way.
  void play(Imagined& deal, Meter& meter);

 private:
  solver::Solver solver_;
};

}  // namespace troef::search
