// SPDX-License-Identifier: Apache-2.0
#include "table/take_back.h"

#include <algorithm>
#include <iterator>

#include "deal/choice.h"

namespace troef {
namespace {

// Whether some seat, or everybody, can point at a card at which it could not before.
bool shows_cards(const Where& before, const Where& after, Seats all) {
  for (const Seat seat : all) {
    if (after.known(seat) - before.known(seat)) return true;
  }
  return static_cast<bool>(after.open() - before.open());
}

// Whether the table has answered with something that follows from hidden cards.
bool answers(const Facts& before, const Facts& after, const Event& event) {
  if (before.mate != after.mate || !(before.compared == after.compared)) return true;
  return event.action.verb == Verb::contract && after.holder != event.actor;
}

// Whatever the cards are.
bool always_tells(const Event& event) {
  if (!event.actor || event.said != 0) return true;
  switch (event.action.verb) {
    case Verb::play:
    case Verb::roem:
    case Verb::call_roem:
    case Verb::claim_revoke:
      return true;
    default:
      return false;
  }
}

bool tells(const Deal& before, const Deal& after) {
  const Event& event = after.events().back();
  return always_tells(event) || answers(before.board().facts, after.board().facts, event) ||
         shows_cards(before.board().where, after.board().where, Seats::all(after.start().seats));
}

}  // namespace

std::optional<std::size_t> undoable(const State& state, Seat seat) {
  if (state.stage != Stage::playing || state.rest) return std::nullopt;
  const Deal& deal = *state.deal;
  const auto& events = deal.events();
  const auto own = std::find_if(events.rbegin(), events.rend(),
                                [&](const Event& each) { return each.actor == seat; });
  if (own == events.rend() || std::any_of(events.rbegin(), std::next(own), always_tells)) {
    return std::nullopt;
  }
  const auto event = last_choice(deal, seat, state.settings.forced_by_hand);
  if (!event) return std::nullopt;
  Deal after = deal.after(*event);
  while (after.events().size() < deal.events().size()) {
    const Deal before = after;
    after.follow(deal);
    if (tells(before, after)) return std::nullopt;
  }
  return event;
}

bool may_take_back(const State& state, std::string_view person) {
  const auto seat = state.seat_of(person);
  return seat && state.chairs[*seat].by_person() && !state.undo && undoable(state, *seat);
}

void take_back(State& state, std::size_t event) {
  state.deal = state.deal->after(event);
  ++state.at;
  ++state.undone;
}

}  // namespace troef
