// SPDX-License-Identifier: Apache-2.0
#include "games/solving.h"

#include <algorithm>

namespace troef {
namespace {

using solver::Move;

Move move_of(const Action& action) {
  switch (action.verb) {
    case Verb::call_roem:
      return {Move::Kind::call, {}};
    case Verb::roem:
      return {Move::Kind::declare, {}};
    case Verb::rob:
      return {Move::Kind::rob, action.card};
    case Verb::turn_down:
      return {Move::Kind::turn_down, {}};
    case Verb::stop:
      return {Move::Kind::stop, {}};
    default:
      return {Move::Kind::play, action.card};
  }
}

// All that is left to declare is first in the list of what can be.
Action action_of(const Move& move, const Deal& deal) {
  switch (move.kind) {
    case Move::Kind::call:
      return word(Verb::call_roem);
    case Move::Kind::declare:
      break;
    case Move::Kind::rob:
      return with_card(Verb::rob, move.card);
    case Move::Kind::turn_down:
      return word(Verb::turn_down);
    case Move::Kind::stop:
      return word(Verb::stop);
    case Move::Kind::play:
      return with_card(Verb::play, move.card);
  }
  const Actions legal = deal.legal();
  return *std::find_if(legal.begin(), legal.end(),
                       [](const Action& action) { return action.verb == Verb::roem; });
}

std::vector<Entry> entries_of(const std::vector<solver::Turned>& turns, const Deal& deal) {
  std::vector<Entry> line;
  Deal ahead = deal;
  const auto add = [&](Actor actor, const Action& action) {
    line.push_back({actor, action, {}});
    ahead.play(actor, action);
  };
  for (const solver::Turned& turned : turns) add(turned.seat, action_of(turned.move, ahead));
  if (ahead.turn().awaited == Awaited::close) add(chance, word(Verb::close));
  return line;
}

// Of roem that would count nothing the solver knows no move: the declarer, who maximises, is then
// where he was. In the list it comes after the cards.
std::vector<Solved::Choice> choices_of(const std::vector<solver::Valued>& moves, const Deal& deal) {
  std::vector<Solved::Choice> choices;
  for (const Action& action : deal.legal()) {
    const auto found = std::find_if(
        moves.begin(), moves.end(),
        [move = move_of(action)](const solver::Valued& valued) { return valued.move == move; });
    if (found != moves.end()) {
      choices.push_back({action, found->value});
    } else if (action.verb == Verb::roem && !choices.empty()) {
      choices.push_back({action, best_of(choices)});
    }
  }
  return choices;
}

}  // namespace

bool cards_are_played(const Deal& deal) {
  if (deal.turn().awaited != Awaited::seat) return false;
  const Actions legal = deal.legal();
  return offers(legal, Verb::play) || (offers(legal, Verb::rob) && !offers(legal, Verb::keep));
}

bool Solved::exact() const {
  return value.exact() && std::all_of(choices.begin(), choices.end(),
                                      [](const Choice& choice) { return choice.value.exact(); });
}

solver::Bounds best_of(const std::vector<Solved::Choice>& choices) {
  solver::Bounds best = choices.front().value;
  for (const auto& [action, value] : choices) {
    best = {std::max(best.low, value.low), std::max(best.high, value.high)};
  }
  return best;
}

// A wrong claim bars its claimer; every other one was right.
bool revoke_was_claimed(const Deal& deal) {
  int claims = 0;
  for (const Event& event : deal.events()) {
    claims += event.action.verb == Verb::claim_revoke ? 1 : 0;
  }
  return claims > deal.board().revokes.barred().size();
}

Posed pose(const Deal& deal, const solver::Question& question) {
  switch (deal.turn().awaited) {
    case Awaited::seat:
      break;
    case Awaited::close:
      return {{}, "the deal waits to be closed"};
    case Awaited::nothing:
      return {{}, "the deal is over"};
    case Awaited::pack:
    case Awaited::die:
      return {{}, "no card can be played yet"};
  }
  if (revoke_was_claimed(deal)) return {{}, "a revoke was claimed"};
  // Who declared knows what was declared.
  const View view = deal.view(deal.board().facts.declarer);
  const Holdings held = deal.board().holdings();
  auto problem = deal.game().problem(view, held, question);
  if (problem) return {problem, ""};
  const solver::Question tricks{solver::Sought::tricks, 0};
  const bool played = deal.game().problem(view, held, tricks).has_value();
  return {{}, played ? "the game does not know this goal here" : "no card can be played yet"};
}

// Where nobody declares the seat to move maximises, and only tricks are counted.
Posed pose(const Deal& deal, const solver::Question& question, const solver::Problem& before) {
  Posed posed = pose(deal, question);
  if (!posed.problem || posed.problem->maximisers.has(before.maximisers.first())) return posed;
  solver::Problem& problem = *posed.problem;
  const auto best_trump_held = problem.goal.best_trump_held;
  problem.maximisers = before.maximisers;
  problem.goal = before.goal;
  problem.goal.best_trump_held = best_trump_held;
  problem.offset = before.offset;
  problem.scale = before.scale;
  problem.prize = before.prize;
  problem.tally.gains = 0;
  const solver::Judging judging = problem.goal.judging;
  if (judging == solver::Judging::gains || judging == solver::Judging::pool) {
    for (const Seat seat : problem.maximisers) problem.tally.gains += problem.tally.won[seat];
  }
  return posed;
}

Solved solve(solver::Solver& solver, const Deal& deal, const solver::Problem& problem,
             const Wanted& wanted, const solver::Limits& limits) {
  Solved solved;
  if (wanted.choices) {
    solver::Solver::Answer answer;
    if (wanted.line) {
      answer = solver.answer(problem, limits);
    } else {
      answer.moves = solver.moves(problem, limits);
    }
    solved.nodes = solver.nodes();
    solved.choices = choices_of(answer.moves, deal);
    solved.line = entries_of(answer.line, deal);
    const bool maximises = problem.maximisers.has(problem.to_move());
    bool first = true;
    for (const auto& [action, value] : solved.choices) {
      if (first) solved.value = value;
      first = false;
      auto& [low, high] = solved.value;
      low = maximises ? std::max(low, value.low) : std::min(low, value.low);
      high = maximises ? std::max(high, value.high) : std::min(high, value.high);
    }
    if (!solved.value.exact()) solved.line.clear();
    return solved;
  }
  if (wanted.line) {
    const auto [value, line] = solver.best(problem, limits);
    solved.value = value;
    solved.line = entries_of(line, deal);
  } else {
    solved.value = solver.value(problem, limits);
  }
  solved.nodes = solver.nodes();
  return solved;
}

}  // namespace troef
