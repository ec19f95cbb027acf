// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/passing.h"

#include <algorithm>

#include "bots/thumb/contracts.h"
#include "bots/thumb/exactly.h"

namespace troef::thumb {
namespace {

// Of what others bid to play alone, about.
constexpr double made_by_others = 0.85;
// How often a hand takes its one trick where another has bid so for all (PD-47), by the chance that
// exactly.h reckons; counted as those of aim.cpp were.
constexpr Odds one_trick_unbid = {1.0, 0.72};
// With less than this the others take each other's tricks, and lose as well.
constexpr double one_winner = 0.9;
// Where more tricks do no harm: what a hand with so many aces or more is paid on average.
constexpr int enough_aces = 2;
constexpr double without_aces = -1.7, for_each_ace = 2.8;

double gain_of_any_trick(const View& view, const Aim& aim) {
  const int aces = (view.hand() & Cards::of(Rank::ace)).size();
  if (aces >= enough_aces) return without_aces + for_each_ace * aces;
  return std::min(0.0, expected_gain(aim, by_odds(aim.tried->odds, chance_if_pass(view, aim))));
}

double gain_of_each(const View& view, const Aim& aim) {
  if (!aim.lose) return gain_of_any_trick(view, aim);
  const Cards hand = view.hand();
  if (Reckoner(view, hand).winners(hand) < one_winner) return 0;
  const double chance = by_odds(one_trick_unbid, chance_if_pass(view, aim));
  return std::min(0.0, expected_gain(aim, chance));
}

}  // namespace

double gain_by_passing(const View& view) {
  const auto holder = view.facts.holder;
  const auto aim = aim_bid(view);
  if (!holder || holder == view.seat || !aim) return 0;
  if (aim->each) return gain_of_each(view, *aim);
  const bool alone = aim->mate == Aim::Mate::none;
  return alone ? aim->pays * (1 - 2 * made_by_others) : 0;
}

}  // namespace troef::thumb
