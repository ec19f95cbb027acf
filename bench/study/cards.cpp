// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>

#include "bots/search/thinker.h"
#include "games/solving.h"
#include "study/studies.h"

namespace troef::study {
namespace {

constexpr int table_bits = 20;

// By card; empty where there is nothing to solve.
std::map<int, double> costs(solver::Solver& solver, const Sampled& sampled) {
  const Posed posed = pose(sampled.deal, {solver::Sought::score, 0});
  if (!posed.problem) return {};
  const Solved solved =
      solve(solver, sampled.deal, *posed.problem, {.choices = true, .line = false});
  const double sign = posed.problem->maximisers.has(*sampled.view.seat) ? 1 : -1;
  std::map<int, double> values;
  for (const auto& choice : solved.choices) {
    values[choice.action.card.index()] = sign * static_cast<double>(choice.value.low);
  }
  if (values.empty()) return {};
  const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
  const double best = std::ranges::max_element(values, less)->second;
  for (auto& [card, value] : values) value = best - value;
  return values;
}

}  // namespace

std::vector<Tally> cards(const Deals& deals, int decisions, const std::vector<Studied>& bots) {
  solver::Solver solver(solver::Solver::Settings{.table_bits = table_bits, .switches = {}});
  std::vector<Tally> tallies(bots.size());
  sample(deals, decisions, [&](const Sampled& sampled) {
    const std::map<int, double> all = costs(solver, sampled);
    if (all.empty()) return false;
    double first = 0;
    for (std::size_t i = 0; i < bots.size(); ++i) {
      const double begun = milliseconds();
      search::Thinker bot({.name = "club", .seed = sampled.seed}, bots[i].tuning);
      const Card card = bot.choose(sampled.view).card;
      tallies[i].time += milliseconds() - begun;
      const double cost = all.at(card.index());
      if (i == 0) first = cost;
      tallies[i].add(cost, first);
    }
    return true;
  });
  return tallies;
}

}  // namespace troef::study
