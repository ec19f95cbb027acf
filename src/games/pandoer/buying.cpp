// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/buying.h"

#include "games/pandoer/before_lead.h"

namespace troef::pandoer {
namespace {

Seat holder_of(const Board& board, Card card) {
  Seat seat = board.eldest();
  while (!board.where.hand(seat).has(card)) seat = seat.left(board.seats());
  return seat;
}

}  // namespace

void Buying::legal(const Board& board, Actions& out) const {
  const Card jack = lacking(board, declarer_).first();
  for (const Card card : board.where.hand(declarer_) - Cards::of(Rank::jack)) {
    out.push_back(buy(jack, card));
  }
}

Refusal Buying::refuse(const Board& board, const Action& action) const {
  if (action.verb == Verb::discard) return {"PD-45"};
  if (action.verb != Verb::buy) return too_early(before_lead, action.verb);
  if (!lacking(board, declarer_).has(action.card)) return {"PD-45"};
  if (action.other.rank() == Rank::jack) return {"PD-45"};
  return board.where.hand(declarer_).has(action.other) ? accepted : refusals::not_in_hand;
}

void Buying::play(Board& board, const Action& action) {
  seller_ = holder_of(board, action.card);
  board.facts.seller = seller_;
  // That the jacks are not given away is known to all.
  const Cards jacks = board.where.open() & Cards::of(Rank::jack);
  board.where.hand_over(declarer_, seller_, action.other);
  board.where.hand_over_openly(seller_, declarer_, action.card);
  board.where.show(jacks);
  board.seen_by = Seats(declarer_) | Seats(seller_);
}

}  // namespace troef::pandoer
