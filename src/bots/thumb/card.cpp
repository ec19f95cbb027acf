// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/card.h"

#include "bots/thumb/exactly.h"
#include "bots/thumb/just_enough.h"
#include "bots/thumb/losing.h"
#include "bots/thumb/mates.h"
#include "bots/thumb/playing.h"
#include "bots/thumb/signals.h"
#include "bots/thumb/stakes.h"
#include "bots/thumb/waste.h"

namespace troef::thumb {
namespace {

// What a card is worth by one way to play; for comparing only. Which way it is goes by the deal and
// not by the card.
using Way = double (*)(const Sight& sight, Card card);

// The trump that need not be played is kept for the end.
double wanting_the_first(const Sight& sight, Card card) {
  return worth_of_wanting(sight, card) - (sight.view.law.hold_back.has(card) ? 50 : 0);
}

// The one trick of who wants no more: with the card that would take another.
double taking_the_one(const Sight& sight, Card card) {
  if (sight.trick.empty()) return worth_of_leading(sight, card);
  const Trick after = sight.after(card);
  return 100 * sight.stays_ours(after) + danger(sight, card);
}

// The trump that need not be played takes the one trick whenever it is wanted, best the last, after
// which nothing has to be led; sooner only where another card would rather take it.
double keeping_the_one(const Sight& sight, Card card) {
  return sight.view.law.hold_back.has(card) ? -50 : worth_of_ducking(sight, card);
}

// Who avoids tricks takes the ones that are asked for first, with cards that are sure of it.
Way losing(const Sight& sight, Seats side) {
  const bool ends = sight.aim.kind == Aim::Kind::first_and_last;
  if (ends && sight.view.facts.tricks == 0) return wanting_the_first;
  const bool want = ends ? sight.tricks_left() == 1 : sight.tricks_of(side) < sight.aim.tricks;
  if (!want) return worth_of_ducking;
  if (ends) return worth_of_wanting;
  return sight.hand & sight.view.law.hold_back ? keeping_the_one : taking_the_one;
}

double against_declarer(const Sight& sight, Card card) {
  return worth_of_forcing(sight, *sight.view.facts.declarer, card);
}

Way against_loser(const Sight& sight) {
  const bool ends = sight.aim.kind == Aim::Kind::first_and_last;
  const int done = sight.view.facts.tricks;
  return ends && (done == 0 || sight.tricks_left() == 1) ? worth_of_wanting : against_declarer;
}

Way way_to_play(const Sight& sight) {
  const Aim& aim = sight.aim;
  if (aim.each && aim.lose) return worth_of_exactly;
  const Seats side = Seats(sight.me) | sight.friends;
  const bool makers = my_side_declares(sight);
  if (aim.lose) return makers ? losing(sight, side) : against_loser(sight);
  if (seeks_mate(sight)) return worth_of_seeking_mate;
  if (makers && mate_needs_trick(sight)) return worth_of_bringing_in_mate;
  if (makers && may_lose_one(sight)) return worth_of_losing_one;
  if (makers) return worth_of_wanting;
  return sight.view.facts.declarer && may_leave_all(sight) ? worth_of_leaving_all
                                                           : worth_of_wanting;
}

// This card, or another than which it would be played in vain.
Card unwasted(const Sight& sight, Card card) {
  for (const Action& action : sight.view.legal) {
    const bool other = action.verb == Verb::play && action.card != card;
    if (other && wasteful(sight, card, action.card)) card = action.card;
  }
  return card;
}

}  // namespace

Action as_played(const View& view, Card card) {
  Action plain = with_card(Verb::play, card);
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play && action.card == card && action.marked) return action;
  }
  return plain;
}

Action play_card(const View& view, const Convention* convention, Quick& ties) {
  const Sight sight(view);
  const Way worth = way_to_play(sight);
  std::vector<Weighed> cards;  // where signals choose among them
  Weighed best{};
  int count = 0, equal = 0;
  for (const Action& action : view.legal) {
    if (action.verb != Verb::play || action.marked) continue;
    const Weighed now{action.card, worth(sight, action.card)};
    ++count;
    if (convention != nullptr) cards.push_back(now);
    if (equal > 0 && now.worth < best.worth - 1e-9) continue;
    equal = equal > 0 && now.worth <= best.worth + 1e-9 ? equal + 1 : 1;
    if (equal == 1 || ties.roughly_below(equal) == 0) best.card = now.card;
    best.worth = now.worth;
  }
  if (count == 1) return as_played(view, best.card);
  if (worth == Way(worth_of_wanting)) best.card = unwasted(sight, best.card);
  if (convention == nullptr) return as_played(view, best.card);
  const Signals signals(sight, convention);
  return as_played(view, signals.any() ? signals.choose(cards, best) : best.card);
}

std::vector<double> falls_short(const View& view, std::span<const Action> plays) {
  const Sight sight(view);
  const Way worth = way_to_play(sight);
  const double first = worth(sight, plays.front().card);
  std::vector<double> less;
  for (const Action& play : plays) less.push_back(first - worth(sight, play.card));
  return less;
}

bool misleads(const View& view, const Convention* convention, Card card) {
  const Sight sight(view);
  const Signals signals(sight, convention);
  return signals.any() && signals.misleads(card);
}

// All five tricks bring a chip from everyone else, and one that is missed costs the pool but for
// the share in what stays there (VV-40).
bool plays_on(const View& view) {
  const Sight sight(view);
  double all = 1;
  for (const Card card : sight.hand) all *= sight.holds(card, card, true, sight.others());
  const auto pool = static_cast<double>(view.pot + (view.pot == 0 ? view.seats : 1));
  return all * view.seats > (1 - all) * pool;
}

}  // namespace troef::thumb
