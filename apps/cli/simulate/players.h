// SPDX-License-Identifier: Apache-2.0
// The players of a simulation. Those called `random` look straight at the deal's list of legal
// actions, for speed; every other bot gets its view.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "cli/programs.h"
#include "deal/deal.h"
#include "engines/engine.h"
#include "engines/spec.h"

namespace troef::cli {

class Players {
 public:
  // A bot for every seat; what they leave to chance is decided by `words`.
  Players(const std::vector<engines::BotSpec>& specs, const ProgramTimes& times,
          const Convention* signals, Words& words);

  // From the pack that was dealt to the end; false if it was told to stop before. The legal list
  // of every entry is added to `legal` if that is asked for.
  bool play(Deal& deal, Words& words, std::vector<std::string>* legal,
            const std::atomic<bool>& stop);
  // By seat, since this was last asked; empty where there are no programs.
  std::vector<engines::Conduct> take_conduct();

 private:
  void announce_deal();
  void act(Deal& deal, Seat seat);
  void enter(Deal& deal, Seat seat, const Action& action);
  bool someone_interrupts(Deal& deal, bool closing);
  std::optional<Action> aside(const Deal& deal, Seat seat, bool closing);
  std::optional<Action> random_aside(const Deal& deal, Seat seat, bool closing);
  Action random_action(const Deal& deal);
  bool one_in(int chance) { return quick_.roughly_below(chance) == 0; }

  Quick quick_;
  const Convention* signals_;
  std::vector<std::unique_ptr<Bot>> bots_;  // by seat; none for `random`
  std::vector<std::string> names_;
  std::vector<std::uint64_t> seeds_;
  Actions scratch_;
  std::vector<std::string>* legal_ = nullptr;
};

}  // namespace troef::cli
