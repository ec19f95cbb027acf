// SPDX-License-Identifier: Apache-2.0
// The best discard and the best trumps, for a declarer who sees all cards.
#pragma once

#include "games/solving.h"

namespace troef {

// From a decision of the declarer before the first lead to the lead: what to do, everything that
// can be declared included, and what it is worth then.
struct Prepared {
  solver::Value value = 0;
  std::vector<Entry> actions;
  std::uint64_t nodes = 0;
};

// nullopt where the declarer is not the one to decide, or the search was ended.
std::optional<Prepared> prepare(solver::Solver& solver, const Deal& deal,
                                const solver::Question& question,
                                const solver::Limits& limits = {});

}  // namespace troef
