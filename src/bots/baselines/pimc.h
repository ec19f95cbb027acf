// SPDX-License-Identifier: Apache-2.0
// Plain perfect-information Monte Carlo, to measure others by: the value of every card with all
// cards known, averaged over layouts that are drawn evenly. Before the cards are played it is
// thumb.
#pragma once

#include "bots/bot.h"
#include "solver/solver.h"

namespace troef {

class PimcBot final : public Bot {
 public:
  // Its nodes are layouts; 20 if it is told nothing.
  explicit PimcBot(const BotSettings& settings);
  Action choose(const View& view) override;
  std::optional<Action> aside(const View& view) override;
  bool constant() const override { return true; }

 private:
  std::uint64_t seed_;
  const Convention* signals_;
  std::uint64_t layouts_;
  solver::Solver solver_;
};

}  // namespace troef
