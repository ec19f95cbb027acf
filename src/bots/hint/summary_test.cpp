// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/summary.h"

#include <cmath>

#include "bots/hint/ending.h"
#include "support.h"

namespace troef::test {
namespace {

using Player = Hint::Player;

// So many deals in which each plays it.
hints::Trial played_by(const std::vector<std::pair<Player, int>>& counts) {
  hints::Trial trial;
  trial.options = {{word(Verb::pass), {}}};
  for (const auto& [player, count] : counts) {
    hints::Ending ending;
    ending.player = player;
    for (int i = 0; i < count; ++i) trial.worlds.push_back({{}, {ending}});
  }
  return trial;
}

std::vector<int> hundredths(const std::vector<std::pair<Player, int>>& counts) {
  std::vector<int> out;
  for (const Hint::Play& play : hints::summed_up(played_by(counts), 0, false).plays) {
    EXPECT_NEAR(play.share * 100, std::round(play.share * 100), 1e-9);
    out.push_back(static_cast<int>(std::lround(play.share * 100)));
  }
  return out;
}

TEST(HintShares, are_whole_hundredths_that_add_up) {
  EXPECT_EQ(hundredths({{Player::self, 163}, {Player::other, 37}}), (std::vector{82, 18}));
  EXPECT_EQ(hundredths({{Player::self, 1}, {Player::mate, 1}, {Player::other, 1}}),
            (std::vector{34, 33, 33}));
  EXPECT_EQ(hundredths({{Player::self, 40}}), (std::vector{100}));
}

TEST(HintShares, are_never_one_of_what_is_not_so_in_every_deal) {
  EXPECT_EQ(hundredths({{Player::self, 399}, {Player::other, 1}}), (std::vector{99}));
}

TEST(HintShares, are_neither_all_nor_nothing_of_what_is_now_and_then_so) {
  hints::Trial trial = played_by({{Player::self, 400}});
  EXPECT_EQ(hints::summed_up(trial, 0, false).plays.front().made, 0.0);
  trial.worlds.front().endings.front().made = true;
  EXPECT_EQ(hints::summed_up(trial, 0, false).plays.front().made, 0.01);
  for (hints::World& world : trial.worlds) world.endings.front().made = true;
  EXPECT_EQ(hints::summed_up(trial, 0, false).plays.front().made, 1.0);
  trial.worlds.front().endings.front().made = false;
  EXPECT_EQ(hints::summed_up(trial, 0, false).plays.front().made, 0.99);
}

// The dealer has been paid by all; what that brings is not what a bid brings.
TEST(HintScores, PD_11_leave_out_what_was_paid_before) {
  const auto told = [](const char* pays) {
    Played played("pandoer", {pays});
    played.dealer(3).hands({"7S 8S 9S 7H 8H 9H 7C 8C", "QS KS AS TH JH 9C TC JC",
                            "JS QC KC 9D TD JD QD AD", "TS AH KH QH AC 8D 7D KD"},
                           "6H");
    played.then({"0 pass", "1 pass", "2 pass"});
    return hint(played.deal().view(Seat(3)), {.name = "", .seed = 1, .nodes = 4'000});
  };
  const Hint paid = told("turnup_pay=yes"), unpaid = told("turnup_pay=no");
  EXPECT_EQ(paid.paid, 30);
  EXPECT_EQ(unpaid.paid, 0);
  ASSERT_EQ(paid.options.size(), unpaid.options.size());
  for (std::size_t i = 0; i < paid.options.size(); ++i) {
    EXPECT_EQ(paid.options[i].action, unpaid.options[i].action);
    EXPECT_NEAR(paid.options[i].score, unpaid.options[i].score, 1e-9);
  }
}

}  // namespace
}  // namespace troef::test
