// SPDX-License-Identifier: Apache-2.0
#include "table/rest.h"

#include <algorithm>

#include "bots/rest/rest.h"

namespace troef {
std::optional<Resting> resting(const State& state, Seat seat) {
  const Rest rest = rest_of(state.deal->view(seat));
  if (rest == Rest::unsure) return std::nullopt;
  return Resting{seat, rest == Rest::settled};
}

bool may_take_rest(const State& state, std::string_view person) {
  const auto seat = state.seat_of(person);
  const bool turn = seat && state.to_move() == seat && state.chairs[*seat].by_person();
  return turn && !state.rest && !state.paused && resting(state, *seat).has_value();
}

bool bot_takes_rest(const State& state) {
  const auto seat = state.to_move();
  const bool turn = seat && state.chairs[*seat].by_bot();
  return turn && !state.rest && !state.settings.forced_by_hand &&
         takes_rest(state.deal->view(seat));
}

std::optional<Action> rest_action(const State& state) {
  const auto seat = state.to_move();
  if (!state.rest || !seat) return std::nullopt;
  const Actions legal = state.deal->legal();
  const bool calls = state.chairs[*seat].by_bot() && may_call_roem(legal);
  if (calls || !is_only_to_play(legal)) return std::nullopt;
  if (seat == state.rest->seat) {
    const Action next = next_of_rest(state.deal->view(seat));
    const bool may = std::ranges::find(legal, next) != legal.end();
    return may ? std::optional(next) : std::nullopt;
  }
  if (!state.rest->settled || !is_any_card(legal)) return std::nullopt;
  return legal.front();
}

}  // namespace troef
