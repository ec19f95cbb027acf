// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cli/test_run.h"
#include "games/games.h"
#include "rounds.h"

namespace troef::cli {
namespace {

TEST(show, tells_a_deal_in_both_languages) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 4 --seed 1 --record records");
  const Ran dutch = shell.run("show records --deal 4 --lang nl");
  EXPECT_EQ(dutch.status, 0);
  EXPECT_TRUE(has(dutch.out, "Klaverjassen (amsterdams)\nspel 4 van partij "));
  for (const char* part : {"Kaarten", "Verloop", " troef\n", "\n   8  ", "Uitslag", "Scoreblad"}) {
    EXPECT_TRUE(has(dutch.out, part)) << part << dutch.out;
  }
  const Ran english = shell.run("show records --lang en");
  for (const char* part : {"Cards", "Course", " trumps\n", "\n   8  ", "Result", "Score sheet"}) {
    EXPECT_TRUE(has(english.out, part)) << part << english.out;
  }
  EXPECT_FALSE(has(english.out, "\x1b")) << "a pipe gets no colour";
}

TEST(show, tells_deals_of_every_game_and_preset) {
  const Shell shell;
  const int deals = test::rounds(12);
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      shell.run("simulate " + std::string(game->id()) + " --preset " + std::string(preset.id) +
                " --set revoke=penalised --deals " + std::to_string(deals) +
                " --seed 1 --record records");
      for (int deal = 1; deal <= deals; ++deal) {
        const Ran ran = shell.run("show records --deal " + std::to_string(deal));
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_TRUE(has(ran.out, "Result\n"));
      }
    }
  }
}

TEST(show, says_when_there_is_no_such_deal) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 2 --seed 1 --record records");
  const Ran ran = shell.run("show records --deal 3");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "records has no deal 3; it has 2"));
}

TEST(show, shows_a_wrong_deal_as_far_as_it_goes) {
  const Shell shell;
  std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  line.replace(line.find("\",\"", line.find(" play ")), 1, " stuk\"");
  write_file(shell.path("records"), line);
  const Ran ran = shell.run("show records");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "Course"));
  EXPECT_TRUE(has(ran.err, "action 2"));
}

TEST(show, lets_no_name_steer_the_terminal) {
  const Shell shell;
  std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  line.replace(line.find("bot:random"), 10, "\\u001b[31mred");
  write_file(shell.path("records"), line);
  EXPECT_FALSE(has(shell.run("show records").out, "\x1b"));
}

}  // namespace
}  // namespace troef::cli
