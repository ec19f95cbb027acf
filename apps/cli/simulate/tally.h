// SPDX-License-Identifier: Apache-2.0
// What a simulation comes to: how deals ended, what seats scored, how fast it went.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/simulate/batch.h"
#include "engines/spec.h"

namespace troef::cli {

struct Tally {
  std::uint64_t deals = 0, matches = 0;
  std::array<std::uint64_t, 10> outcomes{};
  BySeat<Amount> score;

  std::vector<engines::Conduct> conduct;  // by seat, where there are programs

  void add(const Batch::Deal& deal);
};

// What the summary is headed with.
struct TallyHead {
  const Game* game;
  std::string preset;
  Rules rules;
  std::vector<engines::BotSpec> players;  // by seat
  std::string signals;
  std::string seed;
  int seats = 4;
  unsigned threads = 1;
  double seconds = 0;
  bool stopped = false;  // by a signal
};
std::string summary_text(const Tally& tally, const TallyHead& head);
std::string summary_json(const Tally& tally, const TallyHead& head);

}  // namespace troef::cli
