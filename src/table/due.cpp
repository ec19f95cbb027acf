// SPDX-License-Identifier: Apache-2.0
#include "table/due.h"

#include "table/rest.h"
#include "table/rulings.h"
#include "table/timing.h"

namespace troef {
namespace {

Seats have_cut(const State& state) {
  Seats seats;
  for (const Seat seat : state.all()) {
    if (state.cuts[seat]) seats.add(seat);
  }
  return seats;
}

// Nobody is waited for any more.
bool all_in(const State& state) {
  if (state.stage == Stage::cutting) return (state.people() - have_cut(state)).empty();
  const Seats people = state.people();
  return !people.empty() && (people - state.ready).empty();
}

bool waits_for_all(const State& state) {
  return state.stage == Stage::cutting || state.stage == Stage::between ||
         state.awaits(Awaited::close);
}

bool anyone_sits(const State& state) {
  for (const Seat seat : state.all()) {
    if (state.chairs[seat].person) return true;
  }
  return false;
}

line::What after_waiting(const State& state, Surroundings& surroundings) {
  if (state.stage == Stage::cutting) return line::CutsFixed{};
  if (state.stage == Stage::between) return line::NextDeal{draw_secret(surroundings)};
  return line::Closed{};
}

}  // namespace

std::optional<Time> due_at(const State& state) {
  if (state.paused) return anyone_sits(state) ? std::nullopt : std::optional(state.time);
  if (state.undo) return state.undo->since + wait::undo;
  if (waits_for_all(state)) return all_in(state) ? state.since : deadline(state);
  if (rest_action(state)) return rest_at(state);
  if (forced_action(state)) return forced_at(state);
  if (bot_takes_rest(state)) return bot_at(state);
  return std::nullopt;
}

std::optional<line::What> due(const State& state, Time now, Surroundings& surroundings) {
  const auto at = due_at(state);
  if (!at || now < *at) return std::nullopt;
  if (state.paused) return line::Paused{*state.paused, false};
  if (state.undo) return line::UndoLapsed{};
  if (waits_for_all(state)) return after_waiting(state, surroundings);
  const Seat seat = *state.to_move();
  const auto rest = rest_action(state);
  const auto action = rest ? rest : forced_action(state);
  if (!action) return line::RestTaken{seat};
  return line::Acted{seat, *action, line::By::table, std::nullopt};
}

}  // namespace troef
