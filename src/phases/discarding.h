// SPDX-License-Identifier: Apache-2.0
// The declarer lays so many cards away, face down, any of those held (HJ-20, HG-20).
#pragma once

#include "phases/later.h"

namespace troef {

class Discarding final : public Phase {
 public:
  void begin(Seat seat, int count, std::string_view rule, AllLater later) {
    seat_ = seat;
    count_ = count;
    rule_ = rule;
    later_ = later;
  }
  Seat turn(const Board&) const override { return seat_; }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

 private:
  Seat seat_;
  int count_ = 0;
  std::string_view rule_;  // about how many
  AllLater later_;
};

// Every way to take so many of these cards, in the order of the lowest cards first.
void each_choice(Cards cards, int count, Verb verb, Actions& out);

}  // namespace troef
