// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/playing.h"

#include <algorithm>

#include "bots/thumb/keeping.h"
#include "tricks/melds.h"

namespace troef::thumb {
namespace {

// What a trick is worth besides the points that lie in it.
double trick_worth(const Sight& sight) {
  const bool counts = sight.aim.kind == Aim::Kind::points;
  return counts ? sight.manner.trick : sight.manner.bare_trick;
}

double points(const Sight& sight, Cards cards) {
  return sight.aim.kind == Aim::Kind::points ? sight.order.points(cards) : 0;
}

// What the card would still bring if it were kept.
double kept(const Sight& sight, Card card) {
  const double takes = takes_later(sight, card);
  const double home = comes_home(sight, card, takes);
  return sight.manner.points_kept * (2 * home - 1) * points(sight, card) +
         sight.manner.tricks_kept * takes * trick_worth(sight);
}

// Roem that lies in the trick counts for who wins it, where partners sit opposite (KJ-30).
double roem(const Sight& sight, Cards cards) {
  if (!sight.view.law.partners) return 0;
  const int now = roem_in_trick(cards, sight.order.trumps(), 0);
  if (cards.size() == sight.seats) return now;
  // Two that touch, or a stuk about to be, may become more.
  Cards touching = cards & (cards.up() | cards.down());
  return now + (now == 0 && touching ? sight.manner.touching * touching.size() / 2 : 0);
}

// What the trick is worth to fight for besides its points and its roem.
double prize(const Sight& sight, Seats later) {
  const Manner& manner = sight.manner;
  // Of the last trick (HJ-03, KJ-03, HG: 5 or 10).
  const double last = sight.tricks_left() == 1 ? manner.last_trick : 0;
  return trick_worth(sight) - manner.later * later.size() + last;
}

bool my_side_declares(const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  return declarer && sight.on_my_side(*declarer);
}

double trump_lead_bonus(const Sight& sight, Card card) {
  const Cards trumps = sight.order.trumps();
  const double at_foes = sight.expected_at(sight.foes, trumps);
  const int own = (sight.hand & trumps).size();
  const bool master = sight.boss(card);
  const Manner& manner = sight.manner;
  if (at_foes < 0.05) return manner.trump_none_left;
  if (!sight.view.facts.declarer) {
    return master ? manner.top_trump_undeclared : manner.trump_undeclared;
  }
  if (!my_side_declares(sight)) return manner.trump_defending;
  if (sight.declaring()) {
    const bool longer = own >= at_foes / std::max(1, sight.foes.size());
    const double drawn = std::min(at_foes, 3.0);
    if (master) return manner.top_trump + manner.top_trump_draws * drawn;
    return longer ? manner.long_trump_draws * drawn : manner.short_trump;
  }
  // The partner has made trumps.
  return sight.tricks_of(Seats::all(sight.seats)) <= 2 ? manner.trump_for_mate : 0;
}

double side_lead_bonus(const Sight& sight, Card card) {
  const Cards lane = sight.lane(card);
  const Cards own = sight.hand & lane;
  const Manner& manner = sight.manner;
  double bonus = 0;
  const bool high_left = !sight.boss(card) && points(sight, own) >= 10;
  if (high_left) bonus += manner.away_from_high;
  bool higher_boss = false;
  for (const Card other : own) higher_boss |= sight.boss(other);
  // An ace is cashed or it waits.
  if (higher_boss && !sight.boss(card)) bonus += manner.away_from_top;
  const bool ruff_later = own.size() == 1 && !sight.boss(card) && !sight.declaring() &&
                          sight.view.law.ruffing == Ruffing::when_void &&
                          (sight.hand & sight.order.trumps()) && points(sight, own) < 5;
  if (ruff_later) bonus += manner.single;
  if (!sight.boss(card) && points(sight, card) >= 10) bonus += manner.high_to_others;
  return bonus;
}

// Whether it is the highest of cards that follow one another.
bool from_the_top(const Sight& sight, Card card) {
  const Cards higher = sight.order.above(card) & sight.lane(card);
  for (const Card own : higher& sight.hand) {
    if (((higher - sight.order.above(own)) & sight.out).empty()) return false;
  }
  return true;
}

}  // namespace

double worth_of_leading(const Sight& sight, Card card) {
  Seats later = Seats::all(sight.seats) - sight.me;
  const double ours = sight.holds(card, card, true, later);
  const double stake = points(sight, card) + prize(sight, later) + roem(sight, card);
  const double bonus =
      sight.is_trump(card) ? trump_lead_bonus(sight, card) : side_lead_bonus(sight, card);
  return (2 * ours - 1) * stake - sight.manner.keeping_leading * kept(sight, card) + bonus +
         (from_the_top(sight, card) ? 0 : sight.manner.lower_of_run);
}

double worth_of_following(const Sight& sight, Card card) {
  Trick after = sight.trick;
  after.play(sight.me, card, sight.order);
  const Seats later = sight.after_me();
  const double ours =
      sight.holds(after.led(), after.best(), sight.on_my_side(after.winner()), later);
  const double stake =
      points(sight, after.cards()) + prize(sight, later) + roem(sight, after.cards());
  // Points that are safe now, and points that may be safe later.
  const bool feeds = ours > 0.95 && !sight.boss(card);
  const double fed = feeds ? sight.manner.fed * points(sight, card) : 0;
  return (2 * ours - 1) * stake - sight.manner.keeping_following * kept(sight, card) + fed;
}

}  // namespace troef::thumb
