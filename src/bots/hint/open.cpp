// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/open.h"

#include "bots/club/club.h"
#include "bots/search/exact.h"
#include "bots/search/worlds.h"

namespace troef::hints {
namespace {

// For an option. Of 6,000 deals with praatje or piek, bid on any hand, two took more than a million
// for all that could be played after the lead, and one four.
constexpr std::uint64_t most_nodes = 20'000'000;

bool plays_best(search::Exact& exact, Imagined& deal, Quick& random, search::Meter& meter) {
  while (deal.awaited() != Awaited::nothing) {
    if (deal.awaited() != Awaited::seat) {
      deal.play_chance(random);
    } else if (!exact.play_on(deal, meter)) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::optional<World> played_open(const View& view, const std::vector<search::Way>& options,
                                 const BotSettings& settings) {
  Quick random(settings.seed);
  search::Worlds worlds(view, club_tuning, settings.signals);
  Imagined* deal = worlds.draw(random);
  if (deal == nullptr) return std::nullopt;
  search::Exact exact(most_nodes, most_nodes);
  search::Meter meter({.nodes = most_nodes});
  const Endings endings(view);
  World world{worlds.layout().hands, {}};
  deal->mark();
  for (const search::Way& option : options) {
    search::play(*deal, *view.seat, option);
    if (!plays_best(exact, *deal, random, meter)) return std::nullopt;
    world.endings.push_back(endings.of(option.action, deal->result()));
    deal->rewind();
  }
  return world;
}

}  // namespace troef::hints
