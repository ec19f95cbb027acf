// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/hint.h"

#include <algorithm>

#include "bots/belief/belief.h"
#include "bots/hint/trial.h"

namespace troef {
namespace {

using hints::Ending;
using hints::Trial;
using hints::World;

constexpr double clear_gain = 1e-9;
constexpr std::size_t most_guesses = 3, least_worlds = 40, least_either_way = 15;

double share(int part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Hint::Option summed_up(const Trial& trial, std::size_t option) {
  Hint::Option out;
  out.action = trial.options[option];
  int best = 0, declared = 0, ours = 0, made = 0, tricks = 0, won = 0;
  for (const World& world : trial.worlds) {
    const Ending& ending = world.endings[option];
    out.gain += ending.gain;
    best += std::none_of(world.endings.begin(), world.endings.end(), [&](const Ending& other) {
      return other.gain > ending.gain + clear_gain;
    });
    declared += ending.has_declarer;
    ours += ending.ours;
    made += ending.made;
    tricks += ending.has_trick;
    won += ending.trick;
  }
  const std::size_t worlds = trial.worlds.size();
  if (worlds == 0) return out;
  out.gain /= static_cast<double>(worlds);
  out.best = share(best, worlds);
  if (declared > 0) {
    out.ours = share(ours, worlds);
    out.made = share(made, static_cast<std::size_t>(declared));
  }
  if (tricks > 0) out.trick = share(won, static_cast<std::size_t>(tricks));
  return out;
}

Cards hidden_from(const View& view, const Trial& trial) {
  Cards hidden;
  for (const World& world : trial.worlds) {
    for (const Seat seat : Seats::all(view.seats)) {
      if (seat != *view.seat) hidden = hidden | (world.hands[seat] - view.hands[seat].known);
    }
  }
  return hidden;
}

int worlds_with(const Trial& trial, Seat seat, Card card) {
  return static_cast<int>(
      std::count_if(trial.worlds.begin(), trial.worlds.end(),
                    [&](const World& world) { return world.hands[seat].has(card); }));
}

// Cards that are likelier with a seat than its share of the hidden cards alone would make them; of
// those the ones that matter most.
std::vector<Hint::Guess> guesses(const View& view, const Trial& trial, Cards hidden) {
  struct Found {
    double weight;
    Hint::Guess guess;
  };
  std::vector<Found> found;
  for (const Seat seat : Seats::all(view.seats)) {
    if (seat == *view.seat) continue;
    const int unknown = view.hands[seat].count - view.hands[seat].known.size();
    const double usual = share(unknown, static_cast<std::size_t>(hidden.size()));
    for (const Card card : hidden - view.hands[seat].known) {
      const double chance = share(worlds_with(trial, seat, card), trial.worlds.size());
      if (chance < 0.5 || chance < usual + 0.15) continue;
      found.push_back({(chance - usual) * (1 + view.order->points(card)), {seat, card, chance}});
    }
  }
  const auto by = [](auto measure) {
    return [measure](const Found& a, const Found& b) {
      if (measure(a) != measure(b)) return measure(a) > measure(b);
      return a.guess.card.index() < b.guess.card.index();
    };
  };
  std::sort(found.begin(), found.end(), by([](const Found& one) { return one.weight; }));
  if (found.size() > most_guesses) found.resize(most_guesses);
  std::sort(found.begin(), found.end(), by([](const Found& one) { return one.guess.chance; }));
  std::vector<Hint::Guess> out;
  for (const Found& one : found) out.push_back(one.guess);
  return out;
}

// In some deal that fits what was seen, however unlikely it is. Two hidden cards that a seat could
// hold are hardly missed in so many.
BySeat<Cards> may_hold(const View& view, const Trial& trial, std::uint64_t seed) {
  constexpr int layouts = 200;
  BySeat<Cards> held;
  for (const World& world : trial.worlds) {
    for (const Seat seat : Seats::all(view.seats)) held[seat] |= world.hands[seat];
  }
  const Belief belief(view);
  Quick random(seed);
  Layout layout;
  for (int i = 0; i < layouts && belief.sample(random, layout); ++i) {
    for (const Seat seat : Seats::all(view.seats)) held[seat] |= layout.hands[seat];
  }
  return held;
}

std::vector<Hint::Void> voids(const View& view, const BySeat<Cards>& held, Cards hidden) {
  std::vector<Hint::Void> out;
  for (const Seat seat : Seats::all(view.seats)) {
    if (seat == *view.seat || view.hands[seat].count < 2) continue;
    if (view.hands[seat].known.size() == view.hands[seat].count) continue;
    for (const Suit suit : all_suits) {
      if ((hidden & Cards::of(suit)).size() < 2) continue;
      if ((held[seat] & Cards::of(suit)).empty()) out.push_back({seat, suit});
    }
  }
  return out;
}

// The place of a card by which the second of two options gains most on the first.
std::optional<Hint::Turning> turning(const View& view, const Trial& trial, Cards hidden,
                                     std::size_t first, std::size_t second) {
  std::optional<Hint::Turning> best;
  double most = 0;
  for (const Seat seat : Seats::all(view.seats)) {
    if (seat == *view.seat) continue;
    for (const Card card : hidden) {
      double gain = 0;
      std::size_t count = 0;
      for (const World& world : trial.worlds) {
        if (!world.hands[seat].has(card)) continue;
        gain += world.endings[second].gain - world.endings[first].gain;
        ++count;
      }
      const std::size_t rest = trial.worlds.size() - count;
      if (count < least_either_way || rest < least_either_way || gain <= most) continue;
      most = gain;
      best = {seat, card, share(static_cast<int>(count), trial.worlds.size()),
              gain / static_cast<double>(count)};
    }
  }
  return best;
}

}  // namespace

Hint hint(const View& view, const BotSettings& settings) {
  const Trial trial = hints::try_all(view, settings);
  Hint out;
  out.worlds = static_cast<int>(trial.worlds.size());
  std::vector<Hint::Option> options;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < trial.options.size(); ++i) {
    options.push_back(summed_up(trial, i));
    places.push_back(i);
  }
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return options[a].gain != options[b].gain ? options[a].gain > options[b].gain : a < b;
  });
  for (const std::size_t place : places) out.options.push_back(options[place]);
  if (trial.worlds.size() < least_worlds) return out;
  const Cards hidden = hidden_from(view, trial);
  out.guesses = guesses(view, trial, hidden);
  out.voids = voids(view, may_hold(view, trial, settings.seed), hidden);
  if (places.size() > 1) out.turning = turning(view, trial, hidden, places[0], places[1]);
  return out;
}

}  // namespace troef
