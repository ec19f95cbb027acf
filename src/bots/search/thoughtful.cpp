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
    Action action = with_card(Verb::play, cards.first());
    if (cards.size() > 1) {
      action = thought_of(deal, seat, luck, meter);
      ++thoughts;
    }
    meter.spend(1);
    deal.play(seat, action);
  }
  return playout_.run(deal, luck, meter);
}

Action ThoughtfulPlay::thought_of(Imagined& deal, Seat seat, std::uint64_t luck, Meter& meter) {
  const auto [place, fresh] = thoughts_.try_emplace(deal.secrets_and_news(seat).value());
  if (fresh) {
    const Thought thought = think(deal.view(seat), a_little, signals_, luck, {});
    meter.spend(thought.nodes);
    place->second = thought.action;
  }
  return place->second;
}

}  // namespace troef::search
