// SPDX-License-Identifier: Apache-2.0
// A bot that plays by rules of thumb, at once: it values its hand, counts the cards, and weighs
// each card that it may play. Its seed breaks ties and nothing else.
#pragma once

#include "bots/bot.h"

namespace troef {

class ThumbBot final : public Bot {
 public:
  explicit ThumbBot(std::uint64_t seed, const Convention* signals = nullptr)
      : ties_(seed), signals_(signals) {}
  Action choose(const View& view) override;
  std::optional<Action> aside(const View& view) override;

 private:
  Quick ties_;
  const Convention* signals_;
};

}  // namespace troef
