// SPDX-License-Identifier: Apache-2.0
#include "phases/card_play.h"

namespace troef {
namespace {

bool mate_holds(const Board& board, Seat seat) {
  const Trick& trick = board.facts.trick;
  return board.law.partners && !trick.empty() && trick.winner() == seat.left(board.seats(), 2);
}

void complete(Board& board) {
  Facts& facts = board.facts;
  const Trick& trick = facts.trick;
  const Seat winner = facts.winning(*board.order, board.seats());
  facts.winners[static_cast<std::size_t>(facts.tricks++)] = winner;
  facts.won[winner] |= trick.cards();
  facts.last_trick = trick;
  facts.trick = Trick(winner);
}

}  // namespace

Cards CardPlay::rightful(const Board& board) {
  const Seat seat = board.facts.trick.to_play(board.seats());
  return playable(board.law, *board.order, board.facts.trick, board.where.hand(seat),
                  mate_holds(board, seat));
}

std::string_view CardPlay::why_not_card(const Board& board, Card card) const {
  const Seat seat = board.facts.trick.to_play(board.seats());
  return why_not(board.law, *board.order, board.facts.trick, board.where.hand(seat),
                 mate_holds(board, seat), card);
}

void CardPlay::legal(const Board& board, Actions& out) const {
  for (const Card card : rightful(board)) {
    out.push_back(with_card(Verb::play, card));
    if (may_say_stuk(board, card)) out.push_back(play_stuk(card));
  }
}

Refusal CardPlay::refuse(const Board& board, const Action& action) const {
  if (action.verb != Verb::play) return refusals::does_not_belong;
  if (!board.where.hand(turn(board)).has(action.card)) return refusals::not_in_hand;
  if (!board.rules().penalised()) {
    if (const auto rule = why_not_card(board, action.card); !rule.empty()) return {rule};
  }
  if (action.marked && !may_say_stuk(board, action.card)) return refusals::does_not_belong;
  return accepted;
}

void CardPlay::note_revoke(Board& board, Seat seat, Card card) const {
  if (rightful(board).has(card)) return;
  const Trick& trick = board.facts.trick;
  const bool under = board.order->is_trump(card) && !trick.trump_led(*board.order);
  const Suit suit = under ? *board.facts.trumps : trick.led().suit();
  board.revokes.add(seat, suit, board.facts.tricks, card, why_not_card(board, card));
}

void CardPlay::play(Board& board, const Action& action) {
  const Seat seat = turn(board);
  if (board.rules().penalised()) note_revoke(board, seat, action.card);
  board.where.play(seat, action.card);
  board.facts.trick.play(seat, action.card, *board.order);
  if (board.facts.trick.size() == board.seats()) complete(board);
}

}  // namespace troef
