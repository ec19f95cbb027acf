// SPDX-License-Identifier: Apache-2.0
// Any bytes as the value of an option and as its name; the first two choose game and option.
#include <cstdint>

#include "troef.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef;
  if (size < 2) return 0;
  const Games games = all_games();
  const Game& game = *games[data[0] % games.size()];
  const Options options = game.options();
  Rules rules = default_rules(game);
  const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
  (void)rules.set(options[data[1] % options.size()].name, text);
  (void)rules.set(text, "1");
  (void)game.refuse(rules);
  return 0;
}
