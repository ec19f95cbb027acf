// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/play.h"

#include "games/vijvenveertig/cards.h"
#include "games/vijvenveertig/pool.h"
#include "games/vijvenveertig/robbing.h"

namespace troef::vijvenveertig {
namespace {

bool has_pool(const Board& board) { return scoring(board.rules()) == Scoring::pool; }

bool must_choose(const Board& board) { return board.rules()[Opt::silent_ace] == SilentAce::asked; }

bool ace_turned_up(const Board& board) { return board.facts.turned_up->rank() == Rank::ace; }

void rank(Board& board, Ace ace) {
  board.order = &order_of(board.rules(), board.facts.trumps, ace);
  board.law = law_of(board.rules(), board.facts.trumps, ace);
}

// The law that binds a first card is already that of the silence it begins.
Board as_if(Ace ace, Board board) {
  rank(board, ace);
  return board;
}

}  // namespace

bool Play::may_stop(const Board& board) { return has_pool(board) && pool::may_stop(board.facts); }

void Play::legal(const Board& board, Actions& out) const {
  if (may_rob(board)) {
    each_robbery(board.where.hand(turn(board)), out);
    out.push_back(word(Verb::turn_down));
    if (!must_choose(board)) CardPlay::legal(as_if(Ace::silent, board), out);
    return;
  }
  if (may_stop(board)) out.push_back(word(Verb::stop));
  CardPlay::legal(board, out);
}

Refusal Play::refuse(const Board& board, const Action& action) const {
  switch (action.verb) {
    case Verb::rob:
      if (ace_turned_up(board)) return {"VV-23"};
      if (!may_rob(board)) return {decliner_ == turn(board) ? "VV-21" : "VV-20"};
      return board.where.hand(turn(board)).has(action.card) ? accepted : refusals::not_in_hand;
    case Verb::turn_down:
      if (ace_turned_up(board)) return {"VV-23"};
      if (robber_ == turn(board)) return {"VV-20"};
      return may_rob(board) ? accepted : Refusal{"VV-21"};
    case Verb::keep:
      return {"VV-23"};
    case Verb::stop:
      if (!has_pool(board)) return refusals::does_not_belong;
      return may_stop(board) ? accepted : Refusal{"VV-40"};
    default:
      return refuse_card(board, action);
  }
}

Refusal Play::refuse_card(const Board& board, const Action& action) const {
  if (!may_rob(board)) return CardPlay::refuse(board, action);
  if (must_choose(board) && action.verb == Verb::play) return {"VV-22"};
  return CardPlay::refuse(as_if(Ace::silent, board), action);
}

std::string_view Play::why_not_card(const Board& board, Card card) const {
  const std::string_view rule = CardPlay::why_not_card(board, card);
  if (rule.empty()) return rule;
  const bool by_silence_alone = CardPlay::why_not_card(as_if(Ace::high, board), card).empty();
  return by_silence_alone ? "VV-22" : rule;
}

void Play::play(Board& board, const Action& action) {
  if (action.verb == Verb::stop) {  // VV-40
    stopped_ = true;
    return;
  }
  if (may_rob(board)) {
    const Seat seat = *undecided_;
    undecided_.reset();
    if (action.verb == Verb::rob) {  // VV-20
      robber_ = seat;
      lay_away(board, seat, action.card);
      board.where.take_turn_up(seat);
      return;
    }
    if (action.verb == Verb::turn_down) {  // VV-21
      decliner_ = seat;
      board.where.show(Card(Rank::ace, *board.facts.trumps));
      board.where.cover_turn_up();
      return;
    }
    silent_ = seat;  // VV-22
    rank(board, Ace::silent);
  }
  CardPlay::play(board, action);
}

}  // namespace troef::vijvenveertig
