// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/clues.h"

#include <algorithm>

#include "games/pandoer/cards.h"

namespace troef::pandoer {
namespace {

constexpr Cards aces = Cards::of(Rank::ace);
constexpr Cards jacks = Cards::of(Rank::jack);

// Whether the seat that spoke has to speak again.
bool speaks_again(const View& view, std::size_t event) {
  const Actor bidder = view.events[event].actor;
  if (event + 1 == view.events.size()) {
    return !view.facts.declarer && view.turn.awaited == Awaited::seat && view.turn.seat == bidder;
  }
  const Seen& next = view.events[event + 1];
  const bool speaks = next.action.verb == Verb::pass || next.action.verb == Verb::contract;
  return next.actor == bidder && speaks;
}

// The same contract was bid before in this auction.
bool bid_before(const View& view, std::size_t event) {
  for (std::size_t i = event; i-- > 0;) {
    const Action& action = view.events[i].action;
    if (action.verb == Verb::deal) return false;
    if (action == view.events[event].action) return true;
  }
  return false;
}

// PD-44. Who finds no mate speaks again; but so may who lost an equal bid to the only other seat
// that is left, and a view does not keep which of the two it was.
void read_mate(const View& view, std::size_t event, Clues& clues) {
  const Seat seat = *view.events[event].actor;
  const int at = static_cast<int>(event);
  const bool found = !speaks_again(view, event);
  const bool holds = found && view.facts.holder == seat && view.facts.mate &&
                     view.facts.contract == view.events[event].action.number;
  if (holds) {
    clues.holdings.push_back({at, *view.facts.mate, aces, 2, 2});
  } else if (!found && bid_before(view, event)) {
    clues.more = true;
  } else {
    clues.pairings.push_back({at, seat, aces, 2, found});
  }
}

void read_bid(const View& view, std::size_t event, Clues& clues) {
  const Seat seat = *view.events[event].actor;
  const Contract& contract = contract_at(view.events[event].action.number);
  const int at = static_cast<int>(event);
  if (contract.goal == Goal::points) clues.holdings.push_back({at, seat, jacks, 3, 4, true});
  if (contract.with == With::fourth_ace) clues.holdings.push_back({at, seat, aces, 3, 3, true});
  if (contract.with != With::two_aces) return;
  clues.holdings.push_back({at, seat, aces, 2, 2, true});
  read_mate(view, event, clues);
}

// The duty to become mate lasts until there is one, or three tricks long.
void read_laws(const View& view, Clues& clues) {
  if (view.facts.contract == 0) return;
  const Contract& contract = contract_at(view.facts.contract);
  if (contract.with != With::first_trick) return;
  TrickLaw law = law_of(view.rules, contract, view.facts.trumps);
  const auto seats = static_cast<std::size_t>(view.seats);
  for (std::size_t i = 0; i < clues.plays.size(); ++i) {
    const std::size_t trick = i / seats;
    const bool mate = trick > 0 && view.facts.winners[trick - 1] != view.facts.declarer;
    if (mate || trick >= duty_tricks) law.head = Head::none;
    clues.plays[i].law = law;
  }
}

// PD-11: what was paid tells of a turn-up that rommelpotten have taken away.
void read_first_turn_up(const View& view, Clues& clues) {
  if (!view.rules[Opt::turnup_pay].yes()) return;
  const auto deals = std::count_if(view.events.begin(), view.events.end(),
                                   [](const Seen& seen) { return seen.action.verb == Verb::deal; });
  if (deals < 2) return;
  const bool next = view.turn.awaited == Awaited::pack && view.events.back().actor.has_value() &&
                    view.events.back().action.verb == Verb::pass;
  const Amount scale = view.rules[Opt::pay_scale];
  Amount paid = view.facts.paid[view.dealer] - scale * 6 * (deals / 2 + (next ? 1 : 0));
  if (view.facts.seller == view.dealer) paid -= scale * 2;
  if (view.facts.seller && view.facts.declarer == view.dealer) paid += scale * 2;
  const Cards paying{heart_six, Card(Rank::queen, Suit::spades)};
  if (paid == 0) clues.first_turn_up -= paying;
  if (paid > 0) clues.first_turn_up = heart_six;
  if (paid < 0) clues.first_turn_up = Card(Rank::queen, Suit::spades);
}

// PD-45: the declarer lacked one jack, and gave none for it, or had all four.
void read_jacks(const View& view, int at, Clues& clues) {
  const Seen& event = view.events[static_cast<std::size_t>(at)];
  if (event.action.verb == Verb::buy) {
    clues.holdings.push_back({at, *event.actor, event.action.card, 0, 0});
    clues.holdings.push_back({at + 1, *event.actor, jacks, 4, 4});
  } else if (!view.facts.seller && contract_at(view.facts.contract).goal == Goal::points) {
    clues.holdings.push_back({at, *event.actor, jacks, 4, 4});
  }
}

}  // namespace

void read(const View& view, Clues& clues) {
  read_laws(view, clues);
  read_first_turn_up(view, clues);
  std::size_t auction = 0;
  bool bidding = false;
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Verb verb = view.events[i].action.verb;
    if (verb == Verb::deal) bidding = false;
    if (verb == Verb::buy || verb == Verb::discard) read_jacks(view, static_cast<int>(i), clues);
    if (verb != Verb::contract) continue;
    if (!bidding) auction = i;
    bidding = true;
    read_bid(view, i, clues);
  }
  if (!bidding) return;
  for (const Seat seat : Seats::all(view.seats)) {
    const auto sum = view.facts.compared[seat];
    if (!sum) continue;
    clues.sums.push_back({.event = static_cast<int>(auction),
                          .seat = seat,
                          .law = {},
                          .sums = {*sum},
                          .with_turn_up = true});
  }
}

}  // namespace troef::pandoer
