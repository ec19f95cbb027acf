// SPDX-License-Identifier: Apache-2.0
// When enough deals have been tried to tell which action is the best.
#include "bots/search/field.h"

#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/thumb/thumb.h"
#include "support.h"

namespace troef::test {
namespace {

using search::Field;
using search::Tuning;

constexpr Tuning doubting{.beyond_doubt = 2.5};

std::vector<search::Way> bids(int count) {
  Actions actions;
  for (int i = 0; i < count; ++i) actions.push_back(with_number(Verb::bid, i));
  return search::ways_of(actions);
}

// Deals that bring -60 or 60 by turns, and to each action so much more.
void try_deals(Field& field, int deals, const std::vector<double>& more) {
  for (int i = 0; i < deals; ++i) {
    std::vector<double> brought;
    for (const double each : more) brought.push_back((i % 2 == 0 ? -60 : 60) + each);
    field.note(brought);
    field.leave_out_the_beaten();
  }
}

TEST(Field, what_is_always_worse_is_soon_left_out) {
  Field field(bids(3), doubting);
  try_deals(field, 30, {0, -20, 1});
  ASSERT_EQ(field.left().size(), 2U);
  EXPECT_EQ(field.left()[1].place, 2U);
}

TEST(Field, the_first_stays_and_is_given_up_for_what_is_always_better) {
  Field field(bids(3), doubting);
  try_deals(field, 30, {0, 30, -5});
  EXPECT_TRUE(field.decided());
  EXPECT_EQ(field.left()[0].place, 0U);
  EXPECT_EQ(field.ranked(1)[0].place, 1U);
}

TEST(Field, few_deals_decide_nothing) {
  Field field(bids(3), doubting);
  try_deals(field, 15, {0, -20, 1});
  EXPECT_EQ(field.left().size(), 3U);
}

TEST(Field, actions_that_brought_the_same_are_tried_longer_as_they_may_still_differ) {
  Field field(bids(2), doubting);
  try_deals(field, 100, {0, 0});
  EXPECT_FALSE(field.decided());
  try_deals(field, 900, {0, 0});
  EXPECT_TRUE(field.decided());
}

// One deal in twenty may cost a whole deal's worth.
TEST(Field, a_little_more_in_a_few_deals_decides_nothing) {
  Field field(bids(2), doubting);
  try_deals(field, 20, {0, 2});
  EXPECT_FALSE(field.decided());
  try_deals(field, 100, {0, 2});
  EXPECT_TRUE(field.decided());
}

// Thirty deals that are lost a little, and then some that are won by much.
TEST(Field, what_begins_badly_is_kept_until_there_is_little_doubt) {
  Field hasty(bids(2), Tuning{.beyond_doubt = 2}), patient(bids(2), Tuning{.beyond_doubt = 4});
  for (Field* field : {&hasty, &patient}) {
    for (int i = 0; i < 30; ++i) try_deals(*field, 1, {0, i % 2 == 0 ? -24.0 : 4.0});
  }
  EXPECT_EQ(hasty.left().size(), 1U);
  ASSERT_EQ(patient.left().size(), 2U);
  try_deals(patient, 30, {0, 60});
  EXPECT_EQ(patient.ranked(1)[0].place, 1U);
}

TEST(Field, what_is_now_better_and_now_worse_is_not_decided) {
  Field field(bids(2), doubting);
  for (int i = 0; i < 200; ++i) {
    try_deals(field, 1, {0, i % 2 == 0 ? 40.0 : -38.0});
  }
  EXPECT_FALSE(field.decided());
}

TEST(Field, without_a_measure_of_doubt_only_the_worse_half_is_left_out) {
  Field field(bids(4), Tuning{});
  try_deals(field, 200, {0, -20, 1, -30});
  EXPECT_EQ(field.left().size(), 4U);
  field.halve();
  ASSERT_EQ(field.left().size(), 2U);
  EXPECT_EQ(field.left()[1].place, 2U);
  field.halve();
  EXPECT_EQ(field.left().size(), 2U);
}

TEST(Field, of_actions_that_are_alike_the_first_is_the_best) {
  Field field(bids(3), doubting);
  try_deals(field, 20, {0, 0, 0});
  EXPECT_EQ(field.ranked(0)[0].place, 0U);
}

TEST(Field, what_is_expected_of_an_action_is_given_up_for_what_many_deals_show) {
  const std::vector<double> expected = {0, 10};
  Field few(bids(2), Tuning{}), many(bids(2), Tuning{});
  few.expect(expected, 32);
  many.expect(expected, 32);
  try_deals(few, 20, {0, 10});
  try_deals(many, 60, {0, 10});
  EXPECT_EQ(few.ranked(0)[0].place, 0U);
  EXPECT_EQ(many.ranked(0)[0].place, 1U);
}

TEST(Field, a_search_ends_before_its_nodes_are_spent_once_there_is_no_doubt) {
  Quick random(seed());
  int decisions = 0, early = 0;
  const Table table = all_presets().front();
  Deal deal(start_of(*table.game, table.rules, random));
  play_out(deal, random, [&](const Deal& now, const Entry& entry) {
    if (!entry.actor || now.turn().awaited != Awaited::seat) return;
    const View view = now.view(now.turn().seat);
    if (view.legal.size() < 2 || view.legal.front().verb != Verb::play) return;
    const Actions actions = search::candidates(view, ThumbBot(1).choose(view), 8);
    search::Meter meter({.nodes = 10'000});
    search::try_out(view, search::ways_of(actions), doubting, nullptr, 1, meter);
    ++decisions;
    early += meter.nodes() < 10'000 ? 1 : 0;
  });
  EXPECT_GT(early, 0) << "of " << decisions;
}

}  // namespace
}  // namespace troef::test
