// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/robbing.h"

namespace troef::vijvenveertig {

void each_robbery(Cards hand, Actions& out) {
  for (const Card card : hand) out.push_back(with_card(Verb::rob, card));
}

void lay_away(Board& board, Seat seat, Card card) {
  board.where.lay_away(seat, card);
  board.seen_by = seat;
}

void TurnedAce::legal(const Board& board, Actions& out) const {
  each_robbery(board.where.hand(board.dealer()), out);
  out.push_back(word(Verb::keep));
}

Refusal TurnedAce::refuse(const Board& board, const Action& action) const {
  switch (action.verb) {
    case Verb::keep:
      return accepted;
    case Verb::rob:
      return board.where.hand(board.dealer()).has(action.card) ? accepted : refusals::not_in_hand;
    case Verb::play:
    case Verb::turn_down:
      return {"VV-23"};
    default:
      return refusals::does_not_belong;
  }
}

void TurnedAce::play(Board& board, const Action& action) {
  robbed_ = action.verb == Verb::rob;
  if (robbed_) lay_away(board, board.dealer(), action.card);
}

}  // namespace troef::vijvenveertig
