// SPDX-License-Identifier: Apache-2.0
#include "bots/bot.h"

#include "bots/random.h"
#include "bots/thumb/thumb.h"

namespace troef {

std::span<const std::string_view> bot_names() {
  static constexpr std::string_view names[] = {"random", "thumb"};
  return names;
}

std::unique_ptr<Bot> make_bot(const BotSettings& settings) {
  if (settings.name == "random") return std::make_unique<RandomBot>(settings.seed);
  if (settings.name == "thumb") {
    return std::make_unique<ThumbBot>(settings.seed, settings.signals);
  }
  return nullptr;
}

const Action& any_of(const Actions& legal, Quick& random) {
  return legal[static_cast<std::size_t>(random.roughly_below(static_cast<int>(legal.size())))];
}

}  // namespace troef
