// SPDX-License-Identifier: Apache-2.0
#include "bots/search/exact.h"

#include <algorithm>

namespace troef::search {
namespace {

// Small, for the nearest cache, where few cards are left. Where many are, three times the nodes
// would be needed with so small a table.
constexpr int small_table_bits = 12, table_bits = 15;
// A node of the solver is so much quicker than an action of a play-out.
constexpr std::uint64_t nodes_an_action = 16;
constexpr std::uint64_t nodes_a_problem = 10;  // to make it ready

}  // namespace

std::optional<solver::Problem> problem_of(Imagined& deal) {
  if (deal.weakened()) return std::nullopt;
  // Who declared knows what was declared.
  const View& view = deal.view(deal.declarer().value_or(deal.to_move()));
  return view.game->problem(view, deal.holdings(), {solver::Sought::score, 0});
}

bool cards_only(std::span<const Action> actions) {
  return std::all_of(actions.begin(), actions.end(),
                     [](const Action& action) { return action.verb == Verb::play; });
}

bool near_the_end(const View& view, std::span<const Action> actions, int cards) {
  return view.sides.count() == 2 && view.hand().size() <= cards && cards_only(actions);
}

Exact::Exact(std::uint64_t most_nodes, std::uint64_t always)
    : most_nodes_(most_nodes),
      always_(always),
      solver_(solver::Solver::Settings{
          .table_bits = most_nodes <= few_nodes ? small_table_bits : table_bits, .switches = {}}) {}

solver::Limits Exact::limits(const Meter& meter) const {
  const std::uint64_t left = meter.left() * nodes_an_action;
  return {.nodes = std::max(always_, std::min(most_nodes_, left)), .stop = nullptr};
}

std::span<const double> Exact::values(Imagined& deal, std::span<const Action> actions,
                                      Meter& meter) {
  values_.clear();
  meter.spend(nodes_a_problem);
  const auto problem = problem_of(deal);
  if (!problem) return {};
  difference_ = problem->difference;
  const double sign = problem->maximisers.has(problem->to_move()) ? 1 : -1;
  const auto moves = solver_.moves(*problem, limits(meter));
  meter.spend(solver_.nodes() / nodes_an_action);
  for (const Action& action : actions) {
    const auto found = std::find_if(moves.begin(), moves.end(), [&](const solver::Valued& valued) {
      return valued.move == solver::Move{solver::Move::Kind::play, action.card};
    });
    if (found == moves.end() || !found->value.exact()) return {};
    values_.push_back(sign * static_cast<double>(found->value.low));
  }
  return values_;
}

bool Exact::play_on(Imagined& deal, Meter& meter) {
  meter.spend(nodes_a_problem);
  const auto problem = problem_of(deal);
  if (!problem) return false;
  const auto line = solver_.best(*problem, limits(meter)).line;
  meter.spend(solver_.nodes() / nodes_an_action);
  for (const auto& [seat, move] : line) {
    if (move.kind == solver::Move::Kind::call) {
      deal.play(seat, word(Verb::call_roem));
    } else if (deal.awaited() != Awaited::seat || move.kind != solver::Move::Kind::play) {
      break;
    } else {
      deal.play(seat, with_card(Verb::play, move.card));
    }
  }
  return !line.empty();
}

}  // namespace troef::search
