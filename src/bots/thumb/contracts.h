// SPDX-License-Identifier: Apache-2.0
// Contracts that are bid by name: how likely a hand makes each, by counting winners or cards that
// stay low. A hand may hold more cards than are played: the worst is laid away.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "bots/thumb/aim.h"
#include "bots/thumb/winners.h"

namespace troef::thumb {

// A hand made ready for a contract: what is laid away, the trumps, and the chance.
struct Plan {
  double chance = 0;
  Cards lay;
  std::optional<Suit> trumps;
};

// Reckons hands that are part of these cards. Looks at the view for the game, its rules and the
// table only.
class Reckoner {
 public:
  Reckoner(const View& view, Cards cards);

  // Without laying away, with these trumps.
  double chance(const Aim& aim, Cards hand, std::optional<Suit> trumps) const;
  // `lay`: how many cards go, at most one.
  Plan plan(const Aim& aim, Cards hand, int lay) const;
  // For all contracts, as all_aims() lists them, laying one away.
  std::vector<Plan> plans(Cards cards) const;
  // The best that a hand is good for, over all contracts: chance times pay. For choosing what to
  // keep.
  double best_prospect(Cards hand) const;

 private:
  using Places = std::array<unsigned, suit_count>;
  // The suits of a hand, one of them trumps.
  struct Suits {
    std::array<const Holding*, suit_count> held;
    std::optional<Suit> trumps;
    Places places;
    Cards hand;
    int own_trumps = 0;
  };

  Suits suits_of(Cards hand, std::optional<Suit> trumps) const;
  double chance(const Aim& aim, const Suits& suits) const;
  double with_mate(const Aim& aim, const Suits& suits) const;
  // That the foes' trumps are gone before side winners are cashed.
  double trumps_drawn(const Suits& suits) const;

  int others_;
  bool more_will_do_;
  Cards pack_;
  std::array<int, suit_count> size_{};
  // The bit of each card in Holding's places, where its suit is trumps and where not.
  std::array<std::array<std::uint16_t, 64>, 2> place_{};
};

// How often a contract is really made of which this was reckoned, as it was counted in deals that
// `thumb` played; and what that pays, about.
double made(const Aim& aim, double reckoned);
double expected_gain(const Aim& aim, double reckoned);

inline double chance_of(const View& view, const Aim& aim, Cards hand, std::optional<Suit> trumps) {
  return Reckoner(view, hand).chance(aim, hand, trumps);
}
inline Plan plan_for(const View& view, const Aim& aim, Cards cards, int lay) {
  return Reckoner(view, cards).plan(aim, cards, lay);
}

// Of one hand.
inline double best_prospect(const View& view, Cards hand) {
  return Reckoner(view, hand).best_prospect(hand);
}

}  // namespace troef::thumb
