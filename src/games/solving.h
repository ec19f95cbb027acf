// SPDX-License-Identifier: Apache-2.0
// The solver asked about a deal: problems from deals, and answers as actions (docs/solver.md).
#pragma once

#include "deal/deal.h"
#include "solver/solver.h"

namespace troef {

// A problem, or why there is none.
struct Posed {
  std::optional<solver::Problem> problem;
  std::string error;
};
Posed pose(const Deal& deal, const solver::Question& question);
// Of a point further on in the deal: the same seats maximise as in the problem of the point before,
// and mates that were found since.
Posed pose(const Deal& deal, const solver::Question& question, const solver::Problem& before);
// Whether a seat has a card to play, or to rob one with; not the choice of who turned up an ace.
bool cards_are_played(const Deal& deal);
// A revoke was claimed, rightly, and the deal went on (HJ-51).
bool revoke_was_claimed(const Deal& deal);

// What a seat to move in the play of the cards can do, and what comes of it, in the order of
// Deal::legal().
struct Solved {
  solver::Bounds value;
  struct Choice {
    Action action;
    solver::Bounds value;
  };
  std::vector<Choice> choices;
  std::vector<Entry> line;  // to the end of the deal; empty where the value is not exact
  std::uint64_t nodes = 0;

  // The value, and that of every choice.
  bool exact() const;
};

// Of what the side that maximises can choose from, which is not nothing.
solver::Bounds best_of(const std::vector<Solved::Choice>& choices);

struct Wanted {
  bool choices = true;
  bool line = true;
};

// `problem` is what pose() made of the deal.
Solved solve(solver::Solver& solver, const Deal& deal, const solver::Problem& problem,
             const Wanted& wanted = {}, const solver::Limits& limits = {});

}  // namespace troef
