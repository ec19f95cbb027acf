// SPDX-License-Identifier: Apache-2.0
#include "bots/baselines/pimc.h"

#include "bots/search/exact.h"
#include "bots/search/worlds.h"
#include "bots/thumb/thumb.h"

namespace troef {

PimcBot::PimcBot(const BotSettings& settings)
    : seed_(settings.seed),
      signals_(settings.signals),
      layouts_(settings.nodes > 0 ? settings.nodes : 20) {}

Action PimcBot::choose(const View& view) {
  const Action thumbs = ThumbBot(seed_, signals_).choose(view);
  if (view.legal.size() == 1 || thumbs.verb != Verb::play) return thumbs;
  const search::Tuning evenly{.layouts = 1};
  search::Worlds worlds(view, evenly, nullptr);
  Quick random(seed_ + view.events.size());
  std::vector<solver::Value> sums(view.legal.size());
  for (std::uint64_t i = 0; i < layouts_; ++i) {
    Imagined* world = worlds.draw(random);
    if (world == nullptr) break;
    const auto problem = search::problem_of(*world);
    if (!problem) return thumbs;
    const solver::Value sign = problem->maximisers.has(*view.seat) ? 1 : -1;
    for (const auto& [move, value] : solver_.moves(*problem)) {
      for (std::size_t k = 0; k < view.legal.size(); ++k) {
        const Action& action = view.legal[k];
        const bool same = move.kind == solver::Move::Kind::play && action.verb == Verb::play &&
                          action.card == move.card;
        if (same) sums[k] += sign * value.low;
      }
    }
  }
  std::size_t best = 0;
  for (std::size_t k = 1; k < sums.size(); ++k) {
    if (view.legal[k].verb == Verb::play && sums[k] > sums[best]) best = k;
  }
  return view.legal[best].verb == Verb::play ? view.legal[best] : thumbs;
}

std::optional<Action> PimcBot::aside(const View& view) {
  return ThumbBot(seed_, signals_).aside(view);
}

}  // namespace troef
