// SPDX-License-Identifier: Apache-2.0
#include "bots/search/again.h"

#include <algorithm>

#include "bots/search/gain.h"
#include "bots/search/thoughtful.h"
#include "bots/search/worlds.h"

namespace troef::search {
namespace {

// In doubt is what is behind by no more standard errors than this, or by no more of how far the
// difference is spread: many deals make a first search sure of what holds only against those who
// know all.
constexpr double in_doubt = 2.5, of_spread = 0.25;

// With so few cards in hand a deal takes few nodes, so that many can be weighed; what the first
// search says counts as some of them.
constexpr int very_last_cards = 3, very_many_deals = 300, deals_of_first = 48;

bool at_the_very_end(const View& view) { return view.hand().size() <= very_last_cards; }

std::vector<Tried> left_in_doubt(std::span<const Tried> ranked, bool many_deals) {
  const Lead& best = ranked.front().lead;
  std::vector<Tried> left;
  for (const Tried& each : ranked) {
    const double error = in_doubt * std::max(best.error(), each.lead.error());
    const double spread = of_spread * std::max(best.spread(), each.lead.spread());
    const double doubt = many_deals ? std::max(error, spread) : error;
    if (best.mean() - each.lead.mean() <= doubt) left.push_back(each);
  }
  return left;
}

void count_first(std::span<const Tried> left, Field& field) {
  std::vector<double> behind;
  for (const Tried& each : left) behind.push_back(-each.lead.mean());
  field.expect(behind, deals_of_first);
}

}  // namespace

std::vector<Tried> weigh_again(const View& view, std::span<const Tried> ranked,
                               const Tuning& tuning, const Convention* signals, std::uint64_t seed,
                               Meter& meter) {
  const bool many_deals = at_the_very_end(view);
  const std::vector<Tried> left = left_in_doubt(ranked, many_deals);
  if (left.size() == 1) return {ranked.front()};
  Actions actions;
  for (const Tried& each : left) actions.push_back(each.action);
  Field field(ways_of(actions), tuning);
  if (many_deals) count_first(left, field);
  Worlds worlds(view, tuning, signals);
  ThoughtfulPlay playing(view, signals);
  const Gain gain(view);
  std::vector<double> brought(actions.size());
  Quick random(seed);
  const int most = many_deals ? very_many_deals : tuning.deals_again;
  for (int deals = 0; deals < most && meter.spent() < 1; ++deals) {
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
