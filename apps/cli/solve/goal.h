// SPDX-License-Identifier: Apache-2.0
// What is sought, by the names that `--goal` takes.
#pragma once

#include <string>
#include <vector>

#include "solver/goal.h"

namespace troef::cli {

struct Asked {
  std::string name;  // as answers repeat it
  solver::Question question;
};

// All but exactly:N.
std::vector<Asked> plain_goals();
// Throws a Failure that says what there is, nearest first.
Asked goal_by_name(const std::string& name);

}  // namespace troef::cli
