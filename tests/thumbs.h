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

// Eldest bids a contract of Pandoer, takes the turn-up and lays it away; what the seat to play
// after these entries plays.
inline std::string played_in(std::string_view contract, const std::vector<std::string>& hands,
                             const std::string& turn_up,
                             const std::vector<std::string>& entries = {}) {
  Played played("pandoer");
  played.dealer(3).hands(hands, turn_up);
  played.then({"0 bid " + std::string(contract), "1 pass", "2 pass", "3 pass"});
  played.then({"0 discard " + turn_up});
  played.then(entries);
  return chosen(played);
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
