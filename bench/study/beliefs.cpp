// SPDX-License-Identifier: Apache-2.0
#include <array>

#include "bots/search/worlds.h"
#include "study/studies.h"

namespace troef::study {
namespace {

constexpr int worlds_drawn = 64;
// Counted beside them, so that nothing is impossible.
constexpr double beside = 0.5;

// How many worlds have each card at each seat; empty where not enough are found.
std::vector<BySeat<int>> places(search::Worlds& worlds, int seats, std::uint64_t seed) {
  std::vector<BySeat<int>> found(64);
  Quick random(seed);
  for (int i = 0; i < worlds_drawn; ++i) {
    const Imagined* world = worlds.draw(random);
    if (world == nullptr) return {};
    const Holdings holdings = world->holdings();
    for (const Seat seat : Seats::all(seats)) {
      for (const Card card : holdings.hands[seat]) {
        ++found[static_cast<std::size_t>(card.index())][seat];
      }
    }
  }
  return found;
}

double logarithm(const Sampled& sampled, const std::vector<BySeat<int>>& found) {
  const int seats = sampled.view.seats;
  double sum = 0;
  for (const Seat seat : Seats::all(seats) - *sampled.view.seat) {
    const Cards unseen = sampled.deal.board().where.hand(seat) - sampled.view.hands[seat].known;
    for (const Card card : unseen) {
      const int there = found[static_cast<std::size_t>(card.index())][seat];
      sum += std::log((there + beside) / (worlds_drawn + beside * seats));
    }
  }
  return sum;
}

}  // namespace

std::vector<Tally> beliefs(const Deals& deals, int decisions, const std::vector<Studied>& bots) {
  std::vector<Tally> tallies(bots.size());
  sample(deals, decisions, [&](const Sampled& sampled) {
    std::vector<double> values;
    std::vector<double> times;
    for (const Studied& bot : bots) {
      const double begun = milliseconds();
      search::Worlds worlds(sampled.view, bot.tuning, nullptr);
      const auto found = places(worlds, sampled.view.seats, sampled.seed);
      if (found.empty()) return false;
      times.push_back(milliseconds() - begun);
      values.push_back(logarithm(sampled, found));
    }
    for (std::size_t i = 0; i < bots.size(); ++i) {
      tallies[i].add(values[i], values[0]);
      tallies[i].time += times[i];
    }
    return true;
  });
  return tallies;
}

}  // namespace troef::study
