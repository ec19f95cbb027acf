// SPDX-License-Identifier: Apache-2.0
#include "bots/search/honest.h"

#include <algorithm>

#include "bots/thumb/card.h"

namespace troef::search {

Action honest(const View& view, std::span<const Tried> ranked, const Convention* signals) {
  const Tried& best = ranked.front();
  const auto misleads = [&](const Tried& each) {
    return each.action.verb == Verb::play && thumb::misleads(view, signals, each.action.card);
  };
  if (signals == nullptr || !misleads(best)) return best.action;
  for (const Tried& each : ranked) {
    const double behind = best.lead.mean() - each.lead.mean();
    const double error = std::max(best.lead.error(), each.lead.error());
    if (behind < error && !misleads(each)) return each.action;
  }
  return best.action;
}

}  // namespace troef::search
