// SPDX-License-Identifier: Apache-2.0
// The tricks of Vijvenveertig, with what is done besides: robbing or not at the first turn of who
// holds the ace of trumps (VV-20 to VV-22), and stopping after three tricks (VV-40).
#pragma once

#include "phases/card_play.h"

namespace troef::vijvenveertig {

class Play final : public CardPlay {
 public:
  // `holder` of the ace of trumps, if it may rob.
  void begin(std::optional<Seat> holder) { undecided_ = holder; }

  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  // Whether only cards can be played now.
  bool cards_only(const Board& board) const { return !may_rob(board) && !may_stop(board); }
  // Who played a first card and left the ace unsaid.
  std::optional<Seat> silent() const { return silent_; }
  bool stopped() const { return stopped_; }

 protected:
  std::string_view why_not_card(const Board& board, Card card) const override;

 private:
  bool may_rob(const Board& board) const { return undecided_ == turn(board); }
  static bool may_stop(const Board& board);
  Refusal refuse_card(const Board& board, const Action& action) const;

  std::optional<Seat> undecided_, robber_, decliner_, silent_;
  bool stopped_ = false;
};

}  // namespace troef::vijvenveertig
