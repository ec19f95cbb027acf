// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/options.h"

#include <algorithm>

#include "bots/club/club.h"
#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/search/thinking.h"
#include "bots/thumb/thumb.h"

namespace troef::hints {
namespace {

using search::Way;

constexpr std::size_t most_options = 10, most_contracts = 2;

// The best of many, each action once.
std::vector<Way> best_of(const View& view, const std::vector<Way>& all, std::size_t most,
                         std::uint64_t nodes, const BotSettings& settings) {
  search::Limits limits = limits_of(settings, nodes);
  limits.nodes = std::min(limits.nodes, nodes);
  search::Meter meter(limits);
  std::vector<Way> best;
  for (const search::Tried& each :
       search::try_out(view, all, club_tuning, settings.signals, settings.seed, meter)) {
    const bool known = std::any_of(best.begin(), best.end(),
                                   [&](const Way& way) { return way.action == each.action; });
    if (!known && best.size() < most) best.push_back(each);
  }
  return best;
}

// Who is to pass wants to know what bidding would bring.
std::vector<Way> with_a_bid(const View& view, const Action& thumbs, const BotSettings& settings) {
  if (offers(view.legal, Verb::contract)) {
    Actions others = view.legal;
    std::erase(others, thumbs);
    std::vector<Way> all =
        best_of(view, search::ways_of(others), most_contracts, club_tuning.nodes_before, settings);
    all.insert(all.begin(), {thumbs, {}});
    return all;
  }
  const auto bid = std::ranges::find(view.legal, Verb::bid, &Action::verb);
  if (bid == view.legal.end() || *bid == thumbs) return search::ways_of({thumbs});
  return search::ways_of({thumbs, *bid});
}

}  // namespace

search::Limits limits_of(const BotSettings& settings, std::uint64_t usual) {
  return {settings.nodes > 0 ? settings.nodes : usual, settings.milliseconds, settings.clock};
}

std::vector<Way> options_of(const View& view, const BotSettings& settings) {
  const Action thumbs = ThumbBot(settings.seed, settings.signals).choose(view);
  if (search::many_to_lay(view, club_tuning)) {
    const auto all = search::ways_to_lay(view, thumbs, club_tuning.most_laid);
    return best_of(view, all, most_options, club_tuning.nodes_laying, settings);
  }
  const Actions actions = search::candidates(view, thumbs, most_options);
  return actions.size() == 1 ? with_a_bid(view, thumbs, settings) : search::ways_of(actions);
}

}  // namespace troef::hints
