// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/clues.h"

#include "games/pandoer/cards.h"

namespace troef::pandoer {
namespace {

constexpr Cards aces = Cards::of(Rank::ace);
constexpr Cards jacks = Cards::of(Rank::jack);

void read_bid(const Seen& bid, int at, Clues& clues) {
  const Seat seat = *bid.actor;
  const Contract& contract = contract_at(bid.action.number);
  if (contract.goal == Goal::points) clues.holdings.push_back({at, seat, jacks, 3, 4, true});
  if (contract.with == With::fourth_ace) clues.holdings.push_back({at, seat, aces, 3, 3, true});
  if (contract.with != With::two_aces) return;
  clues.holdings.push_back({at, seat, aces, 2, 2, true});
  if (bid.mate) {
    clues.holdings.push_back({at, *bid.mate, aces, 2, 2});
  } else {
    clues.parted.push_back({at, seat, aces, 2});
  }
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
  std::size_t auction = 0;
  bool bidding = false;
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Verb verb = view.events[i].action.verb;
    if (verb == Verb::deal) bidding = false;
    if (verb == Verb::buy || verb == Verb::discard) read_jacks(view, static_cast<int>(i), clues);
    if (verb != Verb::contract) continue;
    if (!bidding) auction = i;
    bidding = true;
    read_bid(view.events[i], static_cast<int>(i), clues);
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
