// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/mate.h"

#include "games/pandoer/cards.h"

namespace troef::pandoer {

void look_for_mate(Board& board, Seat played_by, Card card) {
  Facts& facts = board.facts;
  if (facts.mate) return;
  const With with = contract_at(facts.contract).with;
  // PD-43.
  if (with == With::fourth_ace && card.rank() == Rank::ace && played_by != facts.declarer) {
    facts.mate = played_by;
  }
  // PD-48.
  const bool complete = facts.trick.empty() && facts.tricks <= duty_tricks;
  if (with == With::first_trick && complete && facts.trick.leader() != facts.declarer) {
    facts.mate = facts.trick.leader();
  }
}

// PD-43: also while nobody else knows.
std::optional<Seat> true_mate(const Board& board) {
  const Facts& facts = board.facts;
  if (facts.mate || contract_at(facts.contract).with != With::fourth_ace) return facts.mate;
  for (const Seat seat : board.others(*facts.declarer)) {
    if (board.where.hand(seat) & Cards::of(Rank::ace)) return seat;
  }
  return std::nullopt;
}

Sides sides_with(const Board& board, std::optional<Seat> mate) {
  const Facts& facts = board.facts;
  if (!facts.declarer || contract_at(facts.contract).with == With::each) {
    return Sides::each(board.seats());
  }
  Seats side = *facts.declarer;
  if (mate) side.add(*mate);
  return {side, board.everyone() - side};
}

}  // namespace troef::pandoer
