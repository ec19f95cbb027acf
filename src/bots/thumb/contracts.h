// SPDX-License-Identifier: Apache-2.0
// Contracts that are bid by name: how likely a hand makes each, by counting winners or cards that
// stay low. A hand may hold more cards than are played: the worst is laid away.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "bots/thumb/suits.h"

namespace troef::thumb {

// A hand made ready for a contract: what is laid away, the trumps, and the chance.
struct Plan {
  double chance = 0;
  Cards lay;
  std::optional<Suit> trumps;
};

// A contract that may be bid, the best plan for it, and how often it must be made to be bid.
struct Prospect {
  std::optional<Aim> aim;
  Plan plan;
  double bid_from = 1;
};

// Reckons hands that are part of these cards. Looks at the view for the game, its rules and the
// table only.
class Reckoner {
 public:
  Reckoner(const View& view, Cards cards);

  // Without laying away, with these trumps.
  double chance(const Aim& aim, Cards hand, std::optional<Suit> trumps) const;
  // Expected without trumps.
  double winners(Cards hand) const;
  // `lay`: how many cards go, at most one.
  Plan plan(const Aim& aim, Cards hand, int lay) const;
  // Fills in the plan of each, laying one away, where it is better than the one it has; of those
  // that buy a jack, or of the others.
  void plan(Cards cards, std::span<Prospect> prospects, bool bought) const;
  // The best that a hand is good for, over all contracts: chance times pay. For choosing what to
  // keep.
  double best_prospect(Cards hand) const;

 private:
  // The suits of a hand, each as it is with other trumps or none, and as trumps.
  struct Lanes {
    Cards hand;
    Suits::Held plain, trump;
    Suits::Places plain_places{}, trump_places{};
  };
  Lanes lanes_of(Cards hand) const;
  Lanes without(Lanes lanes, Card away) const;
  Suits with_trumps(const Lanes& lanes, std::optional<Suit> trumps) const;

  const Game& game_;
  const Holdings& holdings_;
  bool more_will_do_;
  Cards pack_;
  BySuit<int> size_;
  // The bit of each card in Holding's places, where its suit is trumps and where not.
  std::array<std::array<std::uint16_t, 64>, 2> place_{};
};

// Of the contracts that view.legal offers, in its order, for the hand with the turn-up; without an
// aim where an action is no such bid. The plan is the best of those that are worth a bid, or, for
// who is `trying`, to be tried out.
std::vector<Prospect> prospects_of(const View& view, bool trying = false);

// How often what was reckoned so comes true, as it was counted.
double by_odds(const Odds& odds, double reckoned);
// How often a contract is really made of which this was reckoned, as it was counted in deals that
// `thumb` played, or `club` where a trick too many does harm; and what a bid of that chance pays,
// about.
double made(const Aim& aim, double reckoned, bool more_will_do);
double expected_gain(const Aim& aim, double chance);

inline Plan plan_for(const View& view, const Aim& aim, Cards cards, int lay) {
  return Reckoner(view, cards).plan(aim, cards, lay);
}

// Of one hand.
inline double best_prospect(const View& view, Cards hand) {
  return Reckoner(view, hand).best_prospect(hand);
}

}  // namespace troef::thumb
