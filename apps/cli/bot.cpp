// SPDX-License-Identifier: Apache-2.0
#include "cli/bot.h"

#include <iostream>

#include "cli/errors.h"
#include "cli/output.h"
#include "engines/speak.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// Only a bot of ours speaks here.
void refuse_others(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  if (make_bot(std::string(name), 0)) return;
  const auto own = bot_names(), baselines = baseline_names();
  std::vector<std::string_view> names(own.begin(), own.end());
  names.insert(names.end(), baselines.begin(), baselines.end());
  throw call_error((name == "cmd" ? "troef bot is no other program"
                                  : "unknown bot \"" + std::string(name) + "\"") +
                   "; there is " + nearest_first(name, names));
}

bool read_line(std::string& line) { return static_cast<bool>(std::getline(std::cin, line)); }

}  // namespace

int bot(const BotOptions& options) {
  refuse_others(options.name);
  const auto spec = engines::parse_bot_spec(options.name);
  if (!spec) throw call_error(spec.error);
  std::ios::sync_with_stdio(false);
  engines::speak(all_games(), *spec.value, read_line, print);
  return all_right;
}

}  // namespace troef::cli
