// SPDX-License-Identifier: Apache-2.0
#include "table/rest.h"

#include <algorithm>

#include "bots/rest/rest.h"
#include "table/timing.h"

namespace troef {
std::optional<Resting> resting(const State& state, Seat seat) {
  const Rest rest = rest_of(state.deal->view(seat));
  if (rest == Rest::unsure) return std::nullopt;
  return Resting{seat, rest == Rest::settled};
}

bool may_take_rest(const State& state, std::string_view person) {
  const auto seat = state.seat_of(person);
  const bool turn = seat && state.to_move() == seat && state.chairs[*seat].by_person();
  return turn && !state.rest && resting(state, *seat).has_value();
}

std::optional<Action> rest_action(const State& state) {
  const auto seat = state.to_move();
  if (!state.rest || !seat) return std::nullopt;
  const Actions legal = state.deal->legal();
  const auto plays = [](const Action& action) { return action.verb == Verb::play; };
  const auto says = [](const Action& action) { return action.marked; };
  if (!std::ranges::all_of(legal, plays)) return std::nullopt;
  if (seat == state.rest->seat) return next_of_rest(state.deal->view(*seat));
  if (!state.rest->settled || std::ranges::any_of(legal, says)) return std::nullopt;
  return legal.front();
}

Time rest_at(const State& state) {
  const bool leads = state.deal->board().facts.trick.empty();
  if (!leads) return state.since + wait::rest;
  return state.rest->settled ? state.since + wait::rest_leads : bot_at(state);
}

}  // namespace troef
