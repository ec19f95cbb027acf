// SPDX-License-Identifier: Apache-2.0
// What cards are worth in an imagined deal when everybody knows all of it: as the solver has it.
// Where few cards are left little is hidden, and this is surer than a play-out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/search/meter.h"
#include "deal/imagined.h"
#include "solver/solver.h"

namespace troef::search {

// The play of the cards from here on, for the score; none where no card can be played
// yet, or where not every card wins what it would (HJ-51).
std::optional<solver::Problem> problem_of(Imagined& deal);

// Whether nothing but a card can be played.
bool cards_only(std::span<const Action> actions);

// Whether deals that fit this view can be solved: two sides, all that may be done is to play one
// of at most so many cards.
bool near_the_end(const View& view, std::span<const Action> actions, int cards);

class Exact {
 public:
  // What takes the solver more than `most_nodes` is left to play-outs, and what takes more than the
  // meter has left; but `always` it may spend.
  static constexpr std::uint64_t few_nodes = 25'000;
  explicit Exact(std::uint64_t most_nodes = few_nodes, std::uint64_t always = few_nodes);
  // For the seat to move, in the order of the actions: the score that the solver seeks, less than
  // nothing where that is an opponent's. Empty where the game has no problem to pose or it takes
  // too long, and valid until the next call.
  std::span<const double> values(Imagined& deal, std::span<const Action> actions, Meter& meter);
  // Whether these are what a side scores more than the others, as `Gain` is, or the entry alone.
  bool difference() const { return difference_; }
  // Both sides play as well as they can, and call roem, as far as that does not take too long to
  // find; false where nothing is played.
  bool play_on(Imagined& deal, Meter& meter);

 private:
  solver::Limits limits(const Meter& meter) const;

  std::uint64_t most_nodes_, always_;
  solver::Solver solver_;
  std::vector<double> values_;
  bool difference_ = false;
};

}  // namespace troef::search
