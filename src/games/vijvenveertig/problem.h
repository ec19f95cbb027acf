// SPDX-License-Identifier: Apache-2.0
// A point in the play of the cards of Vijvenveertig, and what is sought there, for the solver.
#pragma once

#include "deal/holdings.h"
#include "deal/view.h"
#include "solver/problem.h"

namespace troef::vijvenveertig {

std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                       const solver::Question& question);

}  // namespace troef::vijvenveertig
