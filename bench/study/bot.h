// SPDX-License-Identifier: Apache-2.0
// A bot that is studied: `club` with other numbers, as in "layouts=32,nodes_playing=96000".
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "bots/search/tuning.h"

namespace troef::study {

struct Studied {
  std::string text;  // "club" where no number differs
  search::Tuning tuning;
};

// Throws std::invalid_argument, which tells the numbers that there are.
Studied studied(const std::string& text);

}  // namespace troef::study
