// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/losing.h"

#include <algorithm>

#include "bots/thumb/must_beat.h"
#include "bots/thumb/opened.h"

namespace troef::thumb {
namespace {

// Of a hand that lies open: how surely it is beaten in this card by the cards below it that the
// others hold, more than the hand has to play under them.
double peril(const Sight& sight, Seat victim, Card card) {
  const Cards lane = sight.lane(card);
  const Cards below = lane - sight.order.above(card) - card;
  const Cards others = (sight.out - sight.sure[victim]) | sight.hand;
  return std::max(0, (below & others).size() - (below & sight.sure[victim]).size());
}

// What a hand that lies open gets rid of by this trick, once it may stay below: the highest of the
// suit that it can play under the best, or, void, whatever is worst.
double eases(const Sight& sight, Seat victim, const Trick& after) {
  const Cards hand = sight.sure[victim];
  const Cards follow = hand & sight.order.follow(after.led());
  const Cards under = follow - sight.order.above(after.best());
  double most = 0;
  for (const Card card : follow ? under : hand) {
    most = std::max(most, peril(sight, victim, card));
  }
  return most;
}

// That none of those who are still to play has to beat the lowest with which the victim can.
double stays(const Sight& sight, Seat victim, const Trick& after) {
  const Cards over = sight.sure[victim] & sight.order.follow(after.led());
  Card lowest = after.best();
  for (const Card card : over) {
    if ((over & sight.order.above(card)).size() == over.size() - 1) lowest = card;
  }
  return nobody_must(sight, sight.after_me() - victim, after.led(), lowest);
}

// High cards are in the way of those who want to leave a trick to an open hand; low ones will force
// it.
double no_use_against(const Sight& sight, Seat victim, Card card) {
  const Cards theirs = sight.sure[victim] & sight.lane(card);
  const int above = (theirs & sight.order.above(card)).size();
  return (theirs.size() - above) - 1.0 * above;
}

double danger_among(const Sight& sight, Cards hand, Card card) {
  const Cards lane = sight.lane(card);
  const Cards own = hand & lane;
  const int below = ((sight.out & lane) - sight.order.above(card)).size();
  const int own_below = (own - sight.order.above(card)).size() - 1;
  const int above = (sight.out & sight.order.above(card) & lane).size();
  const double trump = sight.is_trump(card) ? 1.5 : 1;
  return trump * (std::max(0, below - own_below) + (above == 0 && below > 0 ? 1.5 : 0));
}

// Of a hundred for a trick.
constexpr double a_danger = 6;
// Who is left with trumps has to ruff in the end: so much danger more.
constexpr double trump_left = 3;

// A low card is kept for those above it, which are less safe without it; of equal ones the higher
// goes.
double relief(const Sight& sight, Card card) {
  const Cards higher = sight.order.above(card) & sight.lane(card);
  double worth = danger(sight, card) - 0.01 * higher.size();
  if (sight.is_trump(card)) worth += trump_left;
  for (const Card own : sight.hand& higher) {
    worth -= danger_among(sight, sight.hand - card, own) - danger(sight, own);
  }
  return worth;
}

// While the victim is still to play.
double worth_against_open(const Sight& sight, Seat victim, const Trick& after) {
  const double forced = must_beat(sight, victim, after.led(), after.best());
  return 100 * forced * stays(sight, victim, after) - eases(sight, victim, after);
}

double worth_against_hidden(const Sight& sight, Seat victim, const Trick& after) {
  return 100 * must_beat(sight, victim, after.led(), after.best());
}

}  // namespace

double danger(const Sight& sight, Card card) { return danger_among(sight, sight.hand, card); }

double worth_of_ducking(const Sight& sight, Card card) {
  const double rid = a_danger * relief(sight, card);
  const Trick after = sight.after(card);
  const bool under = after.winner() != sight.me;
  if (under) return rid;
  return rid - 100 * nobody_must(sight, sight.after_me(), after.led(), after.best());
}

double worth_of_forcing(const Sight& sight, Seat victim, Card card) {
  const bool open = sight.sure[victim].size() == sight.view.hands[victim].count;
  const double rid = open ? 0.5 * no_use_against(sight, victim, card) : 0.5 * danger(sight, card);
  if (all_lie_open(sight)) return worth_against_opened(sight, victim, card) + rid;
  const Trick after = sight.after(card);
  if (!sight.after_me().has(victim)) return (after.winner() == victim ? 100 : 0) + rid;
  if (open) return worth_against_open(sight, victim, after) + rid;
  if (!sight.trick.empty()) return worth_against_hidden(sight, victim, after) + rid;
  // The others must stay below the victim, too.
  const int above = (sight.order.above(card) & sight.lane(card)).size();
  return worth_against_hidden(sight, victim, after) + 0.1 * above + 0.2 * rid;
}

}  // namespace troef::thumb
