// SPDX-License-Identifier: Apache-2.0
// The auction by contract: higher, or equal and then roem decides; stoet, halve stoet and vierde
// boer only with the cards for it (PD-20, PD-21, PD-43 to PD-45).
#pragma once

#include "deal/course.h"

namespace troef::pandoer {

class Bidding final : public Phase {
 public:
  void begin(Board& board);

  Seat turn(const Board&) const override { return turn_; }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  Refusal refuse_out_of_turn(const Board& board, Seat seat, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  // All but the holder have passed, or nobody bid.
  bool done(const Board& board) const;

 private:
  Refusal refuse_bid(const Board& board, int number) const;
  Refusal refuse_holding(const Board& board, int number) const;
  // Whether the bid holds from now on.
  bool prevails(Board& board, int number);

  Seat turn_;
  Seats without_mate_;  // bid halve stoet in vain
  BySeat<int> beaten_;  // the contract that a seat lost to an equal bid
};

// PD-21: of the eight cards and the turn-up.
int roem_with_turn_up(const Board& board, Seat seat);

}  // namespace troef::pandoer
