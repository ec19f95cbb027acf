// SPDX-License-Identifier: Apache-2.0
// Speed of the engine beside the naive reference, in one run: play-outs from the first lead, and
// whole deals through the public Deal interface. How to run it, and figures: docs/performance.md.
#include <benchmark/benchmark.h>

#include "positions.h"
#include "solver_set.h"
#include "table_bench.h"

namespace troef::bench {
namespace {

void engine_play_out(benchmark::State& state, const Position& position) {
  PlayOut play_out(position.deal);
  Quick random(1);
  for (auto _ : state) benchmark::DoNotOptimize(play_out.run(random));
  state.SetItemsProcessed(state.iterations());
}

void reference_play_out(benchmark::State& state, const Position& position) {
  std::mt19937_64 random(1);
  for (auto _ : state) benchmark::DoNotOptimize(position.naive->clone()->play_out(random));
  state.SetItemsProcessed(state.iterations());
}

void engine_whole_deal(benchmark::State& state, const Game& game) {
  Quick random(1);
  const Start start = default_start(game);
  Pack pack(game.pack(start.rules));
  Actions legal;
  for (auto _ : state) {
    shuffle(pack, random);
    Deal deal(start);
    deal.deal(pack);
    for (Turn turn = deal.turn(); turn.awaited != Awaited::nothing; turn = deal.turn()) {
      if (turn.awaited != Awaited::seat) {
        play_chance(deal, random);
        continue;
      }
      deal.legal(legal);
      deal.play(turn.seat, any_of(legal, random));
    }
    benchmark::DoNotOptimize(deal.result());
  }
  state.SetItemsProcessed(state.iterations());
}

void register_all() {
  for (const Game* game : all_games()) {
    const auto position = std::make_shared<Position>(first_lead(*game));
    const std::string id(game->id());
    benchmark::RegisterBenchmark(("play-out/" + id + "/engine").c_str(),
                                 [position](auto& state) { engine_play_out(state, *position); });
    benchmark::RegisterBenchmark(("play-out/" + id + "/reference").c_str(),
                                 [position](auto& state) { reference_play_out(state, *position); });
    benchmark::RegisterBenchmark(("whole-deal/" + id).c_str(),
                                 [game](auto& state) { engine_whole_deal(state, *game); });
  }
}

}  // namespace
}  // namespace troef::bench

int main(int argc, char** argv) {
  troef::bench::register_all();
  troef::bench::register_tables();
  troef::bench::register_solver();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
