// SPDX-License-Identifier: Apache-2.0
#include "games/signature.h"

#include "deal/chance.h"
#include "games/games.h"
#include "games/solving.h"

namespace troef {
namespace {

constexpr int deals_a_game = 6;
constexpr int most_cards = 6;  // in a hand

// Random up to a decision with few enough cards; nullopt where it does not come to that.
std::optional<solver::Problem> random_problem(const Game& game, Quick& random) {
  Deal deal(start_of(game, default_rules(game)));
  Actions legal;
  for (Turn turn = deal.turn(); turn.awaited != Awaited::nothing; turn = deal.turn()) {
    if (turn.awaited != Awaited::seat) {
      deal.play(draw_chance(turn, random));
      continue;
    }
    if (deal.board().where.hand(turn.seat).size() <= most_cards) {
      if (const Posed posed = pose(deal, {}); posed.problem) return posed.problem;
    }
    deal.legal(legal);
    const int choice = random.roughly_below(static_cast<int>(legal.size()));
    deal.play(turn.seat, legal[static_cast<std::size_t>(choice)]);
  }
  return std::nullopt;
}

}  // namespace

std::uint64_t solver_signature() {
  std::uint64_t nodes = 0;
  solver::Solver solver;
  for (const Game* game : all_games()) {
    Quick random(1);
    for (int solved = 0; solved < deals_a_game;) {
      const auto problem = random_problem(*game, random);
      if (!problem) continue;
      solver.value(*problem);
      nodes += solver.nodes();
      ++solved;
    }
  }
  return nodes;
}

}  // namespace troef
