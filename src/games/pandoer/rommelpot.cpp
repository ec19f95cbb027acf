// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/rommelpot.h"

#include "deal/again.h"
#include "phases/discarding.h"

namespace troef::pandoer {
namespace {

constexpr int pays = 2;

}  // namespace

bool Rommelpot::may_begin(const Board& board) const {
  return times_ < board.rules()[Opt::rommel_limit];
}

void Rommelpot::begin(Board& board, Purse& purse) {
  ++times_;
  step_ = Step::to_the_others;
  purse.pay(board.others(board.dealer()), board.dealer(), pays);
  board.where.take_turn_up(board.dealer());
}

Cards Rommelpot::to_deal(const Board& board) const {
  return step_ == Step::to_the_others ? board.where.hand(board.dealer()) : board.where.stock();
}

void Rommelpot::deal(Board& board, const Pack& nine) {
  if (step_ == Step::to_the_others) {
    deal_three_each(board, nine);
  } else {
    deal_to_dealer(board, nine);
  }
}

void Rommelpot::deal_three_each(Board& board, const Pack& nine) {
  board.where.take_back(board.dealer(), nine.cards());
  int place = 0;
  turn_ = board.eldest();
  for (Seat seat = turn_; seat != board.dealer(); seat = seat.left(board.seats())) {
    Cards cards;
    for (int i = 0; i < again::to_each; ++i) cards.add(nine[place++]);
    board.where.deal_to(seat, cards);
  }
  step_ = Step::returning;
}

void Rommelpot::deal_to_dealer(Board& board, const Pack& nine) {
  const Card turn_up = nine[again::turned_up];
  board.where.draw(board.dealer(), nine.cards() - Cards(turn_up));
  board.where.turn_from_stock(turn_up);
  step_ = Step::dealt;
}

void Rommelpot::legal(const Board& board, Actions& out) const {
  each_choice(board.where.hand(turn_), again::to_each, Verb::give_back, out);
}

Refusal Rommelpot::refuse(const Board& board, const Action& action) const {
  if (action.verb != Verb::give_back) return refusals::does_not_belong;
  if (!board.where.hand(turn_).has_all(action.cards)) return refusals::not_in_hand;
  return action.cards.size() == again::to_each ? accepted : Refusal{"PD-50"};
}

void Rommelpot::play(Board& board, const Action& action) {
  board.where.put_back(turn_, action.cards);
  board.seen_by = turn_;
  turn_ = turn_.left(board.seats());
}

}  // namespace troef::pandoer
