// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/leaning.h"

#include <algorithm>

#include "bots/belief/chance.h"
#include "bots/belief/weights.h"

namespace troef::belief {
namespace {

bool ten_over_king(const Order& order) {
  const Suit plain = order.is_trump(Card(Rank::ten, Suit::clubs)) ? Suit::spades : Suit::clubs;
  return order.above(Card(Rank::king, plain)).has(Card(Rank::ten, plain));
}

const Laying* laying_of(const View& view, const Order& order) {
  const auto found = std::find_if(std::begin(layings), std::end(layings), [&](const Laying& each) {
    return each.letters == view.game->letters() && each.ten_high == ten_over_king(order);
  });
  return found != std::end(layings) ? found : nullptr;
}

}  // namespace

std::optional<Leaning> leaning_of(const View& view) {
  const auto declarer = view.facts.declarer;
  if (!declarer || !view.facts.trumps) return std::nullopt;
  const Heap& laid = view.laid[*declarer];
  if (laid.known.size() == laid.count) return std::nullopt;
  const Order& order = view.game->order(view.rules, view.facts.trumps);
  const Laying* laying = laying_of(view, order);
  if (laying == nullptr) return std::nullopt;
  Leaning leaning{Place::laid(*declarer), {}};
  leaning.weights.fill(1);
  for (std::size_t i = 0; i < std::size(laying_ranks); ++i) {
    for (const Card card : order.pack() & Cards::of(laying_ranks[i])) {
      const bool trump = order.is_trump(card);
      leaning.weights[static_cast<std::size_t>(card.index())] =
          trump ? laying->trumps[i] : laying->others[i];
    }
  }
  return leaning;
}

double mean_of_choices(const Leaning& leaning, Cards cards, int count) {
  std::array<double, 17> sums{1};  // of the choices of so many
  const int most = std::min(count, 16);
  for (const Card card : cards) {
    for (int i = most; i > 0; --i) {
      const auto at = static_cast<std::size_t>(i);
      sums[at] += leaning(card) * sums[at - 1];
    }
  }
  return sums[static_cast<std::size_t>(most)] / choices(cards.size(), most);
}

}  // namespace troef::belief
