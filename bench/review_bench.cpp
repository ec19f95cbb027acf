// SPDX-License-Identifier: Apache-2.0
// How long a finished deal takes to review: deals that thumb played. docs/performance.md has
// figures.
#include <benchmark/benchmark.h>

#include "positions.h"
#include "table/review.h"
#include "troef.h"

namespace troef::bench {
namespace {

std::string played_by_thumb(const Game& game, std::uint64_t seed) {
  Quick random(seed);
  Deal deal(default_start(game));
  const auto thumb = make_bot("thumb", seed);
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited == Awaited::seat) {
      deal.play(turn.seat, thumb->choose(deal.view(turn.seat)));
    } else {
      play_chance(deal, random);
    }
  }
  std::string line = write_record(deal, {});
  line.pop_back();
  return line;
}

void review_deals(benchmark::State& state) {
  const Game& game = *all_games()[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(std::string(game.id()));
  constexpr std::uint64_t deals = 100;
  std::vector<std::string> records;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    records.push_back(played_by_thumb(game, seed));
  }
  std::string error;
  for (auto _ : state) {
    for (const std::string& record : records) {
      benchmark::DoNotOptimize(review_json(all_games(), record, error));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(deals));
}

BENCHMARK(review_deals)->Name("review")->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace troef::bench
