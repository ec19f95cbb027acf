// SPDX-License-Identifier: Apache-2.0
#include "games/heugen/clues.h"

#include "games/heugen/cards.h"
#include "phases/declaring.h"

namespace troef::heugen {

// Roem is of the cards held when the first card is led, whenever it is declared.
void read(const View& view, Clues& clues) {
  RoemSum sum;
  sum.law = meld_law_of(view.rules);
  sum.part = true;
  sum.stuk = stuk_of(view.facts.trumps);
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Seen& seen = view.events[i];
    if (seen.action.verb != Verb::roem) continue;
    sum.event = static_cast<int>(i);
    sum.seat = *seen.actor;
    if (!seen.hidden) clues.declared(sum.event, sum.seat, seen.action.melds());
    if (seen.hidden) sum.sums.push_back((sum.sums.empty() ? 0 : sum.sums.back()) + seen.said);
  }
  if (!sum.sums.empty()) clues.sums.push_back(sum);
}

}  // namespace troef::heugen
