// SPDX-License-Identifier: Apache-2.0
// troef solve: what positions are worth with best play, one or a million at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/choice.h"
#include "cli/solve/batch.h"

namespace troef::cli {

struct SolveOptions {
  std::vector<std::string> files;  // "-" is standard input
  std::string position;            // a record or hands, given with the call
  int at = -1;
  bool every = false, choices = false;

  std::string game;    // of hands: GAME or GAME:PRESET
  std::string random;  // the same, of deals to be drawn
  std::vector<std::string> settings;
  int dealer = 0;
  std::string after;
  std::uint64_t deals = 0;  // not given: 1000
  std::string seed, bot;    // not given: thumb

  std::string goal = "score";
  bool no_cards = false, no_line = false, explain = false;
  std::uint64_t nodes = 0;
  double time = 0;

  bool json = false, with_position = false, with_source = false;
  std::string format, output, language;
  bool resume = false, strict = false;
  unsigned jobs = 0;  // 0: as many as there are processors
  std::string shard;
};

// The processes of a cluster that a batch may be spread over; docs/cli.md, "On a cluster".
class Ranks {
 public:
  virtual ~Ranks() = default;
  // Of the process that reads and writes: workers elsewhere, so many in each.
  virtual Workers workers(unsigned threads) = 0;
  // Whether this is another process, which only serves that one.
  virtual bool serves() const = 0;
  // The text of the process that reads and writes, in all of them.
  virtual std::string agreed(const std::string& text) = 0;
  // Does jobs with so many threads until there are no more.
  virtual void serve(const Plan& plan, unsigned threads, std::atomic<bool>& stop) = 0;
};

int solve(const SolveOptions& options, Ranks* ranks = nullptr);

}  // namespace troef::cli
