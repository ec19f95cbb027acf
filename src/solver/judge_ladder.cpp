// SPDX-License-Identifier: Apache-2.0
// The values that there can be, and the question for each.
#include <algorithm>

#include "solver/judge.h"

namespace troef::solver {

Window Judge::window(int value) const {
  if (goal_.judging != Judging::half) return {value, -1};
  const int half = goal_.tie_made ? 0 : 1;
  if (value >= half) return {value, -1};
  return {half, -goal_.all_points - value};
}

void Judge::ladder(int least, int most, int roem, std::vector<int>& rungs) const {
  rungs.clear();
  const auto all_between = [&](int low, int high) {
    for (int value = low; value <= high; ++value) rungs.push_back(value);
  };
  const auto add = [&](int value) {
    rungs.push_back(value);
    if (goal_.finds_mate) rungs.push_back(value * goal_.alone);
  };
  const Goal::Pool& pool = goal_.pool;
  switch (goal_.judging) {
    case Judging::gains:
      if (goal_.none) add(*goal_.none);
      if (goal_.all) add(*goal_.all);
      for (const Step& step : goal_.steps) {
        if (step.needed > most) continue;
        for (const int bonus : {0, goal_.best_trump, goal_.best_trump_against}) {
          add(step.value + bonus);
          if (goal_.kapot != 0) add(step.value + bonus + goal_.kapot);
        }
      }
      if (goal_.steps.empty()) all_between(least, most);
      break;
    case Judging::half:
      for (int lost = begin_.roem; lost <= begin_.roem + roem; lost += 10) {
        rungs.push_back(-goal_.all_points - lost);
        if (goal_.counterpit != 0) rungs.push_back(-goal_.all_points - lost - goal_.counterpit);
      }
      all_between(goal_.tie_made ? 0 : 1, most + goal_.pit);
      break;
    case Judging::contract:
      if (goal_.counts) {
        all_between(0, all_tricks_);
      } else {
        add(goal_.contract.made);
        add(goal_.contract.wet);
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
        for (const int bonus : {0, goal_.best_trump, goal_.best_trump_against}) {
          rungs.push_back(goal_.pay * n + bonus);
        }
      }
      break;
    case Judging::pool:
      if (goal_.counts) {
        all_between(0, all_tricks_);
      } else {
        rungs = {pool.own, pool.own_jinx, pool.other, pool.other_jinx, pool.left};
      }
      break;
  }
  std::sort(rungs.begin(), rungs.end());
  rungs.erase(std::unique(rungs.begin(), rungs.end()), rungs.end());
}

}  // namespace troef::solver
