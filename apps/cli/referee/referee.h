// SPDX-License-Identifier: Apache-2.0
// troef referee: every line of a record checked against the rules.
#pragma once

#include <string>
#include <vector>

#include "deal/game.h"

namespace troef::cli {

struct RefereeOptions {
  std::vector<std::string> files;  // "-" is standard input
  std::string language;
  bool json = false;
};

int referee(const RefereeOptions& options);

}  // namespace troef::cli
