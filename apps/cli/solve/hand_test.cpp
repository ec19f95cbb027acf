// SPDX-License-Identifier: Apache-2.0
// Hands as people write them.
#include <gtest/gtest.h>

#include "cli/solve/test_solve.h"

namespace troef::cli {
namespace {

TEST(solve, takes_hands_as_they_are_written) {
  const Shell shell;
  const std::string call = "solve --json --no-line --game klaverjassen --position ";
  const std::string maker = std::string(all_trumps) + " --dealer 3 --after '0 trump S' --goal ";
  EXPECT_EQ(answer_of(shell, call + maker + "points")["value"], 162);
  EXPECT_EQ(answer_of(shell, call + maker + "tricks")["value"], 8);
  EXPECT_EQ(answer_of(shell, call + maker + "score")["value"], 262);
  EXPECT_EQ(answer_of(shell, call + maker + "made")["value"], 1);
  EXPECT_EQ(answer_of(shell, call + maker + "all")["value"], 1);
  EXPECT_EQ(answer_of(shell, call + maker + "exactly:8")["value"], 1);
  EXPECT_EQ(answer_of(shell, call + maker + "exactly:7")["value"], 0);
}

TEST(solve, says_what_is_wrong_with_hands) {
  const Shell shell;
  const auto refused = [&](std::string hands, const std::string& from, const std::string& to) {
    hands.replace(hands.rfind(from), from.size(), to);
    const Ran ran = shell.run(
        "solve --json --game klaverjassen --dealer 3 --after '0 trump S' "
        "--position " +
        hands);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    return ran.err;
  };
  EXPECT_TRUE(has(refused(all_trumps, "7D", "JS"), "seat 3: JS stands twice"));
  EXPECT_TRUE(has(refused(all_trumps, " 7D", ""), "seat 3 has 7 cards"));
  EXPECT_TRUE(has(refused(all_trumps, "7D", "2D"), "2D"));
  EXPECT_TRUE(has(refused(all_trumps, "7D", "7X"), "is no card; a card is rank then suit"));
  EXPECT_TRUE(has(refused(all_trumps, " 7D", ""), "an ending is a record or hands with --after"));
  const std::string bare = "solve --game klaverjassen --position ";
  const std::string told = "trumps are still to be named; --after tells what happened since";
  EXPECT_TRUE(has(shell.run(bare + std::string(all_trumps)).err, told));
}

TEST(solve, takes_cards_as_tables_show_them) {
  const Shell shell;
  const auto solved = [&](const std::string& spades) {
    return shell.run(
        "solve --json --game klaverjassen --dealer 3 --after '0 trump S' --position '" + spades +
        " | AH TH KH QH JH 9H 8H 7H | AC TC KC QC JC 9C 8C 7C | "
        "AD TD KD QD JD 9D 8D 7D'");
  };
  const Ran notation = solved("JS 9S AS TS KS QS 8S 7S");
  EXPECT_EQ(notation.status, 0) << notation.err;
  EXPECT_EQ(solved("♠B ♠9 ♠A ♠10 ♠H ♠V ♠8 ♠7").out, notation.out);
  EXPECT_EQ(solved("B♠ 9♠ A♠ 10♠ H♠ V♠ 8♠ 7♠").out, notation.out);
  EXPECT_EQ(solved("SJ S9 SA ST SK SQ S8 S7").out, notation.out);
  EXPECT_EQ(solved("♠\uFE0FB 9♠\uFE0F ♠\uFE0EA 10♠ ♠H ♠V 8♠ ♠7").out, notation.out)
      << "as telephones do";
  EXPECT_EQ(solved("♠J 9S AS TS ♠K SH 8S 7S").status, 1) << "the king of spades twice, no queen";
}

TEST(solve, takes_suits_and_cards_as_tables_show_them_in_what_happened_since) {
  const Shell shell;
  const auto after = [&](const std::string& actions) {
    return shell.run("solve --json --game klaverjassen --dealer 3 --position " +
                     std::string(all_trumps) + " --after '" + actions + "'");
  };
  const Ran notation = after("0 trump S, 0 play TS, 1 play 7H");
  EXPECT_EQ(notation.status, 0) << notation.err;
  EXPECT_EQ(after("0 trump ♠, 0 play ♠10, 1 play 7♥").out, notation.out);
  EXPECT_TRUE(has(after("0 trump ♠♠").err, "--after: \"trump\" takes a suit"))
      << after("0 trump ♠♠").err;
}

TEST(solve, takes_points_of_hands_as_of_records) {
  const Shell shell;
  const std::string call = "solve --json --game klaverjassen --dealer 3 --position " +
                           std::string(all_trumps) + " --after '0 trump S";
  const std::string trick = ", 0 play JS, 1 play 7H, 2 play 7C, 3 play 7D'";
  const std::string led = shell.run(call + ", 0 play JS'").out;
  EXPECT_EQ(shell.run(call + trick + " --at 3").out, led);
  const auto every = lines_of(shell.run(call + trick + " --every").out);
  ASSERT_EQ(every.size(), 5u);
  EXPECT_EQ(every[1] + "\n", led);
  EXPECT_TRUE(has(shell.run(call + trick + " --at 7").err, "there are only 6"));
}

TEST(solve, tells_how_actions_before_the_hands_are_separated) {
  const Ran ran = Shell().run(
      "solve --game klaverjassen --dealer 3 --after '0 trump S; 0 play JS' --position " +
      std::string(all_trumps));
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "--after: commas separate actions")) << ran.err;
}

}  // namespace
}  // namespace troef::cli
