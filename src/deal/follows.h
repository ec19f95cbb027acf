// SPDX-License-Identifier: Apache-2.0
// Which house rule decides the default of another, and what it then is.
#pragma once

#include <optional>
#include <vector>

#include "deal/rules.h"

namespace troef {

// The default as each word of the deciding option makes it; found by setting them.
struct Following {
  const Option* option;       // the one that decides
  std::vector<int> defaults;  // in the order of its words
};

// Of the option at this place; nothing where its default is always the same.
std::optional<Following> what_decides(Options table, int place);

}  // namespace troef
