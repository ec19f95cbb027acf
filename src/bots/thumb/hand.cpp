// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/hand.h"

#include <algorithm>

#include "bots/thumb/weights.h"

namespace troef::thumb {
namespace {

constexpr double unknown = -1e9;

// The sum of what is noted, each at its weight.
class Tally {
 public:
  explicit Tally(const Features& weights) : weights_(weights) {}
  void note(Feature feature, double amount = 1) {
    sum_ += amount * weights_[static_cast<std::size_t>(feature)];
  }
  double sum() const { return sum_; }

 private:
  const Features& weights_;
  double sum_ = 0;
};

void count_trumps(const Order& order, Cards pack, Cards own, Tally& tally) {
  constexpr Feature tops[] = {Feature::first, Feature::second, Feature::third, Feature::fourth};
  tally.note(Feature::trumps, own.size());
  int highest = 0;
  for (const Card card : own) {
    const int place = (order.above(card) & pack).size();
    if (place < 4) tally.note(tops[place]);
    if (place < 2) ++highest;
  }
  if (highest == 2) tally.note(Feature::top_pair);
}

void count_side_suit(const Order& order, Cards lane, Cards own, Tally& tally) {
  if (!own) return tally.note(Feature::voids);
  bool boss = false;
  for (Cards rest = own; rest;) {
    const Card card = order.highest(rest);
    rest.remove(card);
    const int place = (order.above(card) & lane).size();
    if (place == 0) {
      boss = true;
      tally.note(Feature::bosses);
    } else if (place == 1 && boss) {
      tally.note(Feature::backed);
    } else {
      if (place == 1 && own.size() > 1) tally.note(Feature::guarded);
      tally.note(Feature::losers);
      tally.note(Feature::loser_points, order.points(card));
      if (own.size() == 1 && card.rank() == Rank::ten) tally.note(Feature::bare_tens);
    }
  }
}

// Cards that make a run or a set with these, or a run longer.
Cards beside(Cards hand) {
  const Cards up = hand.up(), down = hand.down();
  Cards cards = (up & up.up()) | (up & down) | (down & down.down());
  for (const Rank rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace}) {
    if ((hand & Cards::of(rank)).size() == suit_count - 1) cards |= Cards::of(rank);
  }
  return cards - hand;
}

const Features& weights_at(Stage stage, const Weights& row) {
  if (stage == Stage::before_widow) return row.before;
  return stage == Stage::after_widow ? row.after : row.choosing;
}

}  // namespace

Appraiser::Appraiser(const View& view, Stage stage, Hands hands)
    : weights_(weights_at(stage, row_for(view, weights))),
      laid_(row_for(view, weights).laid),
      plain_(*view.order),
      pack_(view.game->pack(view.rules)),
      widow_(stage == Stage::before_widow ? view.widow.count : 0),
      roem_is_held_(!view.law.partners),
      meld_law_(view.game->meld_law(view.rules)) {
  for (const Suit suit : all_suits) {
    orders_[suit] = &view.game->order(view.rules, suit);
  }
  if (hands == Hands::few) return;
  lowest_ = rank_count;
  for (const Card card : pack_) lowest_ = std::min(lowest_, static_cast<int>(card.rank()));
  kept_.assign(std::size_t{suit_count * suit_count} << (rank_count - lowest_), unknown);
}

// Runs and sets.
int Appraiser::roem_in(Cards hand) const {
  if (!roem_is_held_) return 0;
  const Melds melds = melds_in(meld_law_, hand);
  return melds.empty() ? 0 : value(meld_law_, melds);
}

double Appraiser::roem_coming(Cards hand, int roem) const {
  if (!roem_is_held_ || widow_ == 0) return 0;
  int sum = 0;
  for (const Card card : beside(hand) & pack_) sum += roem_in(hand | card) - roem;
  return static_cast<double>(sum) * widow_ / (pack_ - hand).size();
}

double Appraiser::of_suit(Cards own, Suit suit, Suit trumps) const {
  const Order& order = *orders_[trumps];
  Tally tally(weights_);
  if (suit == trumps) {
    count_trumps(order, pack_, own, tally);
  } else {
    count_side_suit(order, Cards::of(suit) & pack_, own, tally);
  }
  return tally.sum();
}

double Appraiser::kept_of_suit(Cards own, Suit suit, Suit trumps) const {
  std::size_t place =
      static_cast<std::size_t>(trumps) * suit_count + static_cast<std::size_t>(suit);
  place <<= rank_count - lowest_;
  for (const Card card : own) place += std::size_t{1} << (static_cast<int>(card.rank()) - lowest_);
  double& kept = kept_[place];
  if (kept == unknown) kept = of_suit(own, suit, trumps);
  return kept;
}

double Appraiser::points(Cards hand, Suit trumps, int roem) const {
  const Cards stuk = {Card(Rank::queen, trumps), Card(Rank::king, trumps)};
  if (roem_is_held_ && hand.has_all(stuk)) roem += 20;
  Tally tally(weights_);
  tally.note(Feature::one);
  tally.note(Feature::roem, roem);
  double sum = tally.sum();
  for (const Suit suit : all_suits) {
    const Cards own = hand & Cards::of(suit);
    sum += kept_.empty() ? of_suit(own, suit, trumps) : kept_of_suit(own, suit, trumps);
  }
  return sum;
}

Choice Appraiser::best_trumps(Cards hand) const {
  const int roem = roem_in(hand);
  Tally before(weights_);
  before.note(Feature::coming, roem_coming(hand, roem));
  Choice best;
  for (const Suit suit : all_suits) {
    const double sum = points(hand, suit, roem);
    if (sum > best.points) best = {suit, sum};
  }
  best.points += before.sum();
  return best;
}

double Appraiser::with_laid(Cards hand, Cards away) const {
  return best_trumps(hand).points + laid_ * plain_.points(away);
}

double Appraiser::with_laid(Cards hand, Cards away, Suit trumps) const {
  return points(hand, trumps) + laid_ * plain_.points(away);
}

double margin_of(const View& view) { return row_for(view, weights).margin; }

double reach_below(const View& view, bool dares) {
  const Weights& row = row_for(view, weights);
  return row.below - (dares ? row.daring : 0);
}

}  // namespace troef::thumb
