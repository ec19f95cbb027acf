// SPDX-License-Identifier: Apache-2.0
// The play of the cards, trick by trick, under the law that stands on the board. What a game allows
// besides a card, and what it does with a trick, its own class adds.
#pragma once

#include "deal/course.h"

namespace troef {

class CardPlay : public Phase {
 public:
  Seat turn(const Board& board) const override { return board.facts.trick.to_play(board.seats()); }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  // The cards that may rightfully be played now.
  static Cards rightful(const Board& board);
  // Between two tricks.
  static bool between_tricks(const Board& board) { return board.facts.trick.empty(); }

 protected:
  // The rule against a card of the hand, or "".
  virtual std::string_view why_not_card(const Board& board, Card card) const;
  // Whether `stuk` may be said with this card (HJ-24).
  virtual bool may_say_stuk(const Board&, Card) const { return false; }

 private:
  void note_revoke(Board& board, Seat seat, Card card) const;
};

}  // namespace troef
