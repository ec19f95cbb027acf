// SPDX-License-Identifier: Apache-2.0
// Which bots are to be asked what, each once a moment, and which answers still count.
#pragma once

#include <optional>
#include <vector>

#include "table/state.h"
#include "table/table.h"

namespace troef {

struct AskedBot {
  std::uint64_t ticket;
  Seat seat;
  bool aside;
  bool late;  // for a person whose time is up
};

class BotTurns {
 public:
  // What was asked before counts no more: something happened that may change the answers.
  void forget();
  std::optional<Thinking> next(const State& state, Time now);
  std::optional<AskedBot> answered(std::uint64_t ticket);
  // When a bot is to be asked that need not be asked yet.
  std::optional<Time> next_at(const State& state) const;

 private:
  struct Turn {
    Seat seat;
    bool late;
    Time from;
  };
  std::optional<Turn> turn(const State& state) const;
  std::optional<Thinking> aside(const State& state);
  Thinking ask(const State& state, Seat seat, bool aside, bool late);

  std::vector<AskedBot> asked_;
  Seats asides_asked_;
  bool turn_asked_ = false;
};

}  // namespace troef
