// SPDX-License-Identifier: Apache-2.0
// What a search starts from.
#include "solver/search.h"

namespace troef::solver {

void Search::set_up(const Problem& problem, const Switches& switches, int number, Table& table,
                    Meter& meter) {
  switches_ = switches;
  table_ = &table;
  meter_ = &meter;
  seats_ = problem.seats;
  number_ = static_cast<std::uint64_t>(number);
  lanes_.set_up(problem, switches);
  law_ = Law(problem.law, lanes_, seats_);
  declarer_ = problem.declarer;
  natural_trumps_ = problem.order->trumps();
  other_count_ = 0;
  habits_.forget();
  lay_out(problem);
  weights_ = &weights_for(problem);
  looks_ahead_ = switches.look_ahead && switches.table && !problem.goal.may_leave && !late_;
  merges_ = switches.merge && problem.goal.low_fours == 0;
  uniform_ = lanes_.peculiar().empty();
  for (const Card card : left_) uniform_ = uniform_ && lanes_.follow(card).has(card);
  gains_only_ = false;
  set_goal(problem);
}

// The cards in the hands, the one that comes later, and those on the table.
void Search::lay_out(const Problem& problem) {
  left_ = {};
  for (const Seat seat : Seats::all(seats_)) {
    hands_[seat] = lanes_.renumbered(problem.hands[seat]);
    left_ |= hands_[seat];
  }
  points_left_ = lanes_.points(left_);
  late_.reset();
  if (problem.late) {
    late_ = lanes_.renumbered(*problem.late);
    late_to_ = problem.late_to;
    points_left_ += lanes_.points(*late_);
  }
  const Trick& trick = problem.trick;
  root_ = {};
  for (int i = 0; i < trick.size(); ++i) {
    root_.laid.play(trick.leader().left(seats_, i), lanes_.renumbered(trick.card(i)), lanes_);
  }
  root_.laid.leader = trick.leader();
  root_.turn = trick.to_play(seats_);
  points_left_ += root_.laid.points;
}

void Search::set_goal(const Problem& problem) {
  // Whoever is to move has all the tricks to come in hand.
  const bool waits = late_ && late_to_ == root_.turn;
  const int to_come = hands_[root_.turn].size() + (waits ? 1 : 0);
  Cards hidden;
  if (const auto& card = problem.goal.contract.hidden_until) {
    hidden = lanes_.renumbered(Cards(*card) & lanes_.natural(left_));
  }
  judge_.set_up(problem, problem.tally.tricks + to_come, hidden);
  root_.past = judge_.begin();
  set_pending(0);
}

void Search::set_pending(int gained) {
  pending_ = gained;
  judge_.set_most(root_.past.gains + most_gains());
}

}  // namespace troef::solver
