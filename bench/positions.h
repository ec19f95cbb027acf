// SPDX-License-Identifier: Apache-2.0
// What the benchmarks start from: first deals under the default rules, and the same deal in the
// engine and in the naive reference, at the first lead.
#pragma once

#include <memory>

#include "reference/reference.h"
#include "troef.h"

namespace troef::bench {

Start default_start(const Game& game);

struct Position {
  Deal deal;
  std::unique_ptr<reference::Deal> naive;
};

// Of random deals under the default rules the first that comes to a first lead.
Position first_lead(const Game& game);

}  // namespace troef::bench
