// SPDX-License-Identifier: Apache-2.0
// The fixed set that the solver is measured on: deals made from a seed, bid and prepared by a plain
// rule that looks at all hands, each at its first lead.
#pragma once

#include "games/games.h"
#include "games/solving.h"

namespace troef::bench {

// One kind of question, asked of many deals.
struct Series {
  std::string name;
  std::string game, preset;
  std::vector<std::string> contracts;  // only deals with one of these
  solver::Question question;
};
const std::vector<Series>& all_series();

std::vector<solver::Problem> problems(const Series& series, int count);

void register_solver();

}  // namespace troef::bench
