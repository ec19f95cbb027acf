// SPDX-License-Identifier: Apache-2.0
#include "phases/auction.h"

#include <algorithm>

namespace troef {
namespace {

constexpr int highest = 600, step = 10;

// In order; where bids may be final, each also with that. Bots ask for them in every deal that they
// imagine, so they are copied, not made.
Actions every_bid(bool may_be_final) {
  Actions all;
  for (int points = step; points <= highest; points += step) {
    all.push_back(bid(points));
    if (may_be_final) all.push_back(bid(points, true));
  }
  return all;
}

}  // namespace

int Auction::next_bid(const Board& board) const {
  return board.facts.bid == 0 ? rules_.lowest : board.facts.bid + step;
}

void Auction::legal(const Board& board, Actions& out) const {
  static const Actions plain = every_bid(false), both = every_bid(true);
  if (!final_.has(turn_)) {
    const Actions& all = rules_.may_be_single ? both : plain;
    const auto lowest = [&](const Action& bid) { return bid.number >= next_bid(board); };
    out.insert(out.end(), std::ranges::find_if(all, lowest), all.end());
  }
  out.push_back(word(Verb::pass));
}

Refusal Auction::refuse(const Board& board, const Action& action) const {
  if (action.verb == Verb::pass) return accepted;
  if (action.verb != Verb::bid) return refusals::does_not_belong;
  if (action.marked && !rules_.may_be_single) {
    return rules_.single.empty() ? refusals::does_not_belong : Refusal{rules_.single};
  }
  if (final_.has(turn_)) return {rules_.single};
  const bool fits =
      action.number >= next_bid(board) && action.number <= highest && action.number % step == 0;
  return fits ? accepted : Refusal{rules_.bids};
}

Refusal Auction::refuse_out_of_turn(const Board& board, Seat seat, const Action& action) const {
  if (action.verb != Verb::bid) return refusals::not_your_turn;
  if (board.facts.passed.has(seat)) return {rules_.passes};
  return final_.has(seat) ? Refusal{rules_.single} : refusals::not_your_turn;
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
