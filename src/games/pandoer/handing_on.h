// SPDX-License-Identifier: Apache-2.0
// Piek zonder: the declarer and the two to the left each hand a card on, unseen (PD-47).
#pragma once

#include "phases/later.h"

namespace troef::pandoer {

class HandingOn final : public Phase {
 public:
  void begin(const Board& board) {
    turn_ = *board.facts.declarer;
    last_ = turn_.left(board.seats(), board.seats() - 1);
  }
  Seat turn(const Board&) const override { return turn_; }
  void legal(const Board& board, Actions& out) const override {
    for (const Card card : board.where.hand(turn_)) out.push_back(with_card(Verb::hand_on, card));
  }
  Refusal refuse(const Board& board, const Action& action) const override {
    if (action.verb != Verb::hand_on) return too_early(later, action.verb);
    return board.where.hand(turn_).has(action.card) ? accepted : refusals::not_in_hand;
  }
  void play(Board& board, const Action& action) override {
    const Seat next = turn_.left(board.seats());
    board.where.hand_over(turn_, next, action.card);
    board.seen_by = Seats(turn_) | Seats(next);
    turn_ = next;
  }

  bool done() const { return turn_ == last_; }
  // Right of the declarer: receives the last card and lays one away.
  Seat last() const { return last_; }

 private:
  static constexpr Later later[] = {{Verb::discard, "PD-47"}, {Verb::play, "PD-47"}};

  Seat turn_, last_;
};

}  // namespace troef::pandoer
