// SPDX-License-Identifier: Apache-2.0
#include "deal/clues.h"

namespace troef {

void Clues::declared(int event, Seat seat, const Melds& melds) {
  Cards held = melds.runs;
  for (const Rank rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace}) {
    if (melds.sets.has(rank)) held |= Cards::of(rank);
  }
  const Cards beside = (melds.runs.up() | melds.runs.down()) - melds.runs;
  if (held) holdings.push_back({event, seat, held, held.size(), held.size()});
  if (beside) holdings.push_back({event, seat, beside, 0, 0});
}

Clues clues_of(const View& view) {
  Clues clues;
  for (const Seen& seen : view.events) {
    if (seen.action.verb == Verb::play) clues.plays.push_back({view.order, view.law});
  }
  view.game->clues(view, clues);
  return clues;
}

}  // namespace troef
