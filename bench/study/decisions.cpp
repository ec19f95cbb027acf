// SPDX-License-Identifier: Apache-2.0
#include "study/decisions.h"

#include <algorithm>

#include "bots/bot.h"
#include "table/match.h"

namespace troef::study {
namespace {

constexpr std::uint64_t nodes = 4'000;

bool is_sampled(const View& view, std::uint64_t seed) {
  const auto play = [](const Action& action) { return action.verb == Verb::play; };
  return view.legal.size() > 1 && view.hand().size() > 1 && seed % 2 == 0 &&
         std::ranges::all_of(view.legal, play);
}

Deal begin(const Deals& deals, Quick& random) {
  Start start = start_of(*deals.game, deals.rules);
  start.number = 1;
  start.dealer = Seat(random.roughly_below(start.seats));
  return Deal(start);
}

}  // namespace

void sample(const Deals& deals, int decisions, const std::function<bool(const Sampled&)>& look) {
  Quick random(deals.seed);
  for (int count = 0; count < decisions;) {
    Deal deal = begin(deals, random);
    const auto bot = make_bot({.name = deals.players, .seed = random.next_long(), .nodes = nodes});
    while (!deal.over() && count < decisions) {
      const Turn turn = deal.turn();
      if (turn.awaited != Awaited::seat) {
        play_chance(deal, random);
        continue;
      }
      const View view = deal.view(turn.seat);
      const std::uint64_t seed = random.next_long();
      if (is_sampled(view, seed)) count += look({deal, view, seed}) ? 1 : 0;
      deal.play(turn.seat, bot->choose(view));
    }
  }
}

}  // namespace troef::study
