// SPDX-License-Identifier: Apache-2.0
#include "phases/auction.h"

namespace troef {

int Auction::next_bid(const Board& board) const {
  return board.facts.bid == 0 ? rules_.lowest : board.facts.bid + step;
}

void Auction::legal(const Board& board, Actions& out) const {
  if (!final_.has(turn_)) {
    for (int points = next_bid(board); points <= highest; points += step) {
      out.push_back(bid(points));
      if (!rules_.single.empty()) out.push_back(bid(points, true));
    }
  }
  out.push_back(word(Verb::pass));
}

Refusal Auction::refuse(const Board& board, const Action& action) const {
  if (action.verb == Verb::pass) return accepted;
  if (action.verb != Verb::bid) return refusals::does_not_belong;
  if (action.marked && rules_.single.empty()) return refusals::does_not_belong;
  if (final_.has(turn_)) return {rules_.single};
  const bool fits =
      action.number >= next_bid(board) && action.number <= highest && action.number % step == 0;
  return fits ? accepted : Refusal{rules_.too_low};
}

void Auction::play(Board& board, const Action& action) {
  Facts& facts = board.facts;
  if (action.verb == Verb::pass) {
    facts.passed.add(turn_);
  } else {
    facts.bid = action.number;
    facts.holder = turn_;
    if (action.marked) final_.add(turn_);
  }
  if (done(board)) return;
  do {
    turn_ = turn_.left(board.seats());
  } while (facts.passed.has(turn_));
}

bool Auction::done(const Board& board) const {
  const Seats left = board.everyone() - board.facts.passed;
  return left.empty() || (board.facts.holder && left == Seats(*board.facts.holder));
}

}  // namespace troef
