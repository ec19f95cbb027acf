// SPDX-License-Identifier: Apache-2.0
// One seat names trumps, any suit (KJ-10, HJ-21, HG-22, PD-23).
#pragma once

#include "phases/later.h"

namespace troef {

class Naming final : public Phase {
 public:
  void begin(Seat seat, AllLater later) {
    seat_ = seat;
    later_ = later;
  }
  Seat turn(const Board&) const override { return seat_; }
  void legal(const Board&, Actions& out) const override {
    for (const Suit suit : all_suits) out.push_back(name_suit(Verb::trump, suit));
  }
  Refusal refuse(const Board&, const Action& action) const override {
    return action.verb == Verb::trump ? accepted : too_early(later_, action.verb);
  }
  void play(Board& board, const Action& action) override { board.facts.trumps = action.suit(); }

 private:
  Seat seat_;
  AllLater later_;
};

}  // namespace troef
