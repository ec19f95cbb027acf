// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <regex>

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

std::string with_name(std::string record, const std::string& name) {
  const std::string before = "bot:random";
  for (auto at = record.find(before); at != std::string::npos; at = record.find(before, at + 1)) {
    record.replace(at, before.size(), name);
  }
  return record;
}

TEST(show, cuts_a_long_name_at_a_whole_character_and_says_so) {
  const Shell shell;
  const std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  write_file(shell.path("records"), with_name(line, "abcdefghijklmnopqrstuvwééé"));
  const Ran ran = shell.run("show records");
  EXPECT_TRUE(has(ran.out, "0 abcdefghijklmnopqrstuvwé…  ")) << ran.out;
  EXPECT_FALSE(has(ran.out, "éé"));
}

TEST(show, introduces_players_with_long_names_and_shortens_them_elsewhere) {
  const Shell shell;
  const std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  write_file(shell.path("records"), with_name(line, "bot:cmd:python3 bot.py"));
  const std::string out = shell.run("show records").out;
  const auto course = out.find("Course");
  EXPECT_TRUE(has(out.substr(0, course), "  0 bot:cmd:python3 bot.py  ♣")) << out;
  EXPECT_TRUE(has(out.substr(course), "→ 0 bot:cmd:pyth…  ")) << out;
  EXPECT_FALSE(has(out.substr(course), "python3")) << out;
}

TEST(show, says_what_the_two_numbers_of_the_score_sheet_are) {
  const Shell shell;
  shell.run("simulate vijvenveertig --preset pot --deals 3 --seed 1 --record records");
  const std::regex dutch("Scoreblad\n.*\n( +spel  totaal)+\n +1 ");
  EXPECT_TRUE(std::regex_search(shell.run("show records --deal 3 --lang nl").out, dutch));
  EXPECT_TRUE(has(shell.run("show records --deal 3").out, "deal   total"));
}

// The numbers that end the lines of the course.
int points_in_the_course(const std::string& out, const std::string& winner) {
  int sum = 0;
  const std::regex line("→ " + winner + "[^ ]*  (\\d+)(?: \\+ (\\d+) last trick)?");
  for (std::sregex_iterator found(out.begin(), out.end(), line), end; found != end; ++found) {
    sum += std::stoi((*found)[1]) + ((*found)[2].matched ? std::stoi((*found)[2]) : 0);
  }
  return sum;
}

TEST(show, lets_the_course_add_up_to_the_points_of_the_declarer) {
  const Shell shell;
  for (const std::string game : {"heugen", "huege", "heugen-twee", "hoogjassen"}) {
    shell.run("simulate " + game + " --players thumb --deals 12 --seed 1 --record records");
    int told = 0;
    for (int deal = 1; deal <= 12; ++deal) {
      const std::string out = shell.run("show records --deal " + std::to_string(deal)).out;
      std::smatch found;
      const std::regex result(
          "Result\n  (?:made|wet|thanked), (\\d) [^\n]*\n  \\d [^:]*:[^:]*: (\\d+)");
      if (!std::regex_search(out, found, result)) continue;
      const int points = points_in_the_course(out, found[1].str() + " bot:");
      EXPECT_EQ(points, std::stoi(found[2])) << out;
      ++told;
    }
    EXPECT_GT(told, 3) << game;
  }
}

TEST(show, names_the_seller_of_a_jack) {
  const Shell shell;
  shell.run("simulate pandoer --players thumb --deals 30 --seed 3 --record records");
  int sold = 0;
  for (int deal = 1; deal <= 30; ++deal) {
    const std::string out = shell.run("show records --deal " + std::to_string(deal)).out;
    if (!has(out, "  buys ")) continue;
    const std::regex bought("buys ([^ ]+)J for [^ ]+ from (\\d) bot:thumb");
    std::smatch found;
    ASSERT_TRUE(std::regex_search(out, found, bought)) << out;
    const std::regex held("  " + found[2].str() + " bot:thumb  [^\n]*" + found[1].str() +
                          " (\\w+ )*J");
    EXPECT_TRUE(std::regex_search(out.substr(0, out.find("Course")), held)) << out;
    ++sold;
  }
  EXPECT_GT(sold, 0);
}

TEST(show, numbers_the_rows_of_the_score_sheet_as_it_does_the_deals) {
  const Shell shell;
  shell.run("simulate heugen --deals 3 --seed 1 --record records");
  const Ran ran = shell.run("show records --deal 3");
  EXPECT_TRUE(has(ran.out, "deal 3 of match")) << ran.out;
  const std::string sheet = ran.out.substr(ran.out.find("Score sheet"));
  EXPECT_TRUE(has(sheet, "\n     1  ") && has(sheet, "\n     3  ")) << sheet;
  EXPECT_FALSE(has(sheet, "\n     0  ")) << sheet;
}

TEST(show, PD_40_tells_the_points_of_tricks_only_where_the_contract_counts_them) {
  const Shell shell;
  shell.run("simulate pandoer --players thumb --deals 15 --seed 1 --record records");
  int counted = 0;
  for (int deal = 1; deal <= 15; ++deal) {
    const Ran ran = shell.run("show records --deal " + std::to_string(deal));
    const bool points = std::regex_search(ran.out, std::regex("→ . bot:thumb  \\d"));
    EXPECT_EQ(points, has(ran.out.substr(ran.out.find("Result")), "vierde boer")) << ran.out;
    counted += points ? 1 : 0;
  }
  EXPECT_TRUE(counted > 0 && counted < 15);
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
  EXPECT_TRUE(has(ran.err, "action 2: TR-03 ")) << ran.err;
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
