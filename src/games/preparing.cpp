// SPDX-License-Identifier: Apache-2.0
#include "games/preparing.h"

namespace troef {
namespace {

class Preparing {
 public:
  Preparing(solver::Solver& solver, const solver::Question& question, const solver::Limits& limits)
      : solver_(solver), question_(question), limits_(limits) {}

  // Every way on; most of them need but one null window.
  void go_on(const Deal& deal) {
    if (ended_ || deal.turn().awaited != Awaited::seat) return;
    if (const Posed posed = pose(deal, question_); posed.problem) return weigh(*posed.problem);
    for (const Action& action : deal.legal()) {
      Deal next = deal;
      const Seat seat = deal.turn().seat;
      next.play(seat, action);
      path_.push_back({seat, action, {}});
      go_on(next);
      path_.pop_back();
      if (action.verb == Verb::roem) return;  // all of it, which is first
    }
  }

  std::optional<Prepared> best() const { return ended_ ? std::nullopt : best_; }

 private:
  void weigh(const solver::Problem& problem) {
    if (best_) {
      const auto better = solver_.reaches(problem, best_->value + 1, limits_);
      best_->nodes += solver_.nodes();
      ended_ = !better;
      if (ended_ || !*better) return;
    }
    const solver::Bounds value = solver_.value(problem, limits_);
    const std::uint64_t before = best_ ? best_->nodes : 0;
    ended_ = !value.exact();
    best_ = Prepared{value.low, path_, before + solver_.nodes()};
  }

  solver::Solver& solver_;
  solver::Question question_;
  solver::Limits limits_;
  std::vector<Entry> path_;
  std::optional<Prepared> best_;
  bool ended_ = false;
};

}  // namespace

std::optional<Prepared> prepare(solver::Solver& solver, const Deal& deal,
                                const solver::Question& question, const solver::Limits& limits) {
  const Turn turn = deal.turn();
  const auto& declarer = deal.board().facts.declarer;
  // Klaverjassen: who names trumps will be the maker.
  const bool names = turn.awaited == Awaited::seat && !deal.legal().empty() &&
                     deal.legal().front().verb == Verb::trump;
  if (turn.awaited != Awaited::seat || (!names && declarer != turn.seat)) return std::nullopt;
  if (pose(deal, question).problem) return std::nullopt;
  Preparing preparing(solver, question, limits);
  preparing.go_on(deal);
  return preparing.best();
}

}  // namespace troef
