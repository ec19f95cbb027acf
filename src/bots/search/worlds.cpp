// SPDX-License-Identifier: Apache-2.0
#include "bots/search/worlds.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "bots/belief/chance.h"
#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

constexpr int most_failures = 50;
// So many layouts that are not admitted take as long as an action.
constexpr std::uint64_t tries_a_node = 4;
// What is chosen out of more than this is not weighed: that takes thumb as long as a play-out.
constexpr std::size_t most_choices = 32;

// Cards can be laid away in too many ways: told without listing them.
bool too_many_ways(const Imagined& deal, Seat seat, const Action& action) {
  if (shape(action.verb) != Shape::cards) return false;
  const int held = deal.holdings().hands[seat].size();
  return belief::choices(held, action.cards.size()) > most_choices;
}

}  // namespace

Worlds::Worlds(const View& view, const Tuning& tuning, const Convention* signals)
    : view_(view),
      tuning_(tuning),
      signals_(signals),
      leaning_(weighs() ? belief::leaning_of(view) : std::nullopt),
      belief_(view, leaning_ ? &*leaning_ : nullptr),
      deal_(view) {}

Imagined* Worlds::draw(Quick& random) {
  if (weighs() && !sure_from_) sure_from_ = likely(random);
  const int patience = 5 * tuning_.layouts;
  for (int tries = 0, failures = 0; failures < most_failures; ++tries) {
    const double least = weighs() && tries < patience ? belief::unit(random) * *sure_from_ : 0;
    switch (draw(random, least)) {
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
  const std::uint64_t before = nodes_;
  Imagined* deal = draw(random);
  meter.spend(nodes_ - before + 1);
  return deal;
}

// So much that, of layouts kept with a chance of their likelihood by this, one in
// `tuning.layouts` is. Found with some, of which `kept` would be.
double Worlds::likely(Quick& random) {
  constexpr int kept = 4;
  std::vector<double> found;
  for (int i = 0; i < kept * tuning_.layouts; ++i) {
    const Drawn drawn = draw(random, 0);
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
Worlds::Drawn Worlds::draw(Quick& random, double least) {
  int tries;
  const bool found = belief_.sample(random, layout_, tries);
  nodes_ += static_cast<std::uint64_t>(tries) / tries_a_node;
  if (!found) return Drawn::nothing;
  weight_ = layout_.weight;
  Imagined::Witness witness;
  if (weighs()) {
    witness = [&](Imagined& deal, Seat seat, const Action& action) {
      weight_ *= likelihood(deal, seat, action);
      return weight_ >= least;
    };
  }
  if (deal_.retrace(layout_, witness)) return Drawn::well;
  return weight_ < least ? Drawn::unlikely : Drawn::badly;
}

// What was drawn leans to these cards already; but who has much that is readily laid away chooses
// among more.
double Worlds::likelihood_of_laying(const Imagined& deal, Seat seat, const Action& action) const {
  constexpr double least = 0.001;
  if (!leaning_ || leaning_->place != belief::Place::laid(seat)) return 1;
  const Cards held = deal.holdings().hands[seat];
  return least / std::max(least, belief::mean_of_choices(*leaning_, held, action.cards.size()));
}

// How likely a seat that holds this makes this choice, by a model of it: it mostly does what thumb
// would do.
double Worlds::likelihood(Imagined& deal, Seat seat, const Action& action) {
  if (seat == view_.seat) return 1;
  if (deal.awaited() != Awaited::seat || deal.to_move() != seat) return 1;
  if (deal.playable().size() == 1) return 1;
  if (too_many_ways(deal, seat, action)) return likelihood_of_laying(deal, seat, action);
  const View& view = deal.view(seat);
  if (view.legal.size() < 2 || view.legal.size() > most_choices) return 1;
  if (offers(view.legal, Verb::roem)) return 1;
  ++nodes_;
  ThumbBot thumb(1, signals_);
  const Action expected = thumb.choose(view);
  if (expected == action) return 1;
  return action.verb == Verb::play ? tuning_.odd_play : tuning_.odd_bid;
}

}  // namespace troef::search
