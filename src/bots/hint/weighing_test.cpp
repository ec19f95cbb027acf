// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/weighing.h"

#include <algorithm>
#include <cmath>

#include "bots/hint/summary.h"
#include "support.h"
#include "thumbs.h"

namespace troef::test {
namespace {

using hints::Ending;
using hints::Trial;

// A contract that pays 10 and is made in so many deals of ten, and what the solver says of it.
struct Contract {
  int made;
  double solved;
};

Trial trial_of(const std::vector<Contract>& contracts) {
  Trial trial;
  trial.options.resize(contracts.size());
  for (int deal = 0; deal < 10; ++deal) {
    hints::World world;
    for (const Contract& contract : contracts) {
      Ending ending;
      ending.player = Hint::Player::self;
      ending.made = deal < contract.made;
      ending.played = ending.own = ending.made ? 10 : -10;
      ending.others = -ending.own;
      ending.gain = contract.solved;
      world.endings.push_back(ending);
    }
    trial.worlds.push_back(world);
  }
  return trial;
}

TEST(HintWeights, tell_the_best_option_as_it_was_played_out_and_the_others_behind_it) {
  Trial trial = trial_of({{5, -4}, {7, 2}, {6, -1}});
  hints::weigh(trial);
  const double scores[] = {-2, 4, 1};
  for (std::size_t i = 0; i < 3; ++i) {
    const Hint::Option told = hints::summed_up(trial, i, false);
    EXPECT_NEAR(told.score, scores[i], 1e-6);
    EXPECT_NEAR(told.gain, scores[i], 1e-6);
    EXPECT_NEAR(*told.plays.front().made, (scores[i] + 10) / 20, 1e-6);
  }
}

TEST(HintWeights, tell_nothing_that_was_never_seen_and_nothing_as_certain_that_was_not) {
  Trial trial = trial_of({{2, 90}, {5, 0}, {10, 80}});
  hints::weigh(trial);
  EXPECT_NEAR(hints::summed_up(trial, 0, false).score, -6, 1e-6);
  const Hint::Option far = hints::summed_up(trial, 1, false);
  const Hint::Option same = hints::summed_up(trial, 2, false);
  EXPECT_GE(far.score, -10);
  EXPECT_GT(*far.plays.front().made, 0);
  EXPECT_EQ(same.score, 10) << "it brought nothing else in any deal";
  EXPECT_EQ(same.plays.front().made, 1.0);
}

TEST(HintWeights, tell_the_same_of_what_brings_the_same_in_every_deal) {
  Trial trial = trial_of({{7, 2}, {7, 2}, {3, -6}});
  hints::weigh(trial);
  EXPECT_EQ(hints::summed_up(trial, 0, false), hints::summed_up(trial, 1, false));
}

TEST(HintWeights, put_options_in_the_order_of_what_is_told) {
  Trial trial = trial_of({{9, 50}, {1, 40}, {0, 45}});
  hints::weigh(trial);
  const Hint::Option possible = hints::summed_up(trial, 1, false);
  const Hint::Option never_made = hints::summed_up(trial, 2, false);
  EXPECT_LT(never_made.score, possible.score) << "no play-out was as good as the solver says";
  EXPECT_LT(never_made.gain, possible.gain);
}

// The one stake that everything pays or costs, if there is one.
std::optional<double> stake_of(const Trial& trial) {
  if (trial.worlds.empty()) return std::nullopt;
  const double stake = std::abs(trial.worlds.front().endings.front().own);
  for (const hints::World& world : trial.worlds) {
    for (const Ending& ending : world.endings) {
      const bool is_it = ending.player == Hint::Player::self && std::abs(ending.own) == stake;
      if (!is_it) return std::nullopt;
    }
  }
  return stake;
}

// Of a declarer alone the score that is told and the chance that is told are one thing said twice.
TEST(HintWeights, PD_60_the_score_agrees_with_how_often_the_contract_is_made) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  const std::vector<Table> tables = all_presets();
  const Table& pandoer = *std::find_if(tables.begin(), tables.end(), [](const Table& table) {
    return table.name.starts_with("pandoer");
  });
  int told = 0;
  const auto look = [&](const View& view) {
    if (view.facts.declarer != view.seat || !offers(view.legal, Verb::play)) return;
    const Trial trial = hints::try_all(view, {.name = "", .seed = 1, .nodes = 3'000});
    const auto stake = trial.known ? std::nullopt : stake_of(trial);
    for (std::size_t i = 0; stake && i < trial.options.size(); ++i) {
      const Hint::Option option = hints::summed_up(trial, i, false);
      const double made = *option.plays.front().made;
      EXPECT_NEAR(option.score, *stake * (2 * made - 1), 0.03 * *stake);
      told += made > 0.1 && made < 0.9;
    }
  };
  for (int i = 0; i < 300 && told < rounds(40); ++i) {
    Deal deal(start_of(*pandoer.game, pandoer.rules, random));
    thumb_plays_on(deal, random, [&](const View& view) {
      if (view.legal.size() > 1) look(view);
      return false;
    });
  }
  EXPECT_GT(told, 0);
}

}  // namespace
}  // namespace troef::test
