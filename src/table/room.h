// SPDX-License-Identifier: Apache-2.0
// A table at work: its state, who listens, and the bots that were asked.
#pragma once

#include "table/apply.h"
#include "table/bot_turns.h"
#include "table/listeners.h"
#include "table/rulings.h"
#include "table/table.h"

namespace troef {

class Table::Room {
 public:
  Room(State state, Surroundings& surroundings)
      : state_(std::move(state)), surroundings_(surroundings), clock_(state_.time) {}

  const State& state() const { return state_; }
  const Listeners& listeners() const { return listeners_; }

  TableOutcome connect(Connection connection, const Person& person, Time now);
  TableOutcome disconnect(Connection connection, Time now);
  TableOutcome receive(Connection connection, std::string_view frame, Time now);
  TableOutcome rename(const Person& person, Time now);
  TableOutcome tick(Time now);
  TableOutcome decided(std::uint64_t ticket, const std::optional<Action>& action, Time now);
  std::optional<Thinking> thinking();
  std::optional<Time> wake() const;

  // A line that the state takes: applied, kept and told.
  bool commit(line::What what, TableOutcome& outcome);
  // For a restore: applied only.
  bool replay(const line::Line& line) {
    const bool fits = apply(state_, line).fits;
    clock_ = state_.time;
    return fits;
  }

 private:
  // Goes on from where it was, also where the host's clock was set back meanwhile.
  void at(Time now) {
    ahead_ = std::max(ahead_, clock_ - now);
    clock_ = now + ahead_;
  }
  void settle(TableOutcome& outcome);
  bool may_enter(const Person& person) const;
  void greet(Connection connection, TableOutcome& outcome);
  void come_back(const Person& person, bool first, TableOutcome& outcome);
  void answer(Connection connection, const wire::Frame& frame, TableOutcome& outcome);
  void tell_presence(std::string_view kind, const Person& person, TableOutcome& outcome);
  static void send(Connection connection, std::string text, TableOutcome& outcome);

  State state_;
  Surroundings& surroundings_;
  Listeners listeners_;
  BotTurns bots_;
  Time clock_;      // of the table, whose times never run back
  Time ahead_ = 0;  // so much of the host's
};

}  // namespace troef
