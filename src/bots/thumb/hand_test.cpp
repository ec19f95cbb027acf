// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/hand.h"

#include "support.h"

namespace troef::thumb {
namespace {

TEST(Hand, is_worth_the_same_to_who_values_many_of_them) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    const Deal deal(test::start_of(*table.game, table.rules, random));
    const View view = deal.view(Seat(0));
    for (const Stage stage : {Stage::before_widow, Stage::after_widow, Stage::choosing}) {
      const Appraiser few(view, stage), many(view, stage, Appraiser::Hands::many);
      for (int i = 0; i < 50; ++i) {
        Pack pack(table.game->pack(table.rules));
        shuffle(pack, random);
        Cards hand;
        for (int card = 0; card < 8; ++card) hand.add(pack[card]);
        const Choice one = few.best_trumps(hand), other = many.best_trumps(hand);
        EXPECT_EQ(one.points, other.points);
        EXPECT_EQ(one.trumps, other.trumps);
      }
    }
  }
}

}  // namespace
}  // namespace troef::thumb
