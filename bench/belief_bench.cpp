// SPDX-License-Identifier: Apache-2.0
// Speed of the belief: layouts drawn a second, and making a belief from a view, in the middle of
// the play of each game; where there are weights of what a declarer laid away, also by those.
// docs/belief.md has figures.
#include <benchmark/benchmark.h>

#include <memory>

#include "bots/belief/belief.h"
#include "bots/belief/leaning.h"
#include "positions.h"
#include "troef.h"

namespace troef::bench {
namespace {

// Random deals up to the turn at which half of the cards are played.
View mid_game(const Game& game, std::uint64_t& seed) {
  for (;; ++seed) {
    Quick random(seed);
    Deal deal(default_start(game));
    while (!deal.over()) {
      const Turn turn = deal.turn();
      if (turn.awaited != Awaited::seat) {
        play_chance(deal, random);
        continue;
      }
      const View view = deal.view(turn.seat);
      int left = 0;
      for (const Seat seat : Seats::all(view.seats)) left += view.hands[seat].count;
      if (!view.played.empty() && view.played.size() >= left) return view;
      deal.play(turn.seat, any_of(deal.legal(), random));
    }
  }
}

const Game& game_of(const benchmark::State& state) {
  return *all_games()[static_cast<std::size_t>(state.range(0))];
}

constexpr int views = 20;

struct Seen {
  View view;
  std::optional<belief::Leaning> leaning;
  Belief belief() const { return Belief(view, leaning ? &*leaning : nullptr); }
};

// With `leaning` those in which there are weights.
std::vector<Seen> mid_games(const Game& game, bool leaning) {
  std::vector<Seen> result;
  for (std::uint64_t seed = 1; result.size() < views; ++seed) {
    Seen seen{mid_game(game, seed), {}};
    if (leaning) seen.leaning = belief::leaning_of(seen.view);
    if (!leaning || seen.leaning) result.push_back(std::move(seen));
  }
  return result;
}

std::vector<Seen> seen_in(benchmark::State& state) {
  const bool leaning = state.range(1) != 0;
  state.SetLabel(std::string(game_of(state).id()) + (leaning ? ", leaning" : ""));
  return mid_games(game_of(state), leaning);
}

void draw_layouts(benchmark::State& state) {
  const std::vector<Seen> seen = seen_in(state);
  std::vector<Belief> beliefs;
  for (const Seen& each : seen) beliefs.push_back(each.belief());
  Quick random(1);
  Layout layout;
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(beliefs[next].sample(random, layout));
    next = (next + 1) % beliefs.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void make_belief(benchmark::State& state) {
  const std::vector<Seen> seen = seen_in(state);
  std::size_t next = 0;
  for (auto _ : state) {
    const Belief belief = seen[next].belief();
    benchmark::DoNotOptimize(belief.count());
    next = (next + 1) % seen.size();
  }
  state.SetItemsProcessed(state.iterations());
}

// Every game evenly, and those with weights by them.
void each_game(benchmark::internal::Benchmark* benchmark) {
  const auto games = static_cast<int>(all_games().size());
  for (int i = 0; i < games; ++i) {
    const std::string_view id = all_games()[static_cast<std::size_t>(i)]->id();
    benchmark->Args({i, 0});
    if (id == "hoogjassen" || id == "heugen") benchmark->Args({i, 1});
  }
}

BENCHMARK(draw_layouts)->Name("belief/draw")->Apply(each_game);
BENCHMARK(make_belief)->Name("belief/make")->Apply(each_game);

}  // namespace
}  // namespace troef::bench
