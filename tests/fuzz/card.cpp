// SPDX-License-Identifier: Apache-2.0
// Any bytes as a card, and as the value of every option.
#include <cstdint>
#include <cstdlib>

#include "troef.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto card = parse_card(text)) {
    if (parse_card(to_string(*card)) != card) std::abort();
  }
  for (const Game* game : all_games()) {
    Rules rules = default_rules(*game);
    for (const Option& option : game->options()) (void)rules.set(option.name, text);
    (void)rules.set(text, "1");
    (void)game->refuse(rules);
  }
  return 0;
}
