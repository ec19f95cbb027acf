// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/weighing.h"

#include <algorithm>
#include <cmath>

#include "bots/hint/compare.h"

namespace troef::hints {
namespace {

// Of what an option was seen to bring from least to most, what is never told: that it always, or
// never, comes as well as it can.
constexpr double edge = 0.01;
constexpr int halvings = 40;
constexpr double steepest = 50;  // of an exponent
constexpr double no_difference = 1e-9;

// A number of every deal behind an option.
template <class Number>
double mean(const Trial& trial, std::size_t option, Number number) {
  double sum = 0, weight = 0;
  for (const World& world : trial.worlds) {
    const Ending& ending = world.endings[option];
    sum += ending.weight * number(ending);
    weight += ending.weight;
  }
  return sum / weight;
}

double mean_gain(const Trial& trial, std::size_t option) {
  return mean(trial, option, [](const Ending& ending) { return ending.gain; });
}

double mean_played(const Trial& trial, std::size_t option) {
  return mean(trial, option, [](const Ending& ending) { return ending.played; });
}

// What it was seen to bring, from the least to the most.
struct Range {
  double least, most;
  double width() const { return most - least; }
};

Range range_of(const Trial& trial, std::size_t option) {
  const double first = trial.worlds.front().endings[option].played;
  Range range{first, first};
  for (const World& world : trial.worlds) {
    range.least = std::min(range.least, world.endings[option].played);
    range.most = std::max(range.most, world.endings[option].played);
  }
  return range;
}

// Exponential tilting: the more what was brought, the more it weighs, or the less.
void tilt(Trial& trial, std::size_t option, const Range& range, double steepness) {
  double sum = 0;
  for (World& world : trial.worlds) {
    Ending& ending = world.endings[option];
    const double place = (ending.played - range.least) / range.width();
    ending.weight = std::exp(steepness * (steepness > 0 ? place - 1 : place));
    sum += ending.weight;
  }
  const double scale = static_cast<double>(trial.worlds.size()) / sum;
  for (World& world : trial.worlds) world.endings[option].weight *= scale;
}

void bring(Trial& trial, std::size_t option, double wanted) {
  const Range range = range_of(trial, option);
  if (range.width() <= 0) return;
  const double margin = edge * range.width();
  const double now = mean_played(trial, option);
  const double lowest = std::min(now, range.least + margin);
  const double highest = std::max(now, range.most - margin);
  wanted = std::clamp(wanted, lowest, highest);
  if (std::abs(wanted - now) < no_difference) return;
  double low = -steepest, high = steepest;
  for (int i = 0; i < halvings; ++i) {
    const double middle = (low + high) / 2;
    tilt(trial, option, range, middle);
    (mean_played(trial, option) < wanted ? low : high) = middle;
  }
}

}  // namespace

void weigh(Trial& trial) {
  if (trial.worlds.empty()) return;
  const std::size_t best = best_of(trial);
  const double shift = mean_played(trial, best) - mean_gain(trial, best);
  for (World& world : trial.worlds) {
    for (Ending& ending : world.endings) ending.gain += shift;
  }
  for (std::size_t i = 0; i < trial.options.size(); ++i) {
    if (i != best) bring(trial, i, mean_gain(trial, i));
  }
}

}  // namespace troef::hints
