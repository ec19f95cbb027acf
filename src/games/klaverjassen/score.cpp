// SPDX-License-Identifier: Apache-2.0
#include "games/klaverjassen/score.h"

#include "games/klaverjassen/cards.h"
#include "phases/result_of.h"

namespace troef::klaverjassen {
namespace {

Seats side_with(Seat seat) { return Seats::even(4).has(seat) ? Seats::even(4) : Seats::odd(4); }

Result framed(const Board& board) {
  Result result = result_of(board, sides_of(*board.facts.declarer));
  for (int side = 0; side < 2; ++side) {
    const bool even = result.sides[side].has(Seat(0));
    result.roem[side] = board.facts.side_roem[even ? 0 : 1];
  }
  return result;
}

void score(Result& result, int makers, int defenders) {
  for (const Seat seat : Seats::all(4)) {
    result.score[seat] = result.sides[0].has(seat) ? makers : defenders;
  }
}

}  // namespace

Sides sides_of(Seat maker) { return {side_with(maker), Seats::all(4) - side_with(maker)}; }

Result played(const Board& board) {
  Result result = framed(board);
  int makers_tricks = 0;
  for (const Seat seat : Seats::all(4)) {
    const int side = result.sides.of(seat);
    result.points[side] += board.order->points(board.facts.won[seat]);
  }
  for (int i = 0; i < result.tricks; ++i) {
    makers_tricks += result.sides[0].has(result.winners[i]) ? 1 : 0;
  }
  result.points[result.sides.of(result.winners[result.tricks - 1])] += last_trick_points;
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
  result.sides = Sides(Seats::even(4), Seats::odd(4));
  return result;
}

}  // namespace troef::klaverjassen
