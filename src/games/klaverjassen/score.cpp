// SPDX-License-Identifier: Apache-2.0
#include "games/klaverjassen/score.h"

#include "games/klaverjassen/cards.h"
#include "phases/result_of.h"

namespace troef::klaverjassen {
namespace {

Result framed(const Board& board) {
  Result result = result_of(board, sides_of(*board.facts.declarer));
  for (int side = 0; side < 2; ++side) {
    result.roem[side] = board.facts.side_roem[partners().of(result.sides[side].first())];
  }
  return result;
}

void score(Result& result, int makers, int defenders) {
  for (const Seat seat : Seats::all(4)) {
    result.score[seat] = result.sides[0].has(seat) ? makers : defenders;
  }
}

}  // namespace

Sides partners() { return {Seats::even(4), Seats::odd(4)}; }

Sides sides_of(Seat maker) {
  const int makers = partners().of(maker);
  return {partners()[makers], partners()[1 - makers]};
}

Result played(const Board& board) {
  Result result = framed(board);
  for (const Seat seat : Seats::all(4)) {
    const int side = result.sides.of(seat);
    result.points[side] += board.order->points(board.facts.won[seat]);
  }
  result.points[result.sides.of(result.winners[result.tricks - 1])] += last_trick_points;
  const int makers_tricks = tricks_of(board.facts, result.sides[0]);
  if (makers_tricks == result.tricks) {  // KJ-42
    result.outcome = Outcome::pit;
    result.roem[0] += pit_roem;
    score(result, result.points[0] + result.roem[0], 0);
    return result;
  }
  if (makers_tricks == 0) {  // KJ-43
    result.outcome = Outcome::counterpit;
    result.roem[1] += board.rules()[Opt::counterpit];
    score(result, 0, result.points[1] + result.roem[1]);
    return result;
  }
  const int makers = result.points[0] + result.roem[0];
  const int defenders = result.points[1] + result.roem[1];
  const bool tie_made = board.rules()[Opt::tie] == Tie::made;
  const bool made = makers > defenders || (makers == defenders && tie_made);  // KJ-40
  result.outcome = made ? Outcome::made : Outcome::wet;
  if (made) {
    score(result, makers, defenders);
  } else {
    score(result, 0, all_points + result.roem[0] + result.roem[1]);  // KJ-41
  }
  return result;
}

// KJ-44.
Result revoked(const Board& board, Seat revoker) {
  Result result = framed(board);
  result.outcome = Outcome::revoked;
  const int guilty = result.sides.of(revoker);
  const int other = 1 - guilty;
  const int roem = result.roem[0] + result.roem[1] + pit_roem;
  result.points[guilty] = result.roem[guilty] = 0;
  result.points[other] = all_points;
  result.roem[other] = roem;
  score(result, guilty == 0 ? 0 : all_points + roem, guilty == 0 ? all_points + roem : 0);
  return result;
}

// KJ-12.
Result not_accepted() {
  Result result;
  result.outcome = Outcome::void_deal;
  result.sides = partners();
  return result;
}

}  // namespace troef::klaverjassen
