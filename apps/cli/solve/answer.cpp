// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/answer.h"

#include "cli/solve/position.h"

namespace troef::cli {

Answerer::Answerer(const Wish& wish, const std::atomic<bool>& stop)
    : wish_(wish), clock_(wish.seconds, stop) {}

Solved Answerer::answer(const Deal& deal) {
  answer_ = {};
  clock_.begin();
  if (why_not_solved(deal).empty()) {
    solve(deal);
  } else {
    choose(deal);
  }
  // A limit may have cut it short.
  if (!leads_to_the_end(deal, answer_.line)) answer_.line.clear();
  return std::move(answer_);
}

solver::Limits Answerer::limits() {
  if (wish_.nodes == 0) return {0, &clock_};
  return {answer_.nodes < wish_.nodes ? wish_.nodes - answer_.nodes : 1, &clock_};
}

void Answerer::solve(const Deal& deal) {
  const auto posed = pose(deal, wish_.question);
  answer_ = troef::solve(solver_, deal, *posed.problem, {wish_.cards, wish_.line}, limits());
}

}  // namespace troef::cli
