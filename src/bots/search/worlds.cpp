// SPDX-License-Identifier: Apache-2.0
#include "bots/search/worlds.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "bots/belief/chance.h"

namespace troef::search {
namespace {

constexpr int most_failures = 50;
// So many layouts that are not admitted take as long as an action.
constexpr std::uint64_t tries_a_node = 4;

}  // namespace

Worlds::Worlds(const View& view, const Tuning& tuning, const Convention* signals)
    : tuning_(tuning),
      leaning_(weighs() ? belief::leaning_of(view) : std::nullopt),
      likelihood_(view, tuning, signals, leaning_ ? &*leaning_ : nullptr),
      belief_(view, leaning_ ? &*leaning_ : nullptr),
      deal_(view) {}

Imagined* Worlds::draw(Quick& random) {
  if (weighs() && !sure_from_) sure_from_ = likely(random);
  const int patience = 5 * tuning_.layouts;
  for (int tries = 0, failures = 0; failures < most_failures; ++tries) {
    const double least = weighs() && tries < patience ? belief::unit(random) * *sure_from_ : 0;
    switch (draw_one(random, least)) {
      case Drawn::well:
        return &deal_;
      case Drawn::unlikely:
        continue;
      case Drawn::badly:
        ++failures;
        continue;
      case Drawn::nothing:
        return nullptr;
    }
  }
  return nullptr;
}

Imagined* Worlds::draw(Quick& random, Meter& meter) {
  const std::uint64_t before = nodes();
  Imagined* deal = draw(random);
  meter.spend(nodes() - before + 1);
  return deal;
}

// So much that, of layouts kept with a chance of their likelihood by this, one in
// `tuning.layouts` is. Found with some, of which `kept` would be.
double Worlds::likely(Quick& random) {
  constexpr int kept = 4;
  std::vector<double> found;
  for (int i = 0; i < kept * tuning_.layouts; ++i) {
    const Drawn drawn = draw_one(random, 0);
    if (drawn == Drawn::nothing) break;
    if (drawn == Drawn::well) found.push_back(weight_);
  }
  std::sort(found.begin(), found.end(), std::greater<>());
  double sum = std::accumulate(found.begin(), found.end(), 0.0);
  int sure = 0;
  for (const double weight : found) {
    if (sure + 1 == kept || weight * (kept - sure) <= sum) break;
    sum -= weight;
    ++sure;
  }
  return sum / (kept - sure);
}

// One that is at least so likely.
Worlds::Drawn Worlds::draw_one(Quick& random, double least) {
  int tries;
  const bool found = belief_.sample(random, layout_, tries);
  nodes_ += static_cast<std::uint64_t>(tries) / tries_a_node;
  if (!found) return Drawn::nothing;
  weight_ = layout_.weight;
  Imagined::Witness witness;
  if (weighs()) {
    witness = [&](Imagined& deal, Seat seat, const Action& action) {
      weight_ *= likelihood_(deal, seat, action);
      return weight_ >= least;
    };
  }
  if (deal_.retrace(layout_, witness)) return Drawn::well;
  return weight_ < least ? Drawn::unlikely : Drawn::badly;
}

}  // namespace troef::search
