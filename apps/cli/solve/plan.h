// SPDX-License-Identifier: Apache-2.0
// What a call of `troef solve` means; every process of a batch makes the same of it.
#pragma once

#include "cli/solve/solve.h"

namespace troef::cli {

// Throws a Failure where the options are wrong or do not go together.
Plan plan_of(const SolveOptions& options);

}  // namespace troef::cli
