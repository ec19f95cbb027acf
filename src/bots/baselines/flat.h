// SPDX-License-Identifier: Apache-2.0
// Flat Monte Carlo, to measure others by: every action is tried as often as the next, in layouts
// that are drawn evenly, and the deal played out at random.
#pragma once

#include "bots/bot.h"

namespace troef {

class FlatBot final : public Bot {
 public:
  // Its nodes are play-outs; 4,000 if it is told nothing.
  explicit FlatBot(const BotSettings& settings)
      : seed_(settings.seed),
        signals_(settings.signals),
        playouts_(settings.nodes > 0 ? settings.nodes : 4'000) {}
  Action choose(const View& view) override;
  std::optional<Action> aside(const View& view) override;
  bool constant() const override { return true; }

 private:
  std::uint64_t seed_;
  const Convention* signals_;
  std::uint64_t playouts_;
};

}  // namespace troef
