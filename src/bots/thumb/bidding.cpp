// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/bidding.h"

#include "bots/thumb/contracts.h"
#include "bots/thumb/hand.h"
#include "bots/thumb/passing.h"

namespace troef::thumb {
namespace {

// Sure enough of all tricks to leave the widow and be paid double.
constexpr double unturned = 25;
// A hand on which the suit of the die is played on: more than half of what there is to win.
constexpr double playable_suit = 110;
constexpr double last_to_speak = 104;

}  // namespace

Action bid_points(const View& view) {
  const double most = best_trumps(view, view.hand(), Stage::before_widow).points - margin_of(view);
  const Action& lowest = view.legal.front();
  if (lowest.verb == Verb::bid && lowest.number <= most) return lowest;
  return word(Verb::pass);
}

Action bid_contract(const View& view) {
  Action best = word(Verb::pass);
  double most = gain_by_passing(view);
  const std::vector<Prospect> prospects = prospects_of(view);
  const bool more = more_will_do(view);
  for (std::size_t i = 0; i < prospects.size(); ++i) {
    const auto& [aim, plan, bid_from] = prospects[i];
    if (aim == nullptr) continue;
    const double chance = made(*aim, plan.chance, more);
    if (chance < bid_from) continue;
    const double gain = expected_gain(*aim, chance);
    if (gain <= most) continue;
    most = gain;
    best = view.legal[i];
  }
  return best;
}

Action accept_or_pass(const View& view) {
  if (!offers(view.legal, Verb::pass)) return word(Verb::accept);
  const Suit suit = *view.facts.die;
  const double points = expected_points(view, view.hand(), suit, Stage::after_widow);
  const bool last = view.facts.passed.size() == view.seats - 1;
  return word(points >= (last ? last_to_speak : playable_suit) ? Verb::accept : Verb::pass);
}

Action take_or_leave(const View& view) {
  // It can still be left, and is paid double then, too (HG-20, HG-42).
  if (offers(view.legal, Verb::turn)) return word(Verb::turn);
  if (!offers(view.legal, Verb::take)) return view.legal.front();
  const bool seen = view.widow.known.size() == view.widow.count && view.widow.count > 0;
  const double now = best_trumps(view, view.hand(), Stage::after_widow).points;
  // Once it lies open, taking it can only help, unless what is held is doubled.
  const double needed = view.facts.bid + (seen ? 30 : unturned);
  return word(now >= needed ? Verb::leave : Verb::take);
}

Action name_trumps(const View& view) {
  const Aim* aim = aim_bid(view);
  const Suit suit = aim ? plan_for(view, *aim, view.hand(), 0).trumps.value_or(Suit::clubs)
                        : best_trumps(view, view.hand(), Stage::choosing).trumps;
  return name_suit(Verb::trump, suit);
}

}  // namespace troef::thumb
