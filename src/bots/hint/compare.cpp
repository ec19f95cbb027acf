// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/compare.h"

#include <algorithm>

#include "bots/search/field.h"

namespace troef::hints {
namespace {

using search::Lead;

constexpr double hardly_any = 0.1, beyond_luck = 3;
constexpr int least_deals = 15;
constexpr double most_likely = 0.5;

// What is worth the while where cards count, and where tricks do.
double worth_telling(const View& view) { return view.order->counts() ? 2 : 0.25; }

double more(const World& world, std::size_t first, std::size_t second) {
  return world.endings[second].gain - world.endings[first].gain;
}

// A card lies with a seat, or it does not; what the second option then gains on the first.
struct Case {
  Seat seat;
  Card card;
  bool there;
  Lead halves[2];

  bool is_so(const World& world) const { return world.hands[seat].has(card) == there; }
  double chance(const Trial& trial) const {
    return (halves[0].worlds + halves[1].worlds) / static_cast<double>(trial.worlds.size());
  }
};

Case examined(const Trial& trial, Seat seat, Card card, bool there, std::size_t first,
              std::size_t second) {
  Case out{seat, card, there, {}};
  for (std::size_t i = 0; i < trial.worlds.size(); ++i) {
    const World& world = trial.worlds[i];
    if (out.is_so(world)) out.halves[i % 2].note(more(world, first, second));
  }
  return out;
}

// What an option is told to score, in the half that confirms.
double score_of(const Trial& trial, const Case& one, bool difference, std::size_t option) {
  double sum = 0, weight = 0;
  for (std::size_t i = 1; i < trial.worlds.size(); i += 2) {
    const Ending& ending = trial.worlds[i].endings[option];
    if (!one.is_so(trial.worlds[i])) continue;
    sum += ending.weight * ending.score(difference);
    weight += ending.weight;
  }
  return weight > 0 ? sum / weight : 0;
}

// Not what is likelier than its opposite: the first option is the better one on the whole.
bool can_be_told(const Trial& trial, const Case& one) {
  const bool often = one.halves[0].worlds >= least_deals && one.halves[1].worlds >= least_deals;
  return often && one.chance(trial) <= most_likely;
}

double gain_of(const Trial& trial, std::size_t option) {
  double sum = 0;
  for (const World& world : trial.worlds) sum += world.endings[option].gain;
  return sum;
}

}  // namespace

std::size_t best_of(const Trial& trial) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trial.options.size(); ++i) {
    if (gain_of(trial, i) > gain_of(trial, best)) best = i;
  }
  return best;
}

bool is_level(const Trial& trial, std::size_t first, std::size_t second) {
  Lead behind;
  for (const World& world : trial.worlds) behind.note(-more(world, first, second));
  return behind.mean() < std::max(hardly_any, behind.error());
}

std::optional<Hint::Turning> turning(const View& view, const Trial& trial, Cards hidden,
                                     bool difference, std::size_t first, std::size_t second) {
  std::optional<Case> best;
  for (const Seat seat : Seats::all(view.seats)) {
    if (seat == *view.seat) continue;
    for (const Card card : hidden) {
      for (const bool there : {true, false}) {
        const Case one = examined(trial, seat, card, there, first, second);
        if (!can_be_told(trial, one)) continue;
        if (!best || one.halves[0].sum > best->halves[0].sum) best = one;
      }
    }
  }
  if (!best) return std::nullopt;
  const Lead& other = best->halves[1];
  const double score =
      score_of(trial, *best, difference, second) - score_of(trial, *best, difference, first);
  const bool sure = other.mean() >= beyond_luck * other.error();
  if (!sure || score < worth_telling(view)) return std::nullopt;
  return Hint::Turning{best->seat, best->card, best->there, best->chance(trial), score};
}

}  // namespace troef::hints
