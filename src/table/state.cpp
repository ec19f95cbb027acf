// SPDX-License-Identifier: Apache-2.0
#include "table/state.h"

#include <algorithm>

namespace troef {

std::string_view name(Stage stage) {
  constexpr std::string_view names[] = {"waiting", "cutting", "playing", "between", "over"};
  return names[static_cast<std::size_t>(stage)];
}

std::optional<Seat> State::seat_of(std::string_view person) const {
  for (const Seat seat : all()) {
    if (chairs[seat].person && chairs[seat].person->id == person) return seat;
  }
  return std::nullopt;
}

bool State::knows_by_another_name(const Person& person) const {
  const auto old = [&](const Person& known) {
    return known.id == person.id && known.name != person.name;
  };
  const auto seat = seat_of(person.id);
  return old(owner) || (seat && old(*chairs[*seat].person)) ||
         std::any_of(wants_in.begin(), wants_in.end(), old);
}

Seats State::people() const {
  Seats people;
  for (const Seat seat : all()) {
    if (chairs[seat].by_person()) people.add(seat);
  }
  return people;
}

bool State::may_sit(std::string_view person) const {
  if (person == owner.id || settings.sit == Sitting::link) return true;
  return settings.sit == Sitting::invited &&
         std::find(let_in.begin(), let_in.end(), person) != let_in.end();
}

bool State::rules_here(std::string_view person, bool owner_here) const {
  if (person == owner.id) return true;
  return stage != Stage::waiting && !owner_here && seat_of(person);
}

std::optional<Seat> State::to_move() const {
  if (stage != Stage::playing) return std::nullopt;
  const Turn turn = deal->turn();
  if (turn.awaited != Awaited::seat) return std::nullopt;
  return turn.seat;
}

bool State::awaits(Awaited what) const {
  return stage == Stage::playing && deal->turn().awaited == what;
}

bool watches_late(const State& state, std::optional<Seat> seat) {
  return !seat && state.settings.watch == Watching::delayed;
}

Seats defenders(const State& state) {
  if (state.stage != Stage::playing) return {};
  const Facts& facts = state.deal->board().facts;
  if (!facts.counsel || !facts.declarer) return {};
  return state.all() - Seats(*facts.declarer);
}

}  // namespace troef
