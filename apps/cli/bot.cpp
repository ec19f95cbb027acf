// SPDX-License-Identifier: Apache-2.0
#include "cli/bot.h"

#include <iostream>

#include "cli/errors.h"
#include "cli/output.h"
#include "engines/speak.h"
#include "games/games.h"

namespace troef::cli {
namespace {

bool read_line(std::string& line) { return static_cast<bool>(std::getline(std::cin, line)); }

}  // namespace

int bot(const BotOptions& options) {
  const auto spec = engines::parse_bot_spec(options.name);
  if (!spec) throw call_error(spec.error);
  if (spec.value->outside()) throw call_error("troef bot plays one of its own bots");
  std::ios::sync_with_stdio(false);
  engines::speak(all_games(), *spec.value, read_line, print);
  return all_right;
}

}  // namespace troef::cli
