// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/hand.h"

#include "bots/thumb/weights.h"
#include "tricks/melds.h"

namespace troef::thumb {
namespace {

double& at(Features& features, Feature feature) {
  return features[static_cast<std::size_t>(feature)];
}

void count_trumps(const Order& order, Cards pack, Cards hand, Features& features) {
  const Cards trumps = order.trumps();
  at(features, Feature::trumps) = (hand & trumps).size();
  for (const Card card : hand& trumps) {
    const int place = (order.above(card) & pack).size();
    if (place < 4) features[static_cast<std::size_t>(Feature::first) + place] = 1;
  }
  at(features, Feature::top_pair) = at(features, Feature::first) * at(features, Feature::second);
}

void count_side_suit(const Order& order, Cards lane, Cards hand, Features& features) {
  const Cards own = hand & lane;
  if (!own) {
    at(features, Feature::voids) += 1;
    return;
  }
  bool boss = false;
  for (Cards rest = own; rest;) {
    const Card card = order.highest(rest);
    rest.remove(card);
    const int place = (order.above(card) & lane).size();
    if (place == 0) {
      boss = true;
      at(features, Feature::bosses) += 1;
    } else if (place == 1 && boss) {
      at(features, Feature::backed) += 1;
    } else {
      if (place == 1 && own.size() > 1) at(features, Feature::guarded) += 1;
      at(features, Feature::losers) += 1;
      at(features, Feature::loser_points) += order.points(card);
      if (own.size() == 1 && card.rank() == Rank::ten) at(features, Feature::bare_tens) += 1;
    }
  }
}

const Features& weights_at(Stage stage, const Weights& row) {
  if (stage == Stage::before_widow) return row.before;
  return stage == Stage::after_widow ? row.after : row.choosing;
}

}  // namespace

Features features_of(const Order& order, Cards pack, Cards hand, int roem) {
  Features features{};
  at(features, Feature::one) = 1;
  at(features, Feature::roem) = roem;
  count_trumps(order, pack, hand, features);
  for (const Suit suit : all_suits) {
    const Cards lane = (Cards::of(suit) & pack) - order.trumps();
    if (lane) count_side_suit(order, lane, hand, features);
  }
  return features;
}

Appraiser::Appraiser(const View& view, Stage stage)
    : weights_(weights_at(stage, row_for(view, weights))),
      laid_(row_for(view, weights).laid),
      plain_(*view.order),
      pack_(view.game->pack(view.rules)),
      roem_is_held_(!view.law.partners) {
  for (const Suit suit : all_suits) {
    orders_[static_cast<std::size_t>(suit)] = &view.game->order(view.rules, suit);
  }
}

// Runs and sets.
int Appraiser::roem_in(Cards hand) const {
  const MeldLaw law;
  const Melds melds = melds_in(law, hand);
  return roem_is_held_ && !melds.empty() ? value(law, melds) : 0;
}

double Appraiser::points(Cards hand, Suit trumps, int roem) const {
  const Cards stuk = {Card(Rank::queen, trumps), Card(Rank::king, trumps)};
  if (roem_is_held_ && hand.has_all(stuk)) roem += 20;
  const Order& order = *orders_[static_cast<std::size_t>(trumps)];
  const Features features = features_of(order, pack_, hand, roem);
  double sum = 0;
  for (std::size_t i = 0; i < features.size(); ++i) sum += features[i] * weights_[i];
  return sum;
}

Choice Appraiser::best_trumps(Cards hand) const {
  const int roem = roem_in(hand);
  Choice best;
  for (const Suit suit : all_suits) {
    const double sum = points(hand, suit, roem);
    if (sum > best.points) best = {suit, sum};
  }
  return best;
}

double Appraiser::with_laid(Cards hand, Cards away) const {
  return best_trumps(hand).points + laid_ * plain_.points(away);
}

double margin_of(const View& view) { return row_for(view, weights).margin; }
double daring_of(const View& view) { return row_for(view, weights).daring; }

}  // namespace troef::thumb
