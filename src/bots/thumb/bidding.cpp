// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/bidding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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
// Where eldest may choose the suit if all pass, that of the die as well: for who speaks second,
// third and last. And where eldest has to play on whichever falls, which others than its side
// gladly see (KJ-12).
constexpr std::array before_a_choice = {112.0, 113.0, 108.0};
constexpr double before_a_throw = 95, before_their_throw = 136;

// How much points commonly differ from what was expected.
constexpr double spread = 12;

double suit_playable_from(const View& view) {
  const auto passed = static_cast<std::size_t>(view.facts.passed.size());
  if (house_says(view, "all_pass", "eldest_throws")) {
    return passed % 2 == 0 ? before_a_throw : before_their_throw;
  }
  if (house_says(view, "all_pass", "eldest_chooses")) {
    return passed == 0 ? std::numeric_limits<double>::infinity() : before_a_choice[passed - 1];
  }
  return passed + 1 == static_cast<std::size_t>(view.seats) ? last_to_speak : playable_suit;
}

// What is left over or lacking at so much a point, if this is expected to be left over.
double paid(double over, double made, double wet) {
  return spread *
         (made * std::log1p(std::exp(over / spread)) - wet * std::log1p(std::exp(-over / spread)));
}

// What the best hand is worth once so many of these are gone from it.
double best_without(const Appraiser& appraiser, Cards hand, Cards these, int count) {
  if (count == 0) return appraiser.best_trumps(hand).points;
  double best = -1000;
  Cards others = these;
  for (const Card card : these) {
    others.remove(card);
    best = std::max(best, best_without(appraiser, hand - card, others, count - 1));
  }
  return best;
}

// A widow that lies open: who leaves it is paid double (HG-42), and may pay double, too (HG-43).
bool pays_to_leave(const View& view) {
  const Appraiser appraiser(view, Stage::after_widow, Appraiser::Hands::many);
  const Cards widow = view.widow.known, all = view.hand() | widow;
  double left = appraiser.best_trumps(view.hand()).points - view.facts.bid;
  if (!house_says(view, "widow_counts", "declarer")) left -= view.order->points(widow);
  if (left <= 0) return false;
  const double taken = best_without(appraiser, all, all, widow.size()) - view.facts.bid;
  const int defenders = view.seats - 1;
  const int wet = house_says(view, "wet_unexchanged", "double") ? 2 * defenders : defenders;
  return paid(left, 2, wet) > paid(taken, 1, defenders);
}

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
    if (!aim) continue;
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
  return word(points >= suit_playable_from(view) ? Verb::accept : Verb::pass);
}

Action take_or_leave(const View& view) {
  // It can still be left, and is paid double then, too (HG-20, HG-42).
  if (offers(view.legal, Verb::turn)) return word(Verb::turn);
  if (!offers(view.legal, Verb::take)) return view.legal.front();
  const bool seen = view.widow.known.size() == view.widow.count && view.widow.count > 0;
  if (seen) return word(pays_to_leave(view) ? Verb::leave : Verb::take);
  const double now = best_trumps(view, view.hand(), Stage::after_widow).points;
  return word(now >= view.facts.bid + unturned ? Verb::leave : Verb::take);
}

Action name_trumps(const View& view) {
  const auto aim = aim_bid(view);
  const Suit suit = aim ? plan_for(view, *aim, view.hand(), 0).trumps.value_or(Suit::clubs)
                        : best_trumps(view, view.hand(), Stage::choosing).trumps;
  return name_suit(Verb::trump, suit);
}

}  // namespace troef::thumb
