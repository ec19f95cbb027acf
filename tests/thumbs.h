// SPDX-License-Identifier: Apache-2.0
// Deals that thumb plays, for tests that look at them on the way.
#pragma once

#include "bots/thumb/thumb.h"
#include "support.h"

namespace troef::test {

// What thumb does at the turn.
inline std::string chosen(Played& played) {
  const View view = played.deal().view(played.deal().turn().seat);
  return to_string(ThumbBot(1).choose(view), view.game->contracts());
}

// Every decision is shown before it is made; false where `wanted` stops the deal at one.
inline bool thumb_plays_on(Deal& deal, Quick& random,
                           const std::function<bool(const View&)>& wanted) {
  ThumbBot bot(1);
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited != Awaited::seat) {
      deal.play(random_entry(deal, random));
      continue;
    }
    const View view = deal.view(turn.seat);
    if (wanted(view)) return false;
    deal.play(turn.seat, bot.choose(view));
  }
  return true;
}

}  // namespace troef::test
