// SPDX-License-Identifier: Apache-2.0
#include "deal/view.h"

#include "support.h"

namespace troef::test {
namespace {

class Views : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, Views, testing::ValuesIn(all_presets()), test_name);

// Of two deals that were one until the last action; some actions are hidden from some seats.
TEST_P(Views, are_equal_where_their_texts_are) {
  Quick random(seed());
  int alike = 0, different = 0;
  for (int i = 0; i < 150; ++i) {
    Deal one(start_of(*GetParam().game, GetParam().rules, random));
    const int stop = 1 + random.roughly_below(12);
    for (int step = 0; step < stop && !one.over(); ++step) one.play(random_entry(one, random));
    if (one.over() || one.turn().awaited != Awaited::seat) continue;
    Deal other = one;
    const Seat seat = one.turn().seat;
    const Actions legal = one.legal();
    one.play(seat, any_of(legal, random));
    other.play(seat, any_of(legal, random));
    for (const Seat eye : Seats::all(one.start().seats)) {
      const View a = one.view(eye), b = other.view(eye);
      const bool same = to_text(a) == to_text(b);
      EXPECT_EQ(equal(a, b), same) << to_text(a) << to_text(b);
      ++(same ? alike : different);
    }
  }
  EXPECT_GT(alike, 0);
  EXPECT_GT(different, 0);
}

TEST_P(Views, hide_nothing_once_the_deal_is_over) {
  Quick random(seed());
  for (int i = 0; i < 30; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    play_out(deal, random);
    const View view = deal.view(Seat(0));
    for (const Seen& event : view.events) EXPECT_FALSE(event.hidden);
    for (const Seat seat : Seats::all(view.seats)) {
      EXPECT_EQ(view.laid[seat].known, deal.board().where.laid(seat));
      EXPECT_EQ(view.hands[seat].known, deal.board().where.hand(seat));
    }
    EXPECT_EQ(view.sides, deal.result().sides);
  }
}

}  // namespace
}  // namespace troef::test
