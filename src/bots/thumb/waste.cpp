// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/waste.h"

#include "tricks/melds.h"

namespace troef::thumb {
namespace {

Trick after(const Sight& sight, Card card) {
  Trick trick = sight.trick;
  trick.play(sight.me, card, sight.order);
  return trick;
}

bool surely_lost(const Sight& sight, const Trick& trick) {
  const bool ours = sight.on_my_side(trick.winner());
  return sight.holds(trick.led(), trick.best(), ours, sight.after_me()) == 0;
}

// KJ-30; until the trick is full, cards that touch may become it.
int may_be_roem(const Sight& sight, const Trick& trick) {
  const Cards cards = trick.cards();
  const int now = roem_in_trick(cards, sight.order.trumps(), 0);
  if (sight.last_to_play()) return now;
  return now + (cards & (cards.up() | cards.down())).size();
}

bool gives_more_roem(const Sight& sight, const Trick& trick, const Trick& other) {
  return sight.view.law.partners && may_be_roem(sight, trick) > may_be_roem(sight, other);
}

bool the_more_the_better(const Aim& aim) {
  return !aim.lose && !aim.each && aim.tricks < 0 && aim.mate == Aim::Mate::none;
}

}  // namespace

bool wasteful(const Sight& sight, Card card, Card than) {
  if (sight.trick.empty() || !the_more_the_better(sight.aim)) return false;
  if (!(sight.order.above(than) & sight.lane(than)).has(card)) return false;
  const bool counts = sight.aim.kind == Aim::Kind::points;
  if (counts && (sight.is_trump(card) || sight.order.points(card) <= sight.order.points(than))) {
    return false;
  }
  const Trick dear = after(sight, card), cheap = after(sight, than);
  if (surely_lost(sight, dear) && surely_lost(sight, cheap)) {
    return !gives_more_roem(sight, cheap, dear);
  }
  return !counts && sight.last_to_play() && dear.winner() == cheap.winner();
}

}  // namespace troef::thumb
