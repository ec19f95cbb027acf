// SPDX-License-Identifier: Apache-2.0
#include "bots/search/playout.h"

#include <set>

#include "deal/imagined.h"
#include "games/games.h"
#include "layouts.h"

namespace troef::test {
namespace {

// KJ-33: roem of a trick counts for who calls it, and only the side that won the trick may.
TEST(PlayOut, calls_roem_for_those_who_may_call_it) {
  const Game& game = *find_game(all_games(), "klaverjassen");
  Rules rules(game.options());
  ASSERT_EQ(rules.set("roem_call", "called"), "");
  Quick random(seed());
  std::set<int> callers;
  for (int i = 0; i < 400 && callers.size() < 2; ++i) {
    Deal whole(start_of(game, rules, random));
    play_out(whole, random, [&](const Deal& now, const Entry&) {
      if (now.over() || now.board().facts.uncalled_roem == 0) return;
      const View view = now.view(Seat(0));
      Imagined imagined(view);
      ASSERT_TRUE(imagined.retrace(true_layout(now, view)));
      search::PlayOut(view, nullptr).call_roem(imagined);
      Deal called = now;
      for (const Seat seat : Seats::all(4)) {
        if (called.refuse(seat, word(Verb::call_roem))) continue;
        callers.insert(seat.index() % 2);
        called.play(seat, word(Verb::call_roem));
        break;
      }
      EXPECT_TRUE(imagined.view(Seat(0)).facts == called.view(Seat(0)).facts);
    });
  }
  EXPECT_EQ(callers.size(), 2U);
}

}  // namespace
}  // namespace troef::test
