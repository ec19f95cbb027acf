// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/seer.h"

#include "games/solving.h"

namespace troef::cli {
namespace {

constexpr int table_bits = 20;

}  // namespace

Seer::Seer(std::uint64_t seed, const Convention* signals)
    : club_(make_bot({.name = "club", .seed = seed, .signals = signals})),
      solver_(solver::Solver::Settings{.table_bits = table_bits, .switches = {}}) {}

Action Seer::choose(const View& view) {
  if (view.legal.size() == 1) return view.legal.front();
  const Posed posed = pose(*deal_, {solver::Sought::score, 0});
  if (!posed.problem) return club_->choose(view);
  const Solved solved = solve(solver_, *deal_, *posed.problem, {.choices = true, .line = false});
  if (solved.choices.empty()) return club_->choose(view);
  const bool maximises = posed.problem->maximisers.has(*view.seat);
  const auto* best = &solved.choices.front();
  for (const auto& choice : solved.choices) {
    const bool better =
        maximises ? choice.value.low > best->value.low : choice.value.high < best->value.high;
    if (better) best = &choice;
  }
  return best->action;
}

}  // namespace troef::cli
