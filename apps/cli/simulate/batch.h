// SPDX-License-Identifier: Apache-2.0
// Deals of a simulation one after another, and their records.
#pragma once

#include <string>
#include <vector>

#include "deal/result.h"
#include "engines/engine.h"

namespace troef::cli {

struct Batch {
  struct Deal {
    Outcome outcome;
    BySeat<Amount> score;
    bool ended_match;
    std::size_t text_end;                   // of its lines in `text`
    std::vector<engines::Conduct> conduct;  // by seat, where there are programs
  };
  std::vector<Deal> deals;
  std::string text;
};

}  // namespace troef::cli
