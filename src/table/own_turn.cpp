// SPDX-License-Identifier: Apache-2.0
#include "table/own_turn.h"

namespace troef {

OwnTurn own_turn(const Deal& deal, const View& view) {
  OwnTurn own;
  if (view.legal.empty()) return own;
  const Seat seat = *view.seat;
  for (const Action& action : deal.unlawful()) own.unlawful.add(action.card);
  Cards playable = own.unlawful;
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play) playable.add(action.card);
    if (action.verb != Verb::roem) continue;
    Deal then = deal;
    then.play(seat, action);
    own.roem.push_back(then.board().facts.roem - deal.board().facts.roem);
  }
  if (playable.empty()) return own;
  for (const Card card : view.hand() - playable) {
    own.refused.emplace_back(card, deal.refuse(seat, with_card(Verb::play, card)).rule);
  }
  return own;
}

}  // namespace troef
