// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/clues.h"

#include "games/vijvenveertig/cards.h"

namespace troef::vijvenveertig {

void read(const View& view, Clues& clues) {
  const auto up = view.facts.turned_up;
  if (!up || up->rank() == Rank::ace) return;
  const Card ace(Rank::ace, up->suit());
  Bound bound{ace, {&order_of(view.rules, up->suit(), Ace::silent), {}}, {}};
  bound.under.law = law_of(view.rules, up->suit(), Ace::silent);
  bound.never = view.rules[Opt::silent_ace] == SilentAce::asked;
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Seen& seen = view.events[i];
    if (seen.action.verb != Verb::rob && seen.action.verb != Verb::turn_down) continue;
    bound.free.add(*seen.actor);
    clues.holdings.push_back({static_cast<int>(i), *seen.actor, ace, 1, 1});
  }
  clues.bound = bound;
}

}  // namespace troef::vijvenveertig
