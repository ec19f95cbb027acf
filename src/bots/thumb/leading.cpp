// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/playing.h"

#include <algorithm>

#include "bots/thumb/stakes.h"

namespace troef::thumb {
namespace {

int tops_among(const Sight& sight, Cards cards) {
  int count = 0;
  for (const Card card : cards) count += sight.boss(card) ? 1 : 0;
  return count;
}

// When the foes have none.
double free_trump_bonus(const Sight& sight, int own) {
  const bool losers = tops_among(sight, sight.hand) < sight.hand.size();
  return sight.manner.trump_none_left + (own == 1 && losers ? sight.manner.last_with_losers : 0);
}

// The better the more surely these take all that the foes have.
double defending_trump_bonus(const Sight& sight, Card card, double at_foes) {
  const Manner& manner = sight.manner;
  if (!sight.boss(card)) return manner.trump_defending;
  const Cards trumps = sight.order.trumps();
  const double draws = std::clamp(tops_among(sight, sight.hand & trumps) + 1 - at_foes, 0.0, 1.0);
  return manner.trump_defending + draws * manner.draws_the_last;
}

// VV-40. Whether a side with three tricks or more has lost none, or one without three could not
// lose another.
bool needs_all(const Sight& sight) {
  if (sight.order.counts() || !house_says(sight.view, "scoring", "sides")) return false;
  const int foes = sight.tricks_of(sight.foes), own = sight.view.facts.tricks - foes;
  return own >= 3 ? foes == 0 : foes == 2;
}

// Trumps draw those that would take what is led later.
constexpr double first_of_all = 20;

double trump_lead_bonus(const Sight& sight, Card card) {
  if (!sight.view.facts.declarer && needs_all(sight)) return first_of_all;
  const Cards trumps = sight.order.trumps();
  const double at_foes = sight.expected_at(sight.foes, trumps);
  const int own = (sight.hand & trumps).size();
  const bool master = sight.boss(card);
  const Manner& manner = sight.manner;
  if (at_foes < 0.05) return free_trump_bonus(sight, own);
  const double last = own == 1 ? manner.last_trump : 0;
  if (!sight.view.facts.declarer) {
    return master ? manner.top_trump_undeclared : last + manner.trump_undeclared;
  }
  if (!my_side_declares(sight)) return defending_trump_bonus(sight, card, at_foes);
  if (sight.declaring()) {
    const bool longer = own >= at_foes / std::max(1, sight.foes.size());
    const double drawn = std::min(at_foes, 3.0);
    if (master) return last + manner.top_trump + manner.top_trump_draws * drawn;
    return last + (longer ? manner.long_trump_draws * drawn : manner.short_trump);
  }
  // The partner has made trumps. Where mates are found in play, keeping the last one lost
  // (docs/experiments/thumb.md).
  const bool in_pairs = sight.view.game->match_sides(sight.view.rules).count() == 2;
  const bool early = sight.view.facts.tricks <= 2;
  return (in_pairs ? last : 0) + (early ? manner.trump_for_mate : 0);
}

// A mate who was found by the first trick that was lost (PD-48) has no other to lose.
constexpr double top_of_found_mate = 30;

bool is_found_mate(const Sight& sight) {
  return sight.aim.mate == Aim::Mate::first_trick && sight.view.facts.mate == sight.me;
}

// Once the trumps are drawn, and before; whoever declares.
double timing_bonus(const Sight& sight, bool boss) {
  const Manner& manner = sight.manner;
  const bool drawn = sight.expected_at(sight.foes, sight.order.trumps()) < 0.05;
  if (!boss) return drawn ? manner.loser_undrawn : 0;
  const bool defending = sight.view.facts.declarer && !my_side_declares(sight);
  return manner.top_later * sight.view.facts.tricks +
         (defending && !drawn ? manner.top_defending : 0) +
         (is_found_mate(sight) ? top_of_found_mate : 0);
}

double suit_bonus(const Sight& sight, Card card) {
  const Cards suit = sight.lane(card);
  const Cards higher = sight.order.above(card) & suit;
  const Manner& manner = sight.manner;
  double bonus = 0;
  for (const Seat mate : sight.friends) {
    if (sight.first_led[mate] & suit) bonus += manner.suit_of_mate;
  }
  if (manner.suit_of_foe != 0) {
    for (const Seat foe : sight.foes) {
      if (sight.first_led[foe] & suit) bonus += manner.suit_of_foe;
    }
  }
  bonus += manner.leading_own * (sight.hand & suit).size();
  bonus += manner.leading_out * (sight.out & suit).size();
  if (sight.boss(card)) return bonus;
  return bonus + manner.leading_low * (sight.hand & higher).size() +
         manner.leading_under * (sight.out & higher).size();
}

// Of two cards the one that nobody beats goes first: later nobody may lead its suit.
constexpr double top_of_two = 50;

bool is_top_of_two(const Sight& sight, Card card) {
  if (sight.tricks_left() != 2 || !sight.boss(card)) return false;
  if (sight.lane(card).has((sight.hand - card).first())) return false;
  return sight.expected_at(sight.foes, sight.order.trumps()) < 0.05;
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
  if (is_top_of_two(sight, card)) bonus += top_of_two;
  return bonus + timing_bonus(sight, sight.boss(card)) + suit_bonus(sight, card);
}

// Whether it is the highest of cards that follow one another.
bool from_the_top(const Sight& sight, Card card) {
  const Cards higher = sight.order.above(card) & sight.lane(card);
  const Cards own_higher = higher & sight.hand;
  for (const Card own : own_higher) {
    if (((higher - sight.order.above(own)) & sight.out).empty()) return false;
  }
  return true;
}

}  // namespace

double worth_of_leading(const Sight& sight, Card card) {
  const Seats later = sight.others();
  const double ours = sight.holds(card, card, true, later);
  const double stake =
      points(sight, card) + prize(sight, later) + roem(sight, card) + roem_to_come(sight, card);
  const double bonus =
      sight.is_trump(card) ? trump_lead_bonus(sight, card) : side_lead_bonus(sight, card);
  return (2 * ours - 1) * stake - sight.manner.keeping_leading * kept(sight, card) + bonus +
         (from_the_top(sight, card) ? 0 : sight.manner.lower_of_run);
}

}  // namespace troef::thumb
