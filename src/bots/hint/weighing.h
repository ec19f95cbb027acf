// SPDX-License-Identifier: Apache-2.0
// What is told of an option agrees with what the solver says of it, too.
#pragma once

#include "bots/hint/trial.h"

namespace troef::hints {

// Weighs how each option was played out, so that they bring on average as much more or less than
// the best one as their gains do; the best one as it was played out. All that is told of an option,
// such as how often a contract is made, then goes together, and nothing is told that cannot be.
void weigh(Trial& trial);

}  // namespace troef::hints
