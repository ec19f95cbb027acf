// SPDX-License-Identifier: Apache-2.0
#include "bots/baselines/flat.h"

#include "bots/search/gain.h"
#include "bots/search/worlds.h"
#include "bots/thumb/thumb.h"

namespace troef {
namespace {

void play_at_random(Imagined& deal, Quick& random, Actions& legal) {
  while (deal.awaited() != Awaited::nothing) {
    if (deal.awaited() != Awaited::seat) {
      deal.play_chance(random);
    } else if (const Cards cards = deal.playable()) {
      deal.play(deal.to_move(),
                with_card(Verb::play, cards.nth(random.roughly_below(cards.size()))));
    } else {
      deal.legal(legal);
      deal.play(deal.to_move(), any_of(legal, random));
    }
  }
}

}  // namespace

Action FlatBot::choose(const View& view) {
  if (view.legal.size() == 1) return view.legal.front();
  const search::Tuning evenly{.layouts = 1};
  search::Worlds worlds(view, evenly, nullptr);
  const search::Gain gain(view);
  Quick random(seed_ + view.events.size());
  std::vector<double> sums(view.legal.size());
  Actions legal;
  for (std::uint64_t played = 0; played < playouts_;) {
    Imagined* world = worlds.draw(random);
    if (world == nullptr) break;
    world->mark();
    for (std::size_t k = 0; k < sums.size(); ++k, ++played) {
      if (k > 0) world->rewind();
      world->play(*view.seat, view.legal[k]);
      play_at_random(*world, random, legal);
      sums[k] += gain(world->result());
    }
  }
  std::size_t best = 0;
  for (std::size_t k = 1; k < sums.size(); ++k) {
    if (sums[k] > sums[best]) best = k;
  }
  return view.legal[best];
}

std::optional<Action> FlatBot::aside(const View& view) {
  return ThumbBot(seed_, signals_).aside(view);
}

}  // namespace troef
