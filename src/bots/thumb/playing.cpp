// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/playing.h"

#include <algorithm>

#include "bots/thumb/keeping.h"
#include "tricks/melds.h"

namespace troef::thumb {
namespace {

// What a trick is worth besides the points that lie in it.
double trick_worth(const Sight& sight) { return sight.aim.kind == Aim::Kind::points ? 8 : 20; }

double points(const Sight& sight, Cards cards) {
  return sight.aim.kind == Aim::Kind::points ? sight.order.points(cards) : 0;
}

// What the card would still bring if it were kept.
double kept(const Sight& sight, Card card) {
  const double takes = takes_later(sight, card);
  const double home = comes_home(sight, card, takes);
  return (2 * home - 1) * points(sight, card) + takes * trick_worth(sight);
}

// Roem that lies in the trick counts for who wins it, where partners sit opposite (KJ-30).
double roem(const Sight& sight, Cards cards) {
  if (!sight.view.law.partners) return 0;
  const int now = roem_in_trick(cards, sight.order.trumps(), 0);
  if (cards.size() == sight.seats) return now;
  // Two that touch, or a stuk about to be, may become more.
  Cards touching = cards & (cards.up() | cards.down());
  return now + (now == 0 && touching ? 2.5 * touching.size() / 2 : 0);
}

// Every player who is still to come makes the trick a little less worth fighting for.
constexpr double each_later = 1;

// Of the last trick (HJ-03, KJ-03, HG: 5 or 10).
double last_bonus(const Sight& sight) { return sight.tricks_left() == 1 ? 8 : 0; }

bool my_side_declares(const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  return declarer && sight.on_my_side(*declarer);
}

double trump_lead_bonus(const Sight& sight, Card card) {
  const Cards trumps = sight.order.trumps();
  const double at_foes = sight.expected_at(sight.foes, trumps);
  const int own = (sight.hand & trumps).size();
  const bool master = sight.boss(card);
  if (at_foes < 0.05) return -4;  // no foe has one: keep it for the end
  if (!sight.view.facts.declarer) return master ? 4 : -4;
  if (!my_side_declares(sight)) return -8;
  if (sight.declaring()) {
    const bool longer = own >= at_foes / std::max(1, sight.foes.size());
    return master ? 6 + 5 * std::min(at_foes, 3.0) : (longer ? -2 * std::min(at_foes, 3.0) : -4);
  }
  // The partner has made trumps: the best trump goes to help, once.
  return sight.tricks_of(Seats::all(sight.seats)) <= 2 ? 8 : 0;
}

double side_lead_bonus(const Sight& sight, Card card) {
  const Cards lane = sight.lane(card);
  const Cards own = sight.hand & lane;
  double bonus = 0;
  const bool high_left = !sight.boss(card) && points(sight, own) >= 10;
  if (high_left) bonus -= 2;  // a ten or an ace is to be led up to, not away from
  bool higher_boss = false;
  for (const Card other : own) higher_boss |= sight.boss(other);
  // Not away from an ace: it is cashed or it waits.
  if (higher_boss && !sight.boss(card)) bonus -= 12;
  const bool ruff_later = own.size() == 1 && !sight.boss(card) && !sight.declaring() &&
                          sight.view.law.ruffing == Ruffing::when_void &&
                          (sight.hand & sight.order.trumps()) && points(sight, own) < 5;
  if (ruff_later) bonus += 3;
  if (!sight.boss(card) && points(sight, card) >= 10) bonus -= 6;  // to whoever has the ace
  return bonus;
}

// Of cards that follow one another the highest is led, so that a partner sees what is there.
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
  const double stake = points(sight, card) + trick_worth(sight) - each_later * later.size() +
                       last_bonus(sight) + roem(sight, card);
  const double bonus =
      sight.is_trump(card) ? trump_lead_bonus(sight, card) : side_lead_bonus(sight, card);
  return (2 * ours - 1) * stake - kept(sight, card) + bonus - (from_the_top(sight, card) ? 0 : 1);
}

double worth_of_following(const Sight& sight, Card card) {
  Trick after = sight.trick;
  after.play(sight.me, card, sight.order);
  const Seats later = sight.after_me();
  const double ours =
      sight.holds(after.led(), after.best(), sight.on_my_side(after.winner()), later);
  const double stake = points(sight, after.cards()) + trick_worth(sight) -
                       each_later * later.size() + last_bonus(sight) + roem(sight, after.cards());
  // Points that are safe now are better than points that may be safe later.
  const double fed = ours > 0.95 && !sight.boss(card) ? 0.4 * points(sight, card) : 0;
  return (2 * ours - 1) * stake - kept(sight, card) + fed;
}

}  // namespace troef::thumb
