// SPDX-License-Identifier: Apache-2.0
#include "bots/search/worlds.h"

#include "bots/belief/chance.h"
#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

constexpr int most_tries = 50;
// What is chosen out of more than this is not weighed: that takes thumb as long as a play-out.
constexpr std::size_t most_choices = 32;

// Cards can be laid away in too many ways: told without listing them.
bool too_many_ways(const Imagined& deal, Seat seat, const Action& action) {
  if (shape(action.verb) != Shape::cards) return false;
  const int held = deal.holdings().hands[seat].size();
  return belief::choices(held, action.cards.size()) > most_choices;
}

bool has(const Actions& legal, Verb verb) {
  for (const Action& action : legal) {
    if (action.verb == verb) return true;
  }
  return false;
}

}  // namespace

Worlds::Worlds(const View& view, const Tuning& tuning, const Convention* signals)
    : view_(view), tuning_(tuning), signals_(signals), belief_(view) {
  for (int i = 0; i < std::max(1, tuning.layouts); ++i) {
    drawn_.push_back({Imagined(view), {}, 0});
  }
}

Imagined* Worlds::draw(Quick& random) {
  double sum = 0;
  for (Drawn& drawn : drawn_) {
    if (!draw(drawn, random)) return nullptr;
    sum += drawn.weight;
  }
  chosen_ = 0;
  double left = belief::unit(random) * sum;
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    chosen_ = i;
    left -= drawn_[i].weight;
    if (left < 0) break;
  }
  return &drawn_[chosen_].deal;
}

bool Worlds::draw(Drawn& into, Quick& random) {
  for (int i = 0; i < most_tries; ++i) {
    if (!belief_.sample(random, into.layout)) return false;
    into.weight = into.layout.weight;
    Imagined::Witness witness;
    if (drawn_.size() > 1) {
      witness = [&](Imagined& deal, Seat seat, const Action& action) {
        into.weight *= likelihood(deal, seat, action);
      };
    }
    if (into.deal.retrace(into.layout, witness)) return true;
  }
  return false;
}

// How likely a seat that holds this makes this choice, by a model of it: it mostly does what thumb
// would do.
double Worlds::likelihood(Imagined& deal, Seat seat, const Action& action) {
  if (seat == view_.seat) return 1;
  if (deal.awaited() != Awaited::seat || deal.to_move() != seat) return 1;
  if (deal.playable().size() == 1) return 1;
  if (too_many_ways(deal, seat, action)) return 1;
  const View& view = deal.view(seat);
  if (view.legal.size() < 2 || view.legal.size() > most_choices) return 1;
  if (has(view.legal, Verb::roem)) return 1;
  ++nodes_;
  ThumbBot thumb(1, signals_);
  const Action expected = thumb.choose(view);
  if (expected == action) return 1;
  return action.verb == Verb::play ? tuning_.odd_play : tuning_.odd_bid;
}

}  // namespace troef::search
