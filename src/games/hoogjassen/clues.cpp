// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/clues.h"

#include "phases/declaring.h"

namespace troef::hoogjassen {

void read(const View& view, Clues& clues) {
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Action& action = view.events[i].action;
    const int event = static_cast<int>(i);
    if (action.verb == Verb::roem) clues.declared(event, *view.events[i].actor, action.melds());
    if (action.verb == Verb::play && action.marked) {
      const Cards stuk = stuk_of(view.facts.trumps);
      clues.holdings.push_back({event, *view.events[i].actor, stuk, 2, 2});
    }
    // HJ-51: the deal goes on, and what a claim tells of the hands is no clue here.
    const bool claim = action.verb == Verb::claim_revoke;
    if (claim && Seat(action.number) != view.facts.declarer) clues.more = true;
  }
}

}  // namespace troef::hoogjassen
