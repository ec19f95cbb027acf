// SPDX-License-Identifier: Apache-2.0
#include "table/sight.h"

#include <algorithm>

#include "deal/offered.h"
#include "table/all_seeing.h"

namespace troef {
namespace {

FreshSight make_sight(const Deal& deal, View view, int at) {
  FreshSight fresh{std::make_shared<Sight>(), {}};
  Sight& sight = *fresh.kept;
  write_look(sight.look, view, own_turn(deal, view), at);
  sight.there = true;
  sight.deal = view.number;
  sight.events = view.events.size();
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Seen& seen = view.events[i];
    if (seen.hidden && seen.action.verb != Verb::deal) sight.hidden.push_back(i);
  }
  fresh.events = std::move(view.events);
  return fresh;
}

FreshSight nothing() { return {std::make_shared<Sight>(), {}}; }

}  // namespace

const FreshSight& Sights::of(const State& state, std::optional<Seat> seat) {
  FreshSight& fresh = fresh_[seat ? static_cast<std::size_t>(seat->index()) : beside];
  if (!fresh.kept) fresh = watch(state, seat);
  return fresh;
}

FreshSight Sights::watch(const State& state, std::optional<Seat> seat) {
  if (!state.deal) return nothing();
  if (!seat && state.settings.watch == Watching::none) return nothing();
  if (!seat && state.settings.watch == Watching::delayed) return delayed(state);
  return make_sight(*state.deal, offered(state.deal->view(seat)), state.at);
}

// Every event of the present deal shows one of the deal before; its end shows all that is left.
FreshSight Sights::delayed(const State& state) {
  if (state.stage == Stage::over) {
    return make_sight(*state.deal, all_seeing(*state.deal), state.at);
  }
  if (!state.before) return nothing();
  const Deal& whole = *state.before;
  const std::size_t all = whole.events().size();
  const std::size_t until = state.deal->over() ? all : std::min(all, state.deal->events().size());
  const std::string& match = state.match->id();
  const bool same = shown_ && match_ == match && shown_->start().number == whole.start().number &&
                    shown_->events().size() <= until;
  if (!same) shown_.emplace(whole.start());
  match_ = match;
  while (shown_->events().size() < until) {
    shown_->follow(whole);
  }
  return make_sight(*shown_, all_seeing(*shown_), static_cast<int>(until));
}

}  // namespace troef
