// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/bounds.h"

#include <algorithm>

namespace troef::thumb {
namespace {

double most_winners(const Suits& suits) {
  double gained = -static_cast<double>(Holding::most);
  for (const Holding* suit : suits.held) gained = std::max(gained, suit->sum_lighter - suit->sum);
  return suits.winners + gained;
}

// That all cards stay low but the `but` highest of one suit.
double ducks_at_most(const Suits& suits, Watched watched, std::optional<Suit> suit = {},
                     std::size_t but = 0) {
  const auto by = static_cast<std::size_t>(watched);
  double all = 1;  // of the suits before, none of them lighter
  double lighter = 0;
  for (const Suit each : all_suits) {
    const Holding& held = *suits.held[each];
    const std::size_t high = each == suit ? but : 0;
    lighter = std::max(lighter * held.ducks[high][by], all * held.ducks_lighter[high][by]);
    all *= held.ducks[high][by];
  }
  return lighter;
}

double one_at_most(const Suits& suits, Watched watched) {
  double best = 0;
  for (const Suit suit : all_suits) {
    if (takes_the_one(suits, suit)) best = std::max(best, ducks_at_most(suits, watched, suit, 1));
  }
  return best;
}

}  // namespace

double chance_at_most(const Suits& suits, const Aim& aim) {
  if (aim.kind == Aim::Kind::first_and_last) {
    return holds_the_ends(suits) ? ducks_at_most(suits, Watched::hidden, suits.trumps, 2) : 0;
  }
  if (aim.lose && aim.tricks == 0) return ducks_at_most(suits, watched_in(aim));
  if (aim.lose) return one_at_most(suits, watched_in(aim));
  const double winners = most_winners(suits);
  switch (aim.mate) {
    case Aim::Mate::none:
      return winners < aim.tricks - far_short ? 0 : suits.draws;
    case Aim::Mate::first_trick:
      return share_with_mate(winners, aim.kind) * suits.draws;
    case Aim::Mate::known:
    case Aim::Mate::last_ace:
      break;
  }
  // What is under an ace of the mate's may become a winner: these are not counted here.
  return 1;
}

}  // namespace troef::thumb
