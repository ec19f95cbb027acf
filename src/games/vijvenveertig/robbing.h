// SPDX-License-Identifier: Apache-2.0
// An ace is turned up: the dealer lays a card away for it or keeps the hand (VV-23).
#pragma once

#include "deal/course.h"

namespace troef::vijvenveertig {

class TurnedAce final : public Phase {
 public:
  Seat turn(const Board& board) const override { return board.dealer(); }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  // Whether the ace is to come to the dealer's hand, after the first trick.
  bool robbed() const { return robbed_; }

 private:
  bool robbed_ = false;
};

// Every card of the hand, laid away for the turn-up.
void each_robbery(Cards hand, Actions& out);
// Lays a card away, unseen by the others.
void lay_away(Board& board, Seat seat, Card card);

}  // namespace troef::vijvenveertig
