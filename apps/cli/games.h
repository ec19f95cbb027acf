// SPDX-License-Identifier: Apache-2.0
// troef games: the games, their presets and their house rules.
#pragma once

#include <string>

namespace troef::cli {

struct GamesOptions {
  std::string game, language;
  bool json = false;
};

int games(const GamesOptions& options);

}  // namespace troef::cli
