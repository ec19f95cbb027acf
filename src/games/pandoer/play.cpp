// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/play.h"

#include "games/pandoer/cards.h"
#include "games/pandoer/goal.h"
#include "games/pandoer/mate.h"

namespace troef::pandoer {
namespace {

void lay_open(Board& board, Seats seats) {
  for (const Seat seat : seats) board.where.show_hand(seat);
  board.facts.exposed = seats;
}

void open_hands(Board& board) {
  const Facts& facts = board.facts;
  if (facts.trick.size() != 1) return;
  switch (contract_at(facts.contract).opens) {
    case Opens::nobody:
      return;
    case Opens::everyone:  // PD-41
      if (facts.tricks > 0) return;
      lay_open(board, board.everyone());
      board.facts.counsel = true;
      return;
    case Opens::declarer:  // PD-42
      if (facts.tricks == 1) lay_open(board, *facts.declarer);
      return;
  }
}

}  // namespace

void Play::begin(Board& board) {
  Facts& facts = board.facts;
  const Contract& contract = contract_at(facts.contract);
  board.order = &orders_of(board.rules()).of(facts.trumps);
  board.law = law_of(board.rules(), contract, facts.trumps);
  facts.trick = Trick(*facts.declarer);               // PD-23
  facts.silence = contract.opens == Opens::declarer;  // PD-42
}

void Play::play(Board& board, const Action& action) {
  const Seat seat = turn(board);
  CardPlay::play(board, action);
  look_for_mate(board, seat, action.card);
  open_hands(board);
  if (board.facts.mate || board.facts.tricks >= duty_tricks) board.law.head = Head::none;
}

bool Play::done(const Board& board) {
  if (!between_tricks(board)) return false;
  return board.facts.tricks == trick_count || over_early(board);
}

}  // namespace troef::pandoer
