// SPDX-License-Identifier: Apache-2.0
#include "bots/search/thoughtful.h"

#include "bots/search/thinking.h"

namespace troef::search {
namespace {

// Of the cards after the one that is tried so many are thought about, as long as this says.
constexpr int most_thoughts = 5;
constexpr Tuning a_little{
    .nodes_playing = 800,
    .layouts = 3,
    .boldness = 1,
    .solve_from = 5,
    .doubting_worlds = 32,
    .beyond_doubt = 2.5,
};

}  // namespace

Result ThoughtfulPlay::run(Imagined& deal, std::uint64_t luck, Meter& meter) {
  for (int thoughts = 0; thoughts < most_thoughts && deal.awaited() == Awaited::seat;) {
    const Cards cards = deal.playable();
    if (!cards) break;
    if (deal.uncalled_roem() > 0) playout_.call_roem(deal);
    const Seat seat = deal.to_move();
    Thought thought{with_card(Verb::play, cards.first())};
    if (cards.size() > 1) {
      thought = think(deal.view(seat), a_little, signals_, luck, {});
      ++thoughts;
    }
    meter.spend(thought.nodes + 1);
    deal.play(seat, thought.action);
  }
  return playout_.run(deal, luck, meter);
}

}  // namespace troef::search
