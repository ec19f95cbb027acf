// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/waste.h"

#include "tricks/melds.h"

namespace troef::thumb {
namespace {

bool surely_lost(const Sight& sight, const Trick& trick) { return sight.stays_ours(trick) == 0; }
bool surely_won(const Sight& sight, const Trick& trick) { return sight.stays_ours(trick) == 1; }

// Runs of three of some of these cards and at most so many more that are still out, by how much of
// them lies there.
int runs_within_reach(const Sight& sight, Cards lying, int more) {
  const Cards may = lying | sight.out;
  int reach = 0;
  for (const Card low : may& may.down() & may.down().down()) {
    const Cards here(low), run = here | here.up() | here.up().up();
    const int missing = (run - lying).size();
    if (missing > 0 && missing <= more) reach += 3 - missing;
  }
  return reach;
}

// KJ-30; until the trick is full it may become more.
int may_be_roem(const Sight& sight, const Trick& trick) {
  const Cards cards = trick.cards();
  const int now = roem_in_trick(cards, sight.order.trumps(), 0);
  return now + runs_within_reach(sight, cards, sight.after_me().size());
}

bool gives_more_roem(const Sight& sight, const Trick& trick, const Trick& other) {
  return sight.view.law.partners && may_be_roem(sight, trick) > may_be_roem(sight, other);
}

// In a later trick.
bool sheds_roem(const Sight& sight, Card card, Card than) {
  return sight.view.law.partners &&
         runs_within_reach(sight, card, 2) > runs_within_reach(sight, than, 2);
}

bool the_more_the_better(const Aim& aim) {
  return !aim.lose && !aim.each && aim.tricks < 0 && aim.mate == Aim::Mate::none;
}

// Whether nobody holds a card between these two.
bool equal(const Sight& sight, Card card, Card than) {
  const Cards above = sight.order.above(card), other = sight.order.above(than);
  const Cards between = above.has(than) ? above - other : other - above;
  return (between & sight.lane(card) & sight.out).empty();
}

// Of equal cards the dearer is given to a trick that is won, and of others the cheaper to one that
// is lost, unless the roem tells otherwise: that of this trick, or a run that the card that is kept
// may yet fall in.
bool costs_points(const Sight& sight, Card card, Card than) {
  if (sight.is_trump(card)) return false;
  const double more = sight.order.points(card) - sight.order.points(than);
  const Trick now = sight.after(card), instead = sight.after(than);
  if (more > 0) {
    const bool higher = sight.order.above(than).has(card);
    const bool lost = surely_lost(sight, now) && surely_lost(sight, instead);
    const bool spares = gives_more_roem(sight, instead, now) || sheds_roem(sight, card, than);
    return higher && lost && !spares;
  }
  const bool won = surely_won(sight, now) && surely_won(sight, instead);
  return more < 0 && won && equal(sight, card, than) && !gives_more_roem(sight, now, instead);
}

// Of two cards that leave the trick to the same seat the higher is kept.
bool costs_rank(const Sight& sight, Card card, Card than) {
  if (!sight.order.above(than).has(card)) return false;
  const Trick now = sight.after(card), instead = sight.after(than);
  if (now.winner() != sight.me && instead.winner() != sight.me) return true;
  if (surely_lost(sight, now) && surely_lost(sight, instead)) return true;
  return sight.last_to_play() && now.winner() == instead.winner();
}

}  // namespace

bool wasteful(const Sight& sight, Card card, Card than) {
  if (sight.trick.empty() || !the_more_the_better(sight.aim)) return false;
  if (!sight.lane(than).has(card)) return false;
  const bool counts = sight.aim.kind == Aim::Kind::points;
  return counts ? costs_points(sight, card, than) : costs_rank(sight, card, than);
}

bool wasteful_to_lay(const Sight& sight, Card card, Card than) {
  if (sight.aim.kind == Aim::Kind::points || !the_more_the_better(sight.aim)) return false;
  if (sight.is_trump(card) || sight.is_trump(than)) return false;
  const auto above = [&](Card one) { return (sight.order.above(one) & sight.lane(one)).size(); };
  const auto lone = [&](Card one) { return (sight.hand & sight.lane(one)).size() == 1; };
  const bool alike = sight.lane(card).has(than) || (lone(card) && lone(than));
  return alike && above(card) < above(than);
}

}  // namespace troef::thumb
