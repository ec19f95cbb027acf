// SPDX-License-Identifier: Apache-2.0
// A bot that thinks before it acts: it imagines deals that fit all it saw, and tries what it may do
// in each of them (docs/bots.md). Its seed, its view and its nodes decide what it does.
#pragma once

#include "bots/bot.h"
#include "bots/search/meter.h"
#include "bots/search/tuning.h"

namespace troef::search {

class Thinker final : public Bot {
 public:
  Thinker(const BotSettings& settings, const Tuning& tuning);
  Action choose(const View& view) override;
  std::optional<Action> aside(const View& view) override;
  bool constant() const override { return limits_.milliseconds == 0 && allowed_ == 0; }
  void allow(std::int64_t milliseconds) override { allowed_ = milliseconds; }

 private:
  std::uint64_t seed_;
  const Convention* signals_;
  Limits limits_;
  std::int64_t allowed_ = 0;  // 0: no more than that limits it
  Tuning tuning_;
};

}  // namespace troef::search
