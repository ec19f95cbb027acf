// SPDX-License-Identifier: Apache-2.0
// Rommelpotten: all passed, so the dealer's nine cards go round, three to each, and three come back
// from each for a new hand and turn-up (PD-50).
#pragma once

#include "deal/course.h"
#include "games/pandoer/purse.h"

namespace troef::pandoer {

class Rommelpot final : public Phase {
 public:
  bool may_begin(const Board& board) const;
  // Everyone pays the dealer, who takes up the turn-up; then the nine are dealt.
  void begin(Board& board, Purse& purse);
  bool began() const { return times_ > 0; }

  // The nine cards that chance deals next.
  Cards to_deal(const Board& board) const;
  void deal(Board& board, const Pack& nine);
  // The dealer holds eight cards again.
  bool dealt_all() const { return step_ == Step::dealt; }

  Seat turn(const Board&) const override { return turn_; }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;
  bool all_returned(const Board& board) const { return turn_ == board.dealer(); }

 private:
  enum class Step : std::uint8_t { to_the_others, returning, dealt };
  void deal_three_each(Board& board, const Pack& nine);
  void deal_to_dealer(Board& board, const Pack& nine);

  int times_ = 0;
  Step step_ = Step::dealt;
  Seat turn_;
};

}  // namespace troef::pandoer
