// SPDX-License-Identifier: Apache-2.0
// What a declarer who sees all cards does before the play: the widow, the jack that is bought, what
// to lay away or to give, trumps. All roem is declared.
#include <algorithm>

#include "cli/solve/answer.h"
#include "cli/solve/choices.h"
#include "cli/solve/position.h"

namespace troef::cli {
namespace {

constexpr Verb own_verbs[] = {Verb::take, Verb::leave,   Verb::turn,  Verb::buy,
                              Verb::give, Verb::discard, Verb::trump, Verb::roem};

Actions worth_trying(const Deal& deal) {
  Actions legal = deal.legal();
  if (legal.front().verb == Verb::roem) legal.resize(1);  // all of it
  return legal;
}

}  // namespace

bool declarer_chooses(const Deal& deal) {
  const Turn turn = deal.turn();
  if (turn.awaited != Awaited::seat) return false;
  const Facts& facts = deal.board().facts;
  const Verb verb = deal.legal().front().verb;
  // Who names trumps at Klaverjassen becomes declarer by it; a mate plays with the declarer.
  const bool own =
      facts.declarer ? facts.declarer == turn.seat || facts.mate == turn.seat : verb == Verb::trump;
  return own && std::find(std::begin(own_verbs), std::end(own_verbs), verb) != std::end(own_verbs);
}

// Of a point at the cards; not searched to the end where it is certain to be no better than
// `floor`.
solver::Bounds Answerer::value_beyond(const Deal& deal, const Floor& floor) {
  const auto problem = pose(deal, wish_.question).problem;
  if (floor && floor->exact()) {
    const auto better = solver_.reaches(*problem, floor->low + 1, limits());
    answer_.nodes += solver_.nodes();
    if (better && !*better) return *floor;
  }
  const auto value = solver_.value(*problem, limits());
  answer_.nodes += solver_.nodes();
  return value;
}

// The best of all ways to go on.
solver::Bounds Answerer::best_choice(const Deal& deal, const Floor& floor) {
  if (why_not_solved(deal).empty()) return value_beyond(deal, floor);
  Floor best = floor;
  for (const Action& action : worth_trying(deal)) {
    const auto value = best_choice(after(deal, action), best);
    if (!best) best = value;
    best = {std::max(best->low, value.low), std::max(best->high, value.high)};
  }
  return *best;
}

void Answerer::choose(const Deal& from) {
  Deal deal(from);
  while (!why_not_solved(deal).empty()) {
    std::vector<Solved::Choice> choices;
    // Of what is asked about, every action; further on, all roem.
    for (const Action& action : answer_.choices.empty() ? deal.legal() : worth_trying(deal)) {
      choices.push_back({action, best_choice(after(deal, action), std::nullopt)});
    }
    if (answer_.choices.empty()) {
      answer_.value = best_of(choices);
      answer_.choices = choices;
    }
    if (!answer_.value.exact() || !wish_.line) break;
    const auto best = std::find_if(choices.begin(), choices.end(), [&](const auto& each) {
      return each.value.low == answer_.value.low;
    });
    if (best == choices.end()) break;  // a limit came in between
    answer_.line.push_back({deal.turn().seat, best->action, {}});
    deal = after(deal, best->action);
  }
  if (why_not_solved(deal).empty() && answer_.value.exact()) add_line(deal);
  if (!wish_.cards) answer_.choices.clear();
}

void Answerer::add_line(const Deal& deal) {
  const auto posed = pose(deal, wish_.question);
  const Solved rest = troef::solve(solver_, deal, *posed.problem, {false, wish_.line}, limits());
  answer_.nodes += rest.nodes;
  answer_.line.insert(answer_.line.end(), rest.line.begin(), rest.line.end());
}

}  // namespace troef::cli
