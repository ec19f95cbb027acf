// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "solver/judge.h"

namespace troef::solver {
namespace {

// Every way in which the tricks to come can fall to those who take any.
void spread(BySeat<int>& won, int seat, int to_come, Seats keeping,
            const std::function<void()>& then) {
  if (seat == 4) {
    if (to_come == 0) then();
    return;
  }
  const int before = won[Seat(seat)];
  const int most = keeping.has(Seat(seat)) ? 0 : to_come;
  for (int taken = 0; taken <= most; ++taken) {
    won[Seat(seat)] = before + taken;
    spread(won, seat + 1, to_come - taken, keeping, then);
  }
  won[Seat(seat)] = before;
}

// PD-47: what each loser pays each winner, for seat 0.
int paid(const BySeat<int>& won, bool or_more) {
  const auto wins = [&](Seat seat) { return won[seat] == 1 || (or_more && won[seat] > 1); };
  int winners = 0;
  for (const Seat seat : Seats::all(4)) winners += wins(seat) ? 1 : 0;
  return wins(Seat(0)) ? 7 * (4 - winners) : -7 * winners;
}

void expect_reach(const BySeat<int>& won, int to_come, bool or_more, Seats keeping) {
  Problem problem;
  problem.maximisers = Seat(0);
  problem.goal.judging = Judging::one_each;
  problem.goal.or_more = or_more;
  problem.goal.pay = 7;
  problem.tally.won = won;
  for (const Seat seat : Seats::all(4)) problem.tally.tricks += won[seat];
  Judge judge;
  judge.set_up(problem, problem.tally.tricks + to_come, {});
  int low = 100, high = -100;
  BySeat<int> now = won;
  spread(now, 0, to_come, keeping, [&] {
    low = std::min(low, paid(now, or_more));
    high = std::max(high, paid(now, or_more));
  });
  if (low > high) return;  // nobody would take them
  const auto range = judge.one_each_reach(judge.begin(), keeping);
  EXPECT_EQ(range.low, low) << to_come << " to come" << (or_more ? ", or more" : "");
  EXPECT_EQ(range.high, high) << to_come << " to come" << (or_more ? ", or more" : "");
}

TEST(Judge, PD_47_what_can_still_be_paid_is_what_the_tricks_to_come_allow) {
  for (int code = 0; code < 3 * 3 * 3 * 3; ++code) {
    BySeat<int> won;
    for (int seat = 0, rest = code; seat < 4; ++seat, rest /= 3) won[Seat(seat)] = rest % 3;
    for (int to_come = 0; to_come <= 6; ++to_come) {
      for (const bool or_more : {false, true}) expect_reach(won, to_come, or_more, {});
      for (unsigned bits = 1; bits < 16; ++bits) {
        Seats keeping;
        for (const Seat seat : Seats::all(4)) {
          if ((bits >> seat.index() & 1) != 0 && won[seat] == 1) keeping.add(seat);
        }
        expect_reach(won, to_come, false, keeping);
      }
    }
  }
}

}  // namespace
}  // namespace troef::solver
