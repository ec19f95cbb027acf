// SPDX-License-Identifier: Apache-2.0
// A player who sees all cards, to measure others by. It is seated by the arena alone, which shows
// it the deal; no bot that is made by name ever gets one. It plays the cards as the solver has it
// for the score; before that it is club.
#pragma once

#include "bots/bot.h"
#include "deal/deal.h"
#include "solver/solver.h"

namespace troef::cli {

class Seer final : public Bot {
 public:
  static constexpr std::string_view name = "seer";

  explicit Seer(std::uint64_t seed, const Convention* signals);
  // Before each question.
  void look(const Deal& deal) { deal_ = &deal; }
  Action choose(const View& view) override;
  std::optional<Action> aside(const View& view) override { return club_->aside(view); }

 private:
  const Deal* deal_ = nullptr;
  std::unique_ptr<Bot> club_;
  solver::Solver solver_;
};

}  // namespace troef::cli
