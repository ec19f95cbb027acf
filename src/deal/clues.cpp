// SPDX-License-Identifier: Apache-2.0
#include "deal/clues.h"

namespace troef {

void Clues::declared(int event, Seat seat, const Melds& melds) {
  const Cards held = melds.cards(), beside = melds.beside();
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
