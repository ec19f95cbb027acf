// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/score.h"

#include "games/pandoer/cards.h"
#include "games/pandoer/goal.h"
#include "games/pandoer/mate.h"
#include "phases/result_of.h"

namespace troef::pandoer {
namespace {

Result framed(const Board& board) {
  return result_in_tricks(board, sides_with(board, true_mate(board)));
}

void enter(Result& result, const Purse& purse) { result.score = result.cents = purse.gained(); }

// PD-60: alone against all, or two against two.
void settle(Purse& purse, const Sides& sides, bool made, int amount) {
  const Seats losers = sides[made ? 1 : 0];
  const Seats winners = sides[made ? 0 : 1];
  if (sides[0].size() == 1) {
    purse.pay(losers, winners, amount);
  } else {
    purse.pay_once(losers, winners, amount);
  }
}

bool discard_is_lost(const Board& board) {
  return board.rules()[Opt::discard_counts] == DiscardCounts::lost;
}

// PD-45: what declarer and mate lost of all points.
int points_lost(const Board& board, const Result& result) {
  const Facts& facts = board.facts;
  int lost = 0;
  for (const Seat seat : result.sides[1]) lost += board.order->points(facts.won[seat]);
  if (result.sides[1].has(result.winners[trick_count - 1])) lost += last_trick_points;
  if (discard_is_lost(board)) lost += board.order->points(board.where.laid(*facts.declarer));
  return lost;
}

// PD-45.
void settle_vierde_boer(const Board& board, Result& result, Purse& purse) {
  const bool all = result.points[0] == trick_count;
  const int lost = points_lost(board, result);
  const bool made = lost <= vierde_boer_may_lose;
  result.points = {all_points - lost, lost};
  result.outcome = made ? Outcome::made : Outcome::wet;
  settle(purse, result.sides, made, all ? vierde_boer_all_pays : contract_at(result.contract).pays);
}

// PD-47.
void settle_each(const Board& board, Result& result, Purse& purse) {
  const Contract& contract = contract_at(result.contract);
  const bool more = board.rules()[Opt::piek_zonder] == PiekZonder::at_least_one;
  Seats winners;
  for (const Seat seat : board.everyone()) {
    const int tricks = result.points[static_cast<std::size_t>(seat.index())];
    if (tricks == contract.tricks || (more && tricks > contract.tricks)) winners.add(seat);
  }
  purse.pay(board.everyone() - winners, winners, contract.pays);
  result.outcome = Outcome::scored;
}

}  // namespace

Result played(const Board& board, Purse purse) {
  Result result = framed(board);
  const Contract& contract = contract_at(result.contract);
  if (contract.goal == Goal::points) {
    settle_vierde_boer(board, result, purse);
  } else if (contract.with == With::each) {
    settle_each(board, result, purse);
  } else {
    const bool made = can_be_made(board);  // PD-40
    result.outcome = made ? Outcome::made : Outcome::wet;
    settle(purse, result.sides, made, contract.pays);
  }
  enter(result, purse);
  return result;
}

// PD-61.
Result revoked(const Board& board, Purse purse, Seat revoker) {
  Result result = framed(board);
  result.outcome = Outcome::revoked;
  const Contract& contract = contract_at(result.contract);
  if (contract.with == With::each) {
    purse.pay(revoker, board.others(revoker), contract.pays);
  } else {
    settle(purse, result.sides, !result.sides[0].has(revoker), contract.pays);
  }
  enter(result, purse);
  return result;
}

// PD-50.
Result passed(const Board& board, const Purse& purse) {
  Result result;
  result.outcome = Outcome::passed;
  result.sides = Sides::each(board.seats());
  enter(result, purse);
  return result;
}

// PD-45.
BesideTricks beside_tricks(const Board& board) {
  if (contract_at(board.facts.contract).goal != Goal::points) return {};
  const Sides sides = sides_with(board, true_mate(board));
  return {.last_trick = last_trick_points, .laid = sides[discard_is_lost(board) ? 1 : 0]};
}

}  // namespace troef::pandoer
