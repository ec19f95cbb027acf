// SPDX-License-Identifier: Apache-2.0
// troef arena: bots against each other over duplicate deals.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/programs.h"

namespace troef::cli {

struct ArenaOptions {
  std::vector<std::string> games;
  std::string preset;
  std::vector<std::string> settings;
  std::vector<std::string> players;  // "A,B", or each by itself
  std::string signals = "none";
  std::uint64_t deals = 1000;
  std::string seed;
  unsigned threads = 0;  // 0: as many as there are processors
  ProgramTimes times;
  bool until_clear = false, ladder = false, all_presets = false, json = false;
};

int arena(const ArenaOptions& options);

}  // namespace troef::cli
