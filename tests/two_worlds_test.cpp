// SPDX-License-Identifier: Apache-2.0
// What a seat cannot know does not reach it: in two deals that differ only in that, its view and
// its bot's choice are the same to the byte.
#include "worlds.h"

namespace troef::test {
namespace {

class TwoWorlds : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, TwoWorlds, testing::ValuesIn(all_presets()), test_name);

void compare_worlds(const Deal& deal, Seat seat, Quick& random, int& compared) {
  const Cards unknown = unknown_to(deal, seat);
  if (unknown.size() < 2) return;
  const Card a = unknown.nth(random.roughly_below(unknown.size()));
  const Card b = unknown.nth(random.roughly_below(unknown.size()));
  if (a == b) return;
  const auto other = other_world(deal, a, b);
  if (!other) return;
  ++compared;
  const View here = deal.view(seat);
  const View there = other->view(seat);
  ASSERT_EQ(to_text(here), to_text(there)) << to_string(a) << " and " << to_string(b);
  ASSERT_EQ(to_text(deal.view(std::nullopt)), to_text(other->view(std::nullopt)));
  if (here.legal.empty()) return;
  std::vector<const Convention*> cards = {nullptr};
  for (const auto name : here.game->signals()) cards.push_back(find_convention(name));
  for (const auto name : bot_names()) {
    for (const Convention* signals : cards) {
      const BotSettings settings{.name = name, .seed = 5, .signals = signals};
      EXPECT_EQ(make_bot(settings)->choose(here), make_bot(settings)->choose(there)) << name;
    }
  }
}

TEST_P(TwoWorlds, a_seat_sees_the_same_where_only_hidden_cards_differ) {
  Quick random(seed());
  int compared = 0;
  for (int i = 0; i < 400 && compared < 300; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    const int stop = random.roughly_below(40);
    for (int step = 0; step < stop && !deal.over(); ++step) {
      apply(deal, random_entry(deal, random));
    }
    if (deal.over()) continue;
    for (const Seat seat : Seats::all(deal.start().seats)) {
      compare_worlds(deal, seat, random, compared);
    }
  }
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace troef::test
