// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/contracts.h"

#include "support.h"

namespace troef::test {
namespace {

using thumb::made;
using thumb::Prospect;

// By trying out everything.
thumb::Plan best_plan(const View& view, const thumb::Aim& aim) {
  Cards cards = view.hand();
  if (view.turn_up) cards.add(*view.turn_up);
  return plan_for(view, aim, aim.buys_jack ? cards | Cards::of(Rank::jack) : cards, 1);
}

// Of each contract that is worth a bid the best plan, and of the others that they are not; how
// many were.
int check_prospects(const View& view) {
  const bool more = thumb::more_will_do(view);
  int worth = 0;
  for (const Prospect& each : thumb::prospects_of(view)) {
    if (each.aim == nullptr) continue;
    const thumb::Plan best = best_plan(view, *each.aim);
    const bool good = made(*each.aim, best.chance, more) >= each.bid_from;
    EXPECT_EQ(made(*each.aim, each.plan.chance, more) >= each.bid_from, good)
        << each.aim->contract << " with " << to_string(view.hand());
    if (!good) continue;
    ++worth;
    EXPECT_NEAR(each.plan.chance, best.chance, 1e-9) << each.aim->contract;
  }
  return worth;
}

TEST(Contracts, none_that_is_worth_a_bid_is_overlooked) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  const Game& game = *find_game(all_games(), "pandoer");
  int worth = 0;
  for (int i = 0; i < 1000; ++i) {
    Deal deal(start_of(game, random_rules(game, random), random));
    while (deal.turn().awaited != Awaited::seat) deal.play(random_entry(deal, random));
    worth += check_prospects(deal.view(deal.turn().seat));
  }
  EXPECT_GT(worth, 200);
}

}  // namespace
}  // namespace troef::test
