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
    }
  }
}

const Weights& weights_for(const View& view) {
  const Weights* found = nullptr;
  for (const Weights& row : weights) {
    found = &row;
    if (row.letters == view.game->letters() && row.seats == view.seats) break;
  }
  return *found;
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

int roem_of(const View& view, Cards hand, std::optional<Suit> trumps) {
  // Where it is won in tricks, not held in the hand.
  if (view.law.partners) return 0;
  const MeldLaw law;
  int roem = value(law, melds_in(law, hand));
  if (trumps && hand.has_all({Card(Rank::queen, *trumps), Card(Rank::king, *trumps)})) roem += 20;
  return roem;
}

double expected_points(const View& view, Cards hand, std::optional<Suit> trumps, Stage stage) {
  const Order& order = view.game->order(view.rules, trumps);
  const Features features =
      features_of(order, view.game->pack(view.rules), hand, roem_of(view, hand, trumps));
  const Weights& row = weights_for(view);
  const Features& by = stage == Stage::before_widow ? row.before : row.after;
  double sum = 0;
  for (int i = 0; i < feature_count; ++i) {
    sum += features[static_cast<std::size_t>(i)] * by[static_cast<std::size_t>(i)];
  }
  return sum;
}

double margin_of(const View& view) { return weights_for(view).margin; }

Choice best_trumps(const View& view, Cards hand, Stage stage) {
  Choice best;
  for (const Suit suit : all_suits) {
    const double points = expected_points(view, hand, suit, stage);
    if (points > best.points) best = {suit, points};
  }
  return best;
}

}  // namespace troef::thumb
