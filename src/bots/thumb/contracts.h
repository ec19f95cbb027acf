// SPDX-License-Identifier: Apache-2.0
// Contracts that are bid by name: how likely a hand makes each, by counting winners or cards that
// stay low. A hand may hold more cards than are played: the worst is laid away.
#pragma once

#include <optional>

#include "bots/thumb/aim.h"

namespace troef::thumb {

// A hand made ready for a contract: what is laid away, the trumps, and the chance.
struct Plan {
  double chance = 0;
  Cards lay;
  std::optional<Suit> trumps;
};

// `lay`: how many cards go. Looks at the view for the game, its rules and the table only.
Plan plan_for(const View& view, const Aim& aim, Cards cards, int lay);
// Without laying away, with these trumps.
double chance_of(const View& view, const Aim& aim, Cards hand, std::optional<Suit> trumps);
// The best that a hand is good for, over all contracts: chance times pay. For choosing what to
// keep.
double best_prospect(const View& view, Cards hand);

}  // namespace troef::thumb
