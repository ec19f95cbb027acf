// SPDX-License-Identifier: Apache-2.0
// The values that there can be, and the question for each.
#include <algorithm>
#include <array>

#include "solver/judge.h"

namespace troef::solver {
namespace {

void add_between(int low, int high, std::vector<int>& rungs) {
  for (int value = low; value <= high; ++value) rungs.push_back(value);
}

// Where a mate is looked for, with one and without.
void add_paid(const Goal& goal, int value, std::vector<int>& rungs) {
  rungs.push_back(value);
  if (goal.finds_mate) rungs.push_back(value * goal.alone);
}

// The best trump is nobody's that counts, the side's or another's (VV-42).
std::array<int, 3> bonuses(const Goal& goal) {
  return {0, goal.best_trump, goal.best_trump_against};
}

void add_gains(const Goal& goal, int least, int most, std::vector<int>& rungs) {
  if (goal.none) add_paid(goal, *goal.none, rungs);
  if (goal.all) add_paid(goal, *goal.all, rungs);
  for (const Step& step : goal.steps) {
    if (step.needed > most) continue;
    for (const int bonus : bonuses(goal)) {
      add_paid(goal, step.value + bonus, rungs);
      if (goal.kapot != 0) add_paid(goal, step.value + bonus + goal.kapot, rungs);
    }
  }
  if (goal.steps.empty()) add_between(least, most, rungs);
}

// Nat (KJ-41): the points, and the roem of both sides, are the others'.
void add_lost(const Goal& goal, int begun, int roem, std::vector<int>& rungs) {
  for (int lost = begun; lost <= begun + roem; lost += 10) {
    rungs.push_back(-goal.all_points - lost);
    if (goal.counterpit != 0) rungs.push_back(-goal.all_points - lost - goal.counterpit);
  }
}

}  // namespace

Window Judge::window(int value) const {
  if (goal_.judging != Judging::half) return {value, -1};
  const int half = goal_.tie_made ? 0 : 1;
  if (value >= half) return {value, -1};
  return {half, -goal_.all_points - value};
}

void Judge::ladder(int least, int most, int roem, std::vector<int>& rungs) const {
  rungs.clear();
  switch (goal_.judging) {
    case Judging::gains:
      add_gains(goal_, least, most, rungs);
      break;
    case Judging::half:
      add_lost(goal_, begin_.roem, roem, rungs);
      add_between(goal_.tie_made ? 0 : 1, most + goal_.pit, rungs);
      break;
    case Judging::contract:
      if (goal_.counts) {
        add_between(0, all_tricks_, rungs);
      } else {
        add_paid(goal_, goal_.contract.made, rungs);
        add_paid(goal_, goal_.contract.wet, rungs);
      }
      break;
    case Judging::one_each:
      for (int n = 1; n <= seats_; ++n) {
        rungs.push_back(goal_.pay * (seats_ - n));
        rungs.push_back(-goal_.pay * (n - 1));
      }
      break;
    case Judging::each_trick:
      for (int n = 0; n <= all_tricks_; ++n) {
        for (const int bonus : bonuses(goal_)) rungs.push_back(goal_.pay * n + bonus);
      }
      break;
    case Judging::pool:
      if (goal_.counts) {
        add_between(0, all_tricks_, rungs);
      } else {
        const Goal::Pool& pool = goal_.pool;
        rungs = {pool.own, pool.own_jinx, pool.other, pool.other_jinx, pool.left};
      }
      break;
  }
  std::sort(rungs.begin(), rungs.end());
  rungs.erase(std::unique(rungs.begin(), rungs.end()), rungs.end());
}

}  // namespace troef::solver
