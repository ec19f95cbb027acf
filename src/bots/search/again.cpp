// SPDX-License-Identifier: Apache-2.0
#include "bots/search/again.h"

#include <algorithm>

#include "bots/search/gain.h"
#include "bots/search/thoughtful.h"
#include "bots/search/worlds.h"

namespace troef::search {
namespace {

// In doubt is what is behind by no more standard errors than this.
constexpr double in_doubt = 2.5;

Actions left_in_doubt(std::span<const Tried> ranked) {
  const Lead& best = ranked.front().lead;
  Actions actions;
  for (const Tried& each : ranked) {
    const double error = std::max(best.error(), each.lead.error());
    if (best.mean() - each.lead.mean() <= in_doubt * error) actions.push_back(each.action);
  }
  return actions;
}

}  // namespace

std::vector<Tried> weigh_again(const View& view, std::span<const Tried> ranked,
                               const Tuning& tuning, const Convention* signals, std::uint64_t seed,
                               Meter& meter) {
  const Actions actions = left_in_doubt(ranked);
  if (actions.size() == 1) return {ranked.front()};
  Field field(ways_of(actions), tuning);
  Worlds worlds(view, tuning, signals);
  ThoughtfulPlay playing(view, signals);
  const Gain gain(view);
  std::vector<double> brought(actions.size());
  Quick random(seed);
  for (int deals = 0; deals < tuning.deals_again && meter.spent() < 1; ++deals) {
    Imagined* world = worlds.draw(random, meter);
    if (world == nullptr) break;
    const std::uint64_t luck = random.next();
    world->mark();
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (i > 0) world->rewind();
      world->play(*view.seat, actions[i]);
      brought[i] = gain(playing.run(*world, luck, meter));
    }
    field.note(brought);
  }
  return field.ranked(tuning.caution_playing);
}

}  // namespace troef::search
