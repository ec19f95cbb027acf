// SPDX-License-Identifier: Apache-2.0
// What is laid away unseen is not just any cards: hardly ever trumps, and seldom aces.
#pragma once

#include <array>
#include <optional>

#include "bots/belief/places.h"
#include "deal/view.h"

namespace troef::belief {

// How much more readily each card goes to this place than others do. A layout is drawn as often as
// the product over the cards that lie there says.
struct Leaning {
  Place place;
  std::array<double, 64> weights;  // by Card::index()

  double operator()(Card card) const { return weights[static_cast<std::size_t>(card.index())]; }
};

// Of what the declarer laid away unseen, once the trumps are named; in games that weights.h lists.
std::optional<Leaning> leaning_of(const View& view);

// The mean, over all choices of so many of these cards, of the product of their weights: who leans
// so lays away each choice as often as its product says, by this.
double mean_of_choices(const Leaning& leaning, Cards cards, int count);

}  // namespace troef::belief
