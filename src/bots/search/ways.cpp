// SPDX-License-Identifier: Apache-2.0
#include "bots/search/ways.h"

#include <algorithm>

#include "bots/search/candidates.h"
#include "bots/thumb/hand.h"
#include "cards/by_suit.h"

namespace troef::search {
namespace {

constexpr int least_trumps = 3;
constexpr int of_each_suit = 6;

struct Valued {
  Way way;
  double worth;
  std::size_t place;  // as they are found
};

// The most valued first.
std::vector<Valued> valued(const View& view) {
  const thumb::Appraiser appraiser(view, thumb::Stage::choosing, thumb::Appraiser::Hands::many);
  std::vector<Valued> all;
  for (const Action& action : view.legal) {
    if (action.verb != Verb::discard) continue;
    const Cards rest = view.hand() - action.cards;
    for (const Suit suit : all_suits) {
      if ((rest & Cards::of(suit)).size() < least_trumps) continue;
      const double worth = appraiser.with_laid(rest, action.cards, suit);
      all.push_back({{action, name_suit(Verb::trump, suit)}, worth, all.size()});
    }
  }
  std::sort(all.begin(), all.end(), [](const Valued& a, const Valued& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.place < b.place;
  });
  return all;
}

}  // namespace

std::vector<Way> ways_of(const Actions& actions) {
  std::vector<Way> ways;
  for (const Action& action : actions) ways.push_back({action, {}});
  return ways;
}

Actions actions_of(const std::vector<Way>& ways) {
  Actions actions;
  for (const Way& way : ways) actions.push_back(way.action);
  return actions;
}

void play(Imagined& deal, Seat seat, const Way& way) {
  deal.play(seat, way.action);
  if (!way.then || deal.awaited() != Awaited::seat || deal.to_move() != seat) return;
  Actions legal;
  deal.legal(legal);
  if (std::find(legal.begin(), legal.end(), *way.then) != legal.end()) deal.play(seat, *way.then);
}

std::vector<Way> ways_to_lay(const View& view, const Action& thumbs, int most) {
  if (view.facts.trumps) return ways_of(candidates(view, thumbs, most));
  const std::vector<Valued> all = valued(view);
  const auto first = std::find_if(all.begin(), all.end(),
                                  [&](const Valued& each) { return each.way.action == thumbs; });
  std::vector<Way> ways = {first != all.end() ? first->way : Way{thumbs, {}}};
  BySuit<int> of_suit;
  for (const Valued& each : all) {
    if (each.way == ways.front()) continue;
    int& count = of_suit[each.way.then->suit()];
    const bool many = static_cast<int>(ways.size()) > most;
    if (many && count >= of_each_suit) continue;
    ++count;
    ways.push_back(each.way);
  }
  return ways;
}

}  // namespace troef::search
