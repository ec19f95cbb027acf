// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/score.h"

#include <algorithm>

#include "games/hoogjassen/cards.h"
#include "phases/result_of.h"

namespace troef::hoogjassen {
namespace {

// HJ-48: who begins with an empty pot fills it.
void begin_pot(const Board& board, Result& result) {
  if (board.start->pot != 0) return;
  for (const Seat seat : board.everyone()) {
    result.cents[seat] -= board.rules()[Opt::pot];
    result.pot += board.rules()[Opt::pot];
  }
}

// HJ-48; HJ-45 where the widow was left.
void pay_pot(const Board& board, Result& result, bool in, bool out) {
  const Seat declarer = *board.facts.declarer;
  const Amount share = Amount{board.rules()[Opt::pot]} * (board.facts.widow_taken ? 1 : 2);
  if (in) {
    result.cents[declarer] -= share;
    result.pot += share;
  }
  if (out) {
    const Amount taken = std::min(share, board.start->pot + result.pot);
    result.cents[declarer] += taken;
    result.pot -= taken;
  }
}

// HJ-46 and HJ-47: `won` is the declarer's result, doubled already where it is.
void settle(const Board& board, Result& result, int won) {
  const Seat declarer = *board.facts.declarer;
  const Seats defenders = board.others(declarer);
  const Amount cents = Amount{won} / 10 * board.rules()[Opt::stake];
  const bool each = board.rules()[Opt::settle] == Settle::each;
  for (const Seat seat : defenders) {
    result.cents[seat] -= cents;
    result.cents[declarer] += cents;
    if (each) {
      result.score[seat] -= won;
      result.score[declarer] += won;
    } else if (won < 0) {
      result.score[seat] = -won;
    }
  }
  if (!each && won > 0) result.score[declarer] = won;
}

Result framed(const Board& board) {
  Result result = result_of(board, declarer_alone(board));
  begin_pot(board, result);
  return result;
}

// HJ-45.
int doubled(const Board& board, int won) { return board.facts.widow_taken ? won : 2 * won; }

}  // namespace

int declarer_points(int defenders) {
  const int rest = defenders % 10;
  return 150 - (defenders - rest + (rest >= 2 ? 10 : 0));
}

Result played(const Board& board) {
  Result result = framed(board);
  const Seat declarer = *board.facts.declarer;
  const int own = tricks_of(board.facts, declarer);
  int defenders = result.winners[result.tricks - 1] == declarer ? 0 : last_trick_points;
  // The rest is the declarer's: discards and an untouched widow are not looked for (HJ-44).
  for (const Seat seat : board.others(declarer)) {
    defenders += board.order->points(board.facts.won[seat]);
  }
  const bool none = own == 0;               // HJ-42
  const bool kapot = own == result.tricks;  // HJ-41
  if (none) defenders = all_points;
  result.points = {all_points - defenders, defenders};
  result.roem[0] = none ? 0 : board.facts.roem;
  const int points = kapot ? kapot_points : declarer_points(defenders);
  // HJ-43.
  const int won = doubled(board, points - (board.facts.bid - result.roem[0]));
  result.outcome = kapot     ? Outcome::kapot
                   : won > 0 ? Outcome::made
                   : won < 0 ? Outcome::wet
                             : Outcome::thanked;
  result.below_bid = kapot && won < 0;
  settle(board, result, won);
  pay_pot(board, result, won < 0, kapot);
  return result;
}

// HJ-51.
Result declarer_revoked(const Board& board) {
  Result result = framed(board);
  result.outcome = Outcome::revoked;
  result.points = {0, all_points};
  settle(board, result, doubled(board, -board.facts.bid));
  pay_pot(board, result, true, false);
  return result;
}

// HJ-13.
Result passed(const Board& board) {
  Result result;
  result.outcome = Outcome::passed;
  result.sides = Sides::each(board.seats());
  begin_pot(board, result);
  return result;
}

// HJ-42, HJ-44.
BesideTricks beside_tricks(const Board& board) {
  const Seat declarer = *board.facts.declarer;
  const bool none = board.facts.won[declarer].empty();
  const Seats whose = none ? board.others(declarer) : Seats(declarer);
  return {.last_trick = last_trick_points, .laid = whose, .widow = whose};
}

}  // namespace troef::hoogjassen
