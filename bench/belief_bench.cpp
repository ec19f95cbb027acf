// SPDX-License-Identifier: Apache-2.0
// Speed of the belief: layouts drawn a second, and making a belief from a view, in the middle of
// the play of each game. docs/belief.md has figures.
#include <benchmark/benchmark.h>

#include <memory>

#include "bots/belief/belief.h"
#include "troef.h"

namespace troef::bench {
namespace {

// Random deals up to the turn at which half of the cards are played.
View mid_game(const Game& game, std::uint64_t& seed) {
  for (;; ++seed) {
    Quick random(seed);
    Start start;
    start.game = &game;
    start.rules = default_rules(game);
    start.seats = game.seats(start.rules);
    Deal deal(start);
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

std::vector<View> mid_games(const Game& game) {
  std::vector<View> result;
  std::uint64_t seed = 1;
  for (int i = 0; i < views; ++i, ++seed) result.push_back(mid_game(game, seed));
  return result;
}

void draw_layouts(benchmark::State& state) {
  const std::vector<View> seen = mid_games(game_of(state));
  std::vector<Belief> beliefs;
  for (const View& view : seen) beliefs.emplace_back(view);
  Quick random(1);
  Layout layout;
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(beliefs[next].sample(random, layout));
    next = (next + 1) % beliefs.size();
  }
  state.SetItemsProcessed(state.iterations());
  state.SetLabel(std::string(game_of(state).id()));
}

void make_belief(benchmark::State& state) {
  const std::vector<View> seen = mid_games(game_of(state));
  std::size_t next = 0;
  for (auto _ : state) {
    const Belief belief(seen[next]);
    benchmark::DoNotOptimize(belief.count());
    next = (next + 1) % seen.size();
  }
  state.SetItemsProcessed(state.iterations());
  state.SetLabel(std::string(game_of(state).id()));
}

BENCHMARK(draw_layouts)->Name("belief/draw")->DenseRange(0, 4);
BENCHMARK(make_belief)->Name("belief/make")->DenseRange(0, 4);

}  // namespace
}  // namespace troef::bench
