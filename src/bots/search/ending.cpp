// SPDX-License-Identifier: Apache-2.0
#include "bots/search/ending.h"

namespace troef::search {
namespace {

// Small: endings are, and the table is cleared for each.
constexpr int table_bits = 10;
// A node of the solver is so much quicker than an action of a play-out.
constexpr std::uint64_t nodes_an_action = 16;
constexpr std::uint64_t nodes_an_ending = 10;  // to make it ready

Action action_of(const solver::Move& move, const Imagined& deal) {
  using Kind = solver::Move::Kind;
  switch (move.kind) {
    case Kind::call:
      return word(Verb::call_roem);
    case Kind::rob:
      return with_card(Verb::rob, move.card);
    case Kind::turn_down:
      return word(Verb::turn_down);
    case Kind::stop:
      return word(Verb::stop);
    case Kind::play:
      return with_card(Verb::play, move.card);
    case Kind::declare:
      break;
  }
  Actions legal;
  deal.legal(legal);
  for (const Action& action : legal) {
    if (action.verb == Verb::roem) return action;
  }
  return legal.front();
}

}  // namespace

std::optional<solver::Problem> problem_of(Imagined& deal) {
  // Who declared knows what was declared.
  const View& view = deal.view(deal.declarer().value_or(deal.to_move()));
  return view.game->problem(view, deal.holdings(), {solver::Sought::score, 0});
}

Ending::Ending() : solver_(solver::Solver::Settings{.table_bits = table_bits, .switches = {}}) {}

bool Ending::near(const Imagined& deal, int cards) const {
  return deal.opposed() && deal.between_tricks() && deal.cards_left() <= cards;
}

void Ending::play(Imagined& deal, Meter& meter) {
  const auto problem = problem_of(deal);
  if (!problem) return;
  const auto line = solver_.line(*problem);
  meter.spend(solver_.nodes() / nodes_an_action + nodes_an_ending);
  for (const solver::Turned& turned : line) {
    if (deal.awaited() != Awaited::seat || deal.to_move() != turned.seat) return;
    deal.play(turned.seat, action_of(turned.move, deal));
  }
}

}  // namespace troef::search
