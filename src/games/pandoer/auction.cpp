// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/auction.h"

#include "games/pandoer/contracts.h"
#include "games/pandoer/options.h"
#include "tricks/melds.h"

namespace troef::pandoer {
namespace {

Cards with_turn_up(const Board& board, Seat seat) {
  return board.where.hand(seat) | Cards(*board.where.turn_up());
}

int count(const Board& board, Seat seat, Rank rank) {
  return (with_turn_up(board, seat) & Cards::of(rank)).size();
}

// PD-44: who holds the two aces that this seat lacks, if one player has both.
std::optional<Seat> other_two_aces(const Board& board, Seat bidder) {
  for (const Seat seat : board.others(bidder)) {
    if ((board.where.hand(seat) & Cards::of(Rank::ace)).size() == 2) return seat;
  }
  return std::nullopt;
}

}  // namespace

int roem_with_turn_up(const Board& board, Seat seat) {
  const MeldLaw law;
  return value(law, melds_in(law, with_turn_up(board, seat)));
}

void Bidding::begin(Board& board) {
  *this = {};
  turn_ = board.eldest();
  board.facts.passed = {};
}

void Bidding::legal(const Board& board, Actions& out) const {
  for (int number = 1; number <= contract_count; ++number) {
    if (!refuse_bid(board, number)) out.push_back(contract(number));
  }
  out.push_back(word(Verb::pass));
}

Refusal Bidding::refuse(const Board& board, const Action& action) const {
  if (action.verb == Verb::pass) return accepted;
  const bool known = action.number >= 1 && action.number <= contract_count;
  if (action.verb != Verb::contract || !known) return refusals::does_not_belong;
  return refuse_bid(board, action.number);
}

// Who passed takes no more part, and nobody raises an own bid while it holds.
Refusal Bidding::refuse_out_of_turn(const Board& board, Seat seat, const Action& action) const {
  const Facts& facts = board.facts;
  const bool out = facts.passed.has(seat) || facts.holder == seat;
  return out && action.verb == Verb::contract ? Refusal{"PD-20"} : refusals::not_your_turn;
}

Refusal Bidding::refuse_bid(const Board& board, int number) const {
  const int holds = board.facts.contract;
  if (holds != 0 && number > holds) return {"PD-20"};
  if (number == holds) {
    if (board.rules()[Opt::equal_bids] == EqualBids::no) return {"PD-20"};
    if (beaten_[turn_] == number) return {"PD-21"};
  }
  return refuse_holding(board, number);
}

Refusal Bidding::refuse_holding(const Board& board, int number) const {
  const Contract& contract = contract_at(number);
  const int aces = count(board, turn_, Rank::ace);
  if (contract.with == With::fourth_ace && aces != 3) return {"PD-43"};
  if (contract.with == With::two_aces) {
    const bool barred = turn_ == board.dealer() || without_mate_.has(turn_);
    if (aces != 2 || barred) return {"PD-44"};
  }
  if (contract.goal == Goal::points && count(board, turn_, Rank::jack) < 3) return {"PD-45"};
  return accepted;
}

void Bidding::play(Board& board, const Action& action) {
  Facts& facts = board.facts;
  if (action.verb == Verb::pass) {
    facts.passed.add(turn_);
  } else {
    std::optional<Seat> mate;
    if (contract_at(action.number).with == With::two_aces) {  // PD-44
      mate = other_two_aces(board, turn_);
      if (!mate) {
        without_mate_.add(turn_);
        return;  // the same turn goes on
      }
      board.mate_said = mate;
    }
    if (prevails(board, action.number)) {
      facts.holder = turn_;
      facts.contract = action.number;
      facts.mate = mate;
    }
  }
  if (done(board)) return;
  do {
    turn_ = turn_.left(board.seats());
  } while (facts.passed.has(turn_) || facts.holder == turn_);
}

// PD-21.
bool Bidding::prevails(Board& board, int number) {
  Facts& facts = board.facts;
  if (number != facts.contract) return true;
  const Seat holder = *facts.holder;
  const int held = roem_with_turn_up(board, holder);
  const int said = roem_with_turn_up(board, turn_);
  facts.compared[holder] = held;
  facts.compared[turn_] = said;
  board.said = said;
  const bool better = contract_at(number).kind == Kind::win ? said > held : said < held;
  beaten_[better ? holder : turn_] = number;
  return better;
}

// PD-20.
bool Bidding::done(const Board& board) const {
  const Seats left = board.everyone() - board.facts.passed;
  return left.empty() || (board.facts.holder && left == Seats(*board.facts.holder));
}

}  // namespace troef::pandoer
