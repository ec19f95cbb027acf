// SPDX-License-Identifier: Apache-2.0
// The auction in points: clockwise from eldest, in tens, each bid higher, a pass final (HJ-10,
// HJ-11, HJ-12, HG-10).
#pragma once

#include "deal/course.h"

namespace troef {

struct AuctionRules {
  std::string_view bids;    // the rule about what may be bid
  std::string_view passes;  // the rule by which who passed bids no more
  int lowest = 100;
  std::string_view single = {};  // the rule about bids with `final`, in a game that has them
  bool may_be_single = false;    // whether they may be said
};

class Auction final : public Phase {
 public:
  explicit Auction(const AuctionRules& rules) : rules_(rules) {}
  void begin(const Board& board) { turn_ = board.eldest(); }

  Seat turn(const Board&) const override { return turn_; }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  Refusal refuse_out_of_turn(const Board& board, Seat seat, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  // One bidder is left, or nobody bid.
  bool done(const Board& board) const;

 private:
  int next_bid(const Board& board) const;

  AuctionRules rules_;
  Seat turn_;
  Seats final_;  // said that they will not bid again
};

}  // namespace troef
