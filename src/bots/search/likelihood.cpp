// SPDX-License-Identifier: Apache-2.0
#include "bots/search/likelihood.h"

#include <algorithm>

#include "bots/belief/chance.h"
#include "bots/thumb/curves.h"
#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

// What is chosen out of more than this is not weighed: that takes thumb as long as a play-out.
constexpr std::size_t most_choices = 32;

// A bid in points is made on a hand that is worth so much more; bidders differ in that by some such
// width (docs/experiments/beliefs.md).
constexpr double bid_below = 2, bid_width = 6;
// So many bids take as long as an action of a play-out, and so much that was weighed before.
constexpr int bids_a_node = 4, recalled_a_node = 4;

// Cards can be laid away in too many ways: told without listing them.
bool too_many_ways(const Imagined& deal, Seat seat, const Action& action) {
  if (shape(action.verb) != Shape::cards) return false;
  const int held = deal.holdings().hands[seat].size();
  return belief::choices(held, action.cards.size()) > most_choices;
}

}  // namespace

double Likelihood::operator()(Imagined& deal, Seat seat, const Action& action) {
  if (seat == view_.seat) return 1;
  if (deal.awaited() != Awaited::seat || deal.to_move() != seat) return 1;
  if (deal.playable().size() == 1) return 1;
  Fingerprint chosen = deal.secrets(seat);
  chosen.add(action);
  const auto [place, fresh] = weighed_.try_emplace(chosen.value());
  if (fresh) {
    place->second = weigh(deal, seat, action);
  } else if (++recalled_ % recalled_a_node == 0) {
    ++nodes_;
  }
  return place->second;
}

double Likelihood::weigh(Imagined& deal, Seat seat, const Action& action) {
  if (too_many_ways(deal, seat, action)) return of_laying(deal, seat, action);
  const View& theirs = deal.view(seat);
  if (theirs.legal.size() < 2) return 1;
  if (theirs.legal.front().verb == Verb::bid) return of_bidding(theirs, action);
  return theirs.legal.size() > most_choices ? 1 : of_choosing(theirs, action);
}

// What was drawn leans to these cards already; but who has much that is readily laid away chooses
// among more.
double Likelihood::of_laying(const Imagined& deal, Seat seat, const Action& action) const {
  constexpr double least = 0.001;
  if (leaning_ == nullptr || leaning_->place != belief::Place::laid(seat)) return 1;
  const Cards held = deal.holdings().hands[seat];
  return least / std::max(least, belief::mean_of_choices(*leaning_, held, action.cards.size()));
}

// The lowest bid comes first in the list.
double Likelihood::of_bidding(const View& theirs, const Action& action) {
  if (++bids_ % bids_a_node == 0) ++nodes_;
  const bool bids = action.verb == Verb::bid;
  const double asked = bids ? action.number : theirs.legal.front().number;
  if (!appraiser_) {
    appraiser_.emplace(theirs, thumb::Stage::before_widow, thumb::Appraiser::Hands::many);
  }
  const double worth = appraiser_->best_trumps(theirs.hand()).points;
  const double willing = thumb::slope(worth, asked + bid_below, bid_width);
  return std::max(tuning_.odd_bid, bids ? willing : 1 - willing);
}

double Likelihood::of_choosing(const View& theirs, const Action& action) {
  ++nodes_;
  ThumbBot thumb(1, signals_);
  if (thumb.choose(theirs) == action) return 1;
  return action.verb == Verb::play ? tuning_.odd_play : tuning_.odd_bid;
}

}  // namespace troef::search
