// SPDX-License-Identifier: Apache-2.0
// Halve stoet: the declarer lays a card away or gives one to the mate (PD-46).
#pragma once

#include "games/pandoer/before_lead.h"
#include "phases/discarding.h"

namespace troef::pandoer {

class Giving final : public Phase {
 public:
  void begin(Seat declarer, Seat mate) {
    declarer_ = declarer;
    mate_ = mate;
    discarding_.begin(declarer, 1, "PD-22", before_lead);
  }
  Seat turn(const Board&) const override { return declarer_; }
  void legal(const Board& board, Actions& out) const override {
    discarding_.legal(board, out);
    for (const Card card : board.where.hand(declarer_)) out.push_back(with_card(Verb::give, card));
  }
  Refusal refuse(const Board& board, const Action& action) const override {
    if (action.verb != Verb::give) return discarding_.refuse(board, action);
    return board.where.hand(declarer_).has(action.card) ? accepted : refusals::not_in_hand;
  }
  void play(Board& board, const Action& action) override {
    given_ = action.verb == Verb::give;
    if (!given_) return discarding_.play(board, action);
    board.where.hand_over(declarer_, mate_, action.card);
    board.seen_by = Seats(declarer_) | Seats(mate_);
  }

  bool given() const { return given_; }

 private:
  Seat declarer_, mate_;
  Discarding discarding_;
  bool given_ = false;
};

}  // namespace troef::pandoer
