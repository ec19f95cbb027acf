// SPDX-License-Identifier: Apache-2.0
#include "solver/solver.h"

#include "solver/roots.h"

namespace troef::solver {

struct Solver::State {
  explicit State(const Settings& chosen) : settings(chosen), roots(chosen.switches, table, meter) {
    table.set_up(chosen.table_bits);
  }
  void begin(const Problem& problem, const Limits& limits) {
    meter.begin(limits);
    table.next_generation();
    roots.set_up(problem);
  }
  Settings settings;
  Table table;
  Meter meter;
  Roots roots;
};

Solver::Solver() : Solver(Settings()) {}
Solver::Solver(const Settings& settings) : state_(std::make_unique<State>(settings)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::uint64_t Solver::nodes() const { return state_->meter.nodes(); }

Bounds Solver::value(const Problem& problem, const Limits& limits) {
  state_->begin(problem, limits);
  return state_->roots.value();
}

std::optional<bool> Solver::reaches(const Problem& problem, Value value, const Limits& limits) {
  state_->begin(problem, limits);
  const bool yes = state_->roots.reaches(value);
  return state_->meter.ended() ? std::nullopt : std::optional(yes);
}

std::vector<Valued> Solver::moves(const Problem& problem, const Limits& limits) {
  state_->begin(problem, limits);
  return state_->roots.moves();
}

Solver::Answer Solver::answer(const Problem& problem, const Limits& limits) {
  state_->begin(problem, limits);
  Answer answer;
  answer.moves = state_->roots.moves();
  answer.line = state_->roots.best().line;
  return answer;
}

Solver::Best Solver::best(const Problem& problem, const Limits& limits) {
  state_->begin(problem, limits);
  return state_->roots.best();
}

}  // namespace troef::solver
