// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/guesses.h"

#include <algorithm>

#include "bots/belief/belief.h"

namespace troef::hints {
namespace {

constexpr std::size_t most_guesses = 3;
constexpr double least_chance = 0.55, least_more = 0.15;

double chance_of(const Trial& trial, Seat seat, Card card) {
  const auto with = std::count_if(trial.worlds.begin(), trial.worlds.end(),
                                  [&](const World& world) { return world.hands[seat].has(card); });
  return static_cast<double>(with) / static_cast<double>(trial.worlds.size());
}

struct Found {
  double weight;
  Hint::Guess guess;
};

template <class Measure>
void sort_by(std::vector<Found>& found, Measure measure) {
  std::sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
    if (measure(a) != measure(b)) return measure(a) > measure(b);
    return a.guess.card.index() < b.guess.card.index();
  });
}

}  // namespace

Cards hidden_from(const View& view, const Trial& trial) {
  Cards hidden;
  for (const World& world : trial.worlds) {
    for (const Seat seat : Seats::all(view.seats)) {
      if (seat != *view.seat) hidden = hidden | (world.hands[seat] - view.hands[seat].known);
    }
  }
  return hidden;
}

Held held_in(const View& view, const Trial& trial, std::uint64_t seed) {
  constexpr int layouts = 1000;
  Held held;
  for (const Seat seat : Seats::all(view.seats)) held.every[seat] = Cards::all();
  const auto note = [&](const BySeat<Cards>& hands) {
    for (const Seat seat : Seats::all(view.seats)) {
      held.some[seat] |= hands[seat];
      held.every[seat] &= hands[seat];
    }
  };
  for (const World& world : trial.worlds) note(world.hands);
  const Belief belief(view);
  Quick random(seed);
  Layout layout;
  for (int i = 0; i < layouts && belief.sample(random, layout); ++i) note(layout.hands);
  return held;
}

std::vector<Hint::Guess> guesses(const View& view, const Trial& trial, const Held& held,
                                 Cards hidden) {
  std::vector<Found> found;
  for (const Seat seat : Seats::all(view.seats)) {
    if (seat == *view.seat) continue;
    const int unknown = view.hands[seat].count - view.hands[seat].known.size();
    const double usual = unknown / static_cast<double>(std::max(hidden.size(), 1));
    for (const Card card : hidden - view.hands[seat].known) {
      const double chance = chance_of(trial, seat, card);
      const bool sure = held.every[seat].has(card) && usual < 1;
      if (!sure && (chance < least_chance || chance < usual + least_more)) continue;
      const double weight = (chance - usual) * (1 + view.order->points(card));
      found.push_back({weight, {seat, card, chance, sure, {}}});
    }
  }
  sort_by(found, [](const Found& one) { return one.weight; });
  std::size_t others = 0;
  std::erase_if(found,
                [&](const Found& one) { return !one.guess.sure && ++others > most_guesses; });
  sort_by(found, [](const Found& one) { return one.guess.chance; });
  std::vector<Hint::Guess> out;
  for (const Found& one : found) out.push_back(one.guess);
  return out;
}

std::vector<Hint::Void> voids(const View& view, const Held& held, Cards hidden) {
  std::vector<Hint::Void> out;
  for (const Seat seat : Seats::all(view.seats)) {
    if (seat == *view.seat || view.hands[seat].count < 2) continue;
    if (view.hands[seat].known.size() == view.hands[seat].count) continue;
    for (const Suit suit : all_suits) {
      if ((hidden & Cards::of(suit)).size() < 2) continue;
      if ((held.some[seat] & Cards::of(suit)).empty()) out.push_back({seat, suit});
    }
  }
  return out;
}

}  // namespace troef::hints
