// SPDX-License-Identifier: Apache-2.0
// The solver on fixed sets of deals at their first lead: nodes (mean and 95th percentile) and
// deals a second; beside it the same search with everything switched off, as the measure of the
// machine. How to run it, and figures: docs/solver.md.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "solver_set.h"

namespace troef::bench {
namespace {

constexpr int deals = 1000;

enum class Asked : std::uint8_t { value, every_lead };

void solve_all(benchmark::State& state, const Series& series, Asked asked) {
  const auto all = problems(series, deals);
  solver::Solver solver;
  std::vector<double> nodes;
  for (auto _ : state) {
    nodes.clear();
    for (const solver::Problem& problem : all) {
      if (asked == Asked::value) {
        benchmark::DoNotOptimize(solver.value(problem));
      } else {
        benchmark::DoNotOptimize(solver.moves(problem));
      }
      nodes.push_back(static_cast<double>(solver.nodes()));
    }
  }
  std::sort(nodes.begin(), nodes.end());
  double sum = 0;
  for (const double each : nodes) sum += each;
  state.counters["nodes"] = sum / deals;
  state.counters["p95"] = nodes[nodes.size() * 95 / 100];
  state.SetItemsProcessed(state.iterations() * deals);
}

// Alpha-beta without a table, ended after some nodes: nodes a second.
void plain_search(benchmark::State& state) {
  const auto all = problems(all_series().front(), 20);
  solver::Solver solver({.switches = solver::Switches::none()});
  std::int64_t nodes = 0;
  for (auto _ : state) {
    for (const solver::Problem& problem : all) {
      benchmark::DoNotOptimize(solver.value(problem, {.nodes = 100'000}));
      nodes += static_cast<std::int64_t>(solver.nodes());
    }
  }
  state.SetItemsProcessed(nodes);
}

}  // namespace

void register_solver() {
  benchmark::RegisterBenchmark("solver/plain-alpha-beta-nodes", plain_search);
  for (const Series& series : all_series()) {
    for (const Asked asked : {Asked::value, Asked::every_lead}) {
      const std::string name =
          "solver/" + series.name + (asked == Asked::value ? "" : "/every-lead");
      benchmark::RegisterBenchmark(
          name.c_str(), [&series, asked](auto& state) { solve_all(state, series, asked); })
          ->Unit(benchmark::kMillisecond)
          ->Iterations(1);
    }
  }
}

}  // namespace troef::bench
