// SPDX-License-Identifier: Apache-2.0
#include "bots/search/choosing.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/search/playout.h"
#include "bots/search/worlds.h"

namespace troef::search {
namespace {

void best_first(std::span<Tried> tried, double errors) {
  std::sort(tried.begin(), tried.end(), [errors](const Tried& a, const Tried& b) {
    const double one = a.surely(errors), other = b.surely(errors);
    return one != other ? one > other : a.place < b.place;
  });
}

// Every action in one world.
void try_in(Imagined& world, Seat seat, std::span<Tried> tried, PlayOut& playout,
            std::uint64_t luck, Meter& meter) {
  world.mark();
  double first = 0;
  for (Tried& each : tried) {
    if (each.place > 0) world.rewind();
    world.play(seat, each.action);
    const double gain = playout.run(world, luck, meter);
    if (each.place == 0) first = gain;
    each.sum += gain - first;
    each.squares += (gain - first) * (gain - first);
    ++each.worlds;
  }
}

}  // namespace

double Tried::surely(double errors) const {
  if (worlds < 2) return mean();
  const double spread = std::max(0.0, squares / worlds - mean() * mean());
  return mean() - errors * std::sqrt(spread / (worlds - 1));
}

std::vector<Tried> try_out(const View& view, std::span<const Action> actions, const Tuning& tuning,
                           const Convention* signals, std::uint64_t seed, Meter& meter) {
  std::vector<Tried> tried;
  for (const Action& action : actions) tried.push_back({action, tried.size()});
  Worlds worlds(view, tuning, signals);
  PlayOut playout(view, tuning, signals);
  Quick random(seed);
  std::size_t left = tried.size();
  const auto rounds = static_cast<double>(std::bit_width(left - 1));
  double until = 1 / rounds;
  for (int count = 1; meter.spent() < 1; ++count) {
    const std::uint64_t before = worlds.nodes();
    Imagined* world = worlds.draw(random);
    if (world == nullptr) break;
    meter.spend(worlds.nodes() - before + 1);
    try_in(*world, *view.seat, std::span(tried).first(left), playout, random.next(), meter);
    if (count < tuning.least_worlds || meter.spent() < until || left <= 2) continue;
    best_first(std::span(tried).subspan(1, left - 1), 0);
    left = (left + 1) / 2;
    until += 1 / rounds;
  }
  const bool playing = actions.front().verb == Verb::play;
  best_first(std::span(tried).first(left),
             playing ? tuning.caution_playing : tuning.caution_before);
  return tried;
}

}  // namespace troef::search
