// SPDX-License-Identifier: Apache-2.0
// The worth of a hand before a card is played: in points, with these trumps, for one declarer.
#pragma once

#include <array>
#include <vector>

#include "cards/by_suit.h"
#include "deal/view.h"
#include "tricks/melds.h"

namespace troef::thumb {

// What is counted of a hand.
enum class Feature : std::uint8_t {
  one,     // always 1
  trumps,  // their number
  first,
  second,
  third,
  fourth,    // the highest trumps there are
  top_pair,  // both of the two highest
  bosses,    // highest cards of other suits
  backed,    // second highest, under the highest
  guarded,   // second highest, without the highest but not bare
  voids,
  losers,  // other side cards
  loser_points,
  roem,
  bare_tens,  // single, of other suits
  coming      // roem that the widow may bring, times the chance
};
inline constexpr int feature_count = 16;
using Features = std::array<double, feature_count>;

// After the widow a hand is weighed to bid on it, or to choose among its parts and its trumps.
enum class Stage : std::uint8_t { before_widow, after_widow, choosing };

struct Choice {
  Suit trumps = Suit::clubs;
  double points = -1000;
};

// Values hands. Looks at the view for the game, its rules and the table only.
class Appraiser {
 public:
  // Who values many hands keeps what the cards of a suit are worth.
  enum class Hands : std::uint8_t { few, many };
  Appraiser(const View& view, Stage stage, Hands hands = Hands::few);

  // Points and roem that the declarer can expect.
  double points(Cards hand, Suit trumps) const { return points(hand, trumps, roem_in(hand)); }
  Choice best_trumps(Cards hand) const;
  // With these cards, while those are laid away, which are the declarer's; and the best trumps, or
  // others.
  double with_laid(Cards hand, Cards away) const;
  double with_laid(Cards hand, Cards away, Suit trumps) const;

 private:
  double points(Cards hand, Suit trumps, int roem) const;
  int roem_in(Cards hand) const;
  double roem_coming(Cards hand, int roem) const;
  double of_suit(Cards own, Suit suit, Suit trumps) const;
  double kept_of_suit(Cards own, Suit suit, Suit trumps) const;

  BySuit<const Order*> orders_;
  const Features& weights_;
  double laid_;         // for each point of the cards that are laid away
  const Order& plain_;  // before trumps are named
  Cards pack_;
  int widow_;          // cards in it
  bool roem_is_held_;  // or else it is won in tricks
  MeldLaw meld_law_;
  int lowest_ = 0;  // rank of the pack
  // By trumps, suit and what is held of it; empty where few hands are valued.
  mutable std::vector<double> kept_;
};

// Of one hand.
inline double expected_points(const View& view, Cards hand, Suit trumps, Stage stage) {
  return Appraiser(view, stage).points(hand, trumps);
}
inline Choice best_trumps(const View& view, Cards hand, Stage stage) {
  return Appraiser(view, stage).best_trumps(hand);
}

inline double worth_with_laid(const View& view, Cards hand, Cards away) {
  return Appraiser(view, Stage::choosing).with_laid(hand, away);
}

// How far below that a bid stays, or, where others are kept from bidding by it, beyond.
double margin_of(const View& view);
// The same for bids that are tried out; who dares tries higher ones.
double reach_below(const View& view, bool dares);

}  // namespace troef::thumb
