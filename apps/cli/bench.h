// SPDX-License-Identifier: Apache-2.0
// troef bench: how fast the engine plays, game by game.
#pragma once

namespace troef::cli {

struct BenchOptions {
  double seconds = 0.5;  // for each figure
  bool json = false;
};

int bench(const BenchOptions& options);

}  // namespace troef::cli
