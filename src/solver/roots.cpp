// SPDX-License-Identifier: Apache-2.0
#include "solver/roots.h"

#include <algorithm>

namespace troef::solver {
namespace {

// VV-42: in hand or in the first trick.
void settle_best_trump(Problem& problem) {
  const bool open = problem.goal.best_trump != 0 || problem.goal.best_trump_against != 0;
  if (!open || problem.goal.best_trump_held || problem.tally.tricks > 0) return;
  BySeat<Cards> held = problem.hands;
  for (int i = 0; i < problem.trick.size(); ++i) {
    held[problem.trick.leader().left(problem.seats, i)].add(problem.trick.card(i));
  }
  if (problem.late) held[problem.late_to].add(*problem.late);
  Cards trumps;
  for (const Seat seat : Seats::all(problem.seats)) trumps |= held[seat] & problem.order->trumps();
  if (!trumps) return;
  const Card best = problem.order->highest(trumps);
  for (const Seat seat : Seats::all(problem.seats)) {
    if (held[seat].has(best)) problem.goal.best_trump_held = seat;
  }
}

bool has_played(const Problem& problem, Seat seat) {
  for (int i = 0; i < problem.trick.size(); ++i) {
    if (problem.trick.leader().left(problem.seats, i) == seat) return true;
  }
  return false;
}

}  // namespace

void Roots::set_up(const Problem& problem) {
  problem_ = problem;
  used_ = 0;
  others_.clear();
  layouts_.clear();
  main_ = plain_ = nullptr;
  if (problem.robbing) {
    add_robberies(problem);
  } else {
    settle_roem(problem);
  }
  const int most = std::max(main_->most_gains(), plain_->most_gains());
  const auto [least, highest] = std::minmax(main_->root().past.gains, plain_->root().past.gains);
  const int lost = problem.goal.opposed ? most : 0;
  const int roem = main_->most_roem() + problem.call;
  plain_->judge().ladder(least - lost, highest + most, roem, ladder_);
  if (problem.goal.at_least) ladder_ = {0, 1};
  guess_.reset();
  if (switches_.guess) guess_ = main_->estimate();
}

Search& Roots::add(const Problem& problem) {
  if (used_ == pool_.size()) pool_.emplace_back();
  Search& search = pool_[used_];
  Problem settled = problem;
  settle_best_trump(settled);
  search.set_up(settled, switches_, static_cast<int>(used_++), table_, meter_);
  return search;
}

// The search goes on as if the turn-up was turned down; the other ways are layouts of their own.
void Roots::add_robberies(const Problem& problem) {
  const Robbing& robbing = *problem.robbing;
  Problem layout = problem;
  layout.robbing.reset();
  main_ = plain_ = &add(layout);
  for (const Card card : problem.hands[robbing.seat]) {
    Problem robbed = layout;
    robbed.hands[robbing.seat].remove(card);
    robbed.hands[robbing.seat].add(robbing.turn_up);
    layouts_.push_back({{Move::Kind::rob, card}, &add(robbed)});
  }
  if (robbing.may_be_silent) {
    Problem silent = layout;
    silent.order = robbing.silent_order;
    silent.law = robbing.silent_law;
    layouts_.push_back({{Move::Kind::play, {}}, &add(silent)});
    plain_ = layouts_.back().search;
  }
  if (problem.to_move() != robbing.seat) plain_ = main_;
  Cards given;
  for (const Layout& other : layouts_) {
    const bool robs = other.move.kind == Move::Kind::rob;
    const Card card = other.move.card;
    if (robs && switches_.merge && main_->has_equal(robbing.seat, card, given)) continue;
    if (robs) given.add(card);
    others_.push_back(other.search);
  }
  main_->set_choice(robbing.seat, others_.data(), static_cast<int>(others_.size()));
}

bool Roots::may_declare_now() const {
  const int tricks = problem_.tally.tricks;
  return problem_.declare > 0 && problem_.to_move() == problem_.declarer &&
         (tricks < 2 || (tricks == 2 && problem_.trick.empty()));
}

void Roots::settle_roem(const Problem& problem) {
  Problem with = problem;
  const int tricks = problem.tally.tricks;
  if (problem.call > 0 && problem.goal.roem) {
    const bool ours = problem.maximisers.has(problem.to_move());
    with.tally.gains += ours ? problem.call : problem.goal.opposed ? -problem.call : 0;
    with.tally.roem += problem.call;
    main_ = &add(with);
    plain_ = &add(problem);
    return;
  }
  const int declared = problem.goal.declares ? problem.declare : 0;
  if (declared == 0) {
    main_ = plain_ = &add(problem);
    return;
  }
  const bool turn_to_come = tricks == 0 || (tricks == 1 && !has_played(problem, problem.declarer));
  const bool now = may_declare_now();
  if (now || turn_to_come) with.tally.gains += declared;
  main_ = plain_ = &add(with);
  if (tricks == 1 && !turn_to_come) main_->set_pending(declared);
  if (!now || tricks == 0) return;
  plain_ = &add(problem);
  if (tricks == 1) plain_->set_pending(declared);
}

int Roots::root_bound(const Window& window) {
  const int bound = main_->bound(main_->root(), window);
  const bool leaves =
      problem_.call > 0 && problem_.goal.may_leave && problem_.maximisers.has(problem_.to_move());
  if (!leaves || bound >= window.least) return bound;
  return std::max(bound, plain_->bound(plain_->root(), window));
}

// The last rung that is no higher.
std::size_t Roots::rung_of(int value) const {
  const auto above = std::upper_bound(ladder_.begin(), ladder_.end(), value);
  return above == ladder_.begin() ? 0 : static_cast<std::size_t>(above - ladder_.begin()) - 1;
}

// The windows go up or down from the guess in growing steps, until the value lies between two; then
// halfway.
Bounds Roots::find(const Question& ask) {
  std::size_t low = 0, high = ladder_.size() - 1;
  std::size_t next = high / 2 + 1;
  std::size_t step = switches_.guess ? 1 + high / 40 : high;
  if (switches_.guess && guess_) next = rung_of(*guess_);
  while (low < high) {
    next = std::clamp(next, low + 1, high);
    const Window asked = window(ladder_[next]);
    const int bound = ask(asked);
    if (meter_.ended()) break;
    const int value = ladder_[next] + (problem_.goal.at_least ? 0 : bound - asked.least);
    if (bound >= asked.least) {
      low = std::clamp(rung_of(value), next, high);
      next = std::min(low + step, low + (high - low + 1) / 2);
    } else {
      high = std::clamp(rung_of(value), low, next - 1);
      next = std::max(high + 1 - std::min(step, high + 1), low + (high - low + 1) / 2);
    }
    step *= 2;
  }
  if (low == high) guess_ = ladder_[low];
  return {ladder_[low], ladder_[high]};
}

Bounds Roots::value() {
  return shown(find([&](const Window& window) { return root_bound(window); }));
}

bool Roots::reaches(Value value) {
  for (const int rung : ladder_) {
    if (shown(rung) >= value)
      return rung == ladder_.front() || root_bound(window(rung)) >= window(rung).least;
  }
  return false;
}

}  // namespace troef::solver
