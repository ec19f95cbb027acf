// SPDX-License-Identifier: Apache-2.0
// Vierde boer: the jack that the declarer lacks is bought from its holder (PD-45).
#pragma once

#include "deal/course.h"

namespace troef::pandoer {

inline constexpr int jack_price = 2;

class Buying final : public Phase {
 public:
  void begin(Seat declarer) { declarer_ = declarer; }

  Seat turn(const Board&) const override { return declarer_; }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  static Cards lacking(const Board& board, Seat declarer) {
    return Cards::of(Rank::jack) - board.where.hand(declarer);
  }
  Seat seller() const { return seller_; }

 private:
  Seat declarer_, seller_;
};

}  // namespace troef::pandoer
