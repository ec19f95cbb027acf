// SPDX-License-Identifier: Apache-2.0
#include "learn/deals.h"

#include <algorithm>
#include <cmath>

#include "bots/learnt/opinion.h"
#include "bots/search/gain.h"
#include "bots/thumb/card.h"
#include "layouts.h"
#include "table/match.h"

namespace troef::learn {
namespace {

constexpr int choices_a_deal = 2;
constexpr double noise_between =
    0.1;  // units by which luck makes one card seem better than another

// By luck, as the greatest of these sums is drawn by a softmax.
double gumbel(Quick& luck) { return -std::log(-std::log((luck.next() + 1.0) / 4294967300.0)); }

Actions plays_of(const View& view) {
  Actions plays;
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play && !action.marked) plays.push_back(action);
  }
  return plays;
}

bool may_choose_card(Imagined& deal) {
  return deal.awaited() == Awaited::seat && deal.playable().size() > 1;
}

}  // namespace

Deals::Deals(const Game& game, std::vector<Rules> house_rules, std::uint64_t seed)
    : game_(game), house_rules_(std::move(house_rules)), luck_(seed), thumb_(~seed) {}

void Deals::play(const learnt::Network& network, const std::function<void(const Choice&)>& note) {
  Deal dealt(next_start());
  if (!bid(dealt)) return;
  const View first = dealt.view(dealt.turn().seat);
  Imagined deal(first);
  if (!deal.retrace(test::true_layout(dealt, first))) return;
  const int all = first.seats * first.hand().size();
  std::array<int, choices_a_deal> at{};
  for (int& each : at) each = luck_.roughly_below(all);
  for (int card = 0; deal.awaited() != Awaited::nothing; ++card) {
    if (may_choose_card(deal) && std::find(at.begin(), at.end(), card) != at.end()) {
      const Choice choice = tried(deal, network);
      if (choice.cards.size() > 1) note(choice);
    }
    step(deal, network, noise_between);
  }
}

Start Deals::next_start() {
  const int at = luck_.roughly_below(static_cast<int>(house_rules_.size()));
  Start start = start_of(game_, house_rules_[static_cast<std::size_t>(at)]);
  start.number = 1;
  start.dealer = Seat(luck_.roughly_below(start.seats));
  return start;
}

bool Deals::bid(Deal& deal) {
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited != Awaited::seat) {
      play_chance(deal, luck_);
      continue;
    }
    const View view = deal.view(turn.seat);
    if (view.legal.front().verb == Verb::play) return true;
    deal.play(turn.seat, thumb_.choose(view));
  }
  return false;
}

Card Deals::chosen(const View& view, std::span<const Action> plays, const learnt::Network& network,
                   double noise) {
  const auto marks = learnt::marks_of(view, plays);
  std::size_t best = 0;
  double most = 0;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    const double worth =
        network.worth(marks[i]) + (noise > 0 ? noise * network.unit * gumbel(luck_) : 0);
    if (i == 0 || worth > most) best = i, most = worth;
  }
  return plays[best].card;
}

void Deals::step(Imagined& deal, const learnt::Network& network, double noise) {
  if (deal.awaited() != Awaited::seat) return deal.play_chance(luck_);
  const Seat seat = deal.to_move();
  for (const Seat calls : Seats::all(deal.view(seat).seats)) {
    if (deal.uncalled_roem() > 0 && deal.may_call(calls)) deal.play(calls, word(Verb::call_roem));
  }
  if (deal.awaited() != Awaited::seat) return;
  const Cards cards = deal.playable();
  if (cards.size() == 1) return deal.play(seat, with_card(Verb::play, cards.first()));
  const View& view = deal.view(seat);
  const Actions plays = plays_of(view);
  const bool a_card = !plays.empty() && view.legal.front().verb == Verb::play;
  deal.play(seat, a_card ? thumb::as_played(view, chosen(view, plays, network, noise))
                         : thumb_.choose(view));
}

Choice Deals::tried(Imagined& deal, const learnt::Network& network) {
  const Seat seat = deal.to_move();
  const View& view = deal.view(seat);
  const search::Gain gain(view, seat);
  const Actions plays = plays_of(view);
  Choice choice{learnt::marks_of(view, plays), {}};
  const Quick luck = luck_;
  deal.mark();
  for (const Action& action : plays) {
    deal.rewind();
    luck_ = luck;
    deal.play(seat, action);
    while (deal.awaited() != Awaited::nothing) step(deal, network, 0);
    choice.gains.push_back(gain(deal.result()));
  }
  deal.rewind();
  return choice;
}

}  // namespace troef::learn
