// SPDX-License-Identifier: Apache-2.0
// troef simulate: matches played by bots, counted and recorded.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/choice.h"
#include "cli/programs.h"

namespace troef::cli {

struct SimulateOptions {
  GameChoice choice;
  std::uint64_t deals = 1000;
  std::string seed;                               // empty: drawn
  std::vector<std::string> players = {"random"};  // one for all, or one for every seat
  std::string signals = "none";
  ProgramTimes times;
  unsigned threads = 0;  // 0: as many as there are processors
  std::string record;    // a file, "-" or empty
  bool legal = false, honest = false, json = false;
};

int simulate(const SimulateOptions& options);

}  // namespace troef::cli
