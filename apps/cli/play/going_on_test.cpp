// SPDX-License-Identifier: Apache-2.0
// Matches that are left, broken off or damaged, and gone on with.
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>

#include "cli/play/driver.h"
#include "cli/test_run.h"

namespace troef {
namespace {

using cli::has;
using cli::read_whole;
using driven::Played;
using driven::StateFolder;

TEST(Play, what_was_played_is_there_after_quit_and_after_kill) {
  for (const bool kill : {false, true}) {
    StateFolder state;
    std::string hand;
    {
      Played table(state, {"heugen", "--seed", "resume", "--lang", "en", "--by-hand"});
      table.read();
      table.play_on(12);
      hand = table.type("hand");
      if (kill) table.signal(SIGKILL);
      if (!kill) table.type("quit");
      EXPECT_EQ(table.end(), kill ? -SIGKILL : 0);
      EXPECT_EQ(has(table.all(), "Saved."), !kill);
    }
    ASSERT_EQ(state.files(".journal").size(), 1U);
    Played table(state, {"--resume", "--lang", "en", "--by-hand"});
    EXPECT_TRUE(has(table.read(), "Going on with Heugen"));
    EXPECT_EQ(table.type("hand"), hand);
    table.play_on(2000);
    EXPECT_TRUE(has(table.all(), "The match is over."));
    const auto records = state.files(".jsonl");
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(driven::run({test::troef_program(), "referee", records.front().string()}), 0);
  }
}

TEST(Play, interrupt_and_end_of_input_leave_a_match_that_goes_on) {
  for (const int signal : {0, SIGINT, SIGTERM, SIGHUP}) {
    StateFolder state;
    Played table(state, {"pandoer", "--seed", "end", "--lang", "en"});
    table.read();
    if (signal != 0) {
      table.signal(signal);
      table.read();
    }
    EXPECT_EQ(table.end(), 0);
    EXPECT_TRUE(has(table.all(), "Saved.")) << table.all();
    Played again(state, {"--resume", "--lang", "en"});
    EXPECT_TRUE(has(again.read(), "Going on with Pandoer, deal 1"));
  }
}

TEST(Play, a_taken_back_bid_stays_taken_back_after_resume) {
  StateFolder state;
  {
    Played table(state, {"hoogjassen", "--seed", "undo", "--lang", "en", "--by-hand"});
    table.read();
    table.type("600");
    table.type("undo");
    table.type("quit");
  }
  Played table(state, {"--resume", "--lang", "en", "--by-hand"});
  table.read();
  EXPECT_EQ(table.actions().front(), "bid 120");
}

// What is taken back by hand may be forced, and is done at once by who plays on otherwise.
TEST(Play, what_was_taken_back_stays_so_however_the_match_goes_on) {
  for (const auto& [first, then] : std::vector<std::pair<std::string, std::string>>{
           {"", ""}, {"", "--by-hand"}, {"--by-hand", ""}, {"--by-hand", "--by-hand"}}) {
    SCOPED_TRACE("'" + first + "' then '" + then + "'");
    StateFolder state;
    std::vector<std::string> begin{"hoogjassen", "--seed", "1", "--lang", "en", "--bot", "random"};
    if (!first.empty()) begin.push_back(first);
    std::string hand;
    {
      Played table(state, begin);
      table.read();
      table.type("bid 600");
      table.type("take");
      table.type("discard 8C 9C QC");
      table.type("trump S");
      if (!first.empty()) table.type("roem none");
      EXPECT_TRUE(has(table.type("undo"), "Taken back: "));
      if (first.empty()) table.type("trump H");
      if (!first.empty()) table.type("roem none");
      table.type("play KC");
      hand = table.type("hand");
      table.type("quit");
    }
    std::vector<std::string> resume{"--resume", "--lang", "en"};
    if (!then.empty()) resume.push_back(then);
    Played table(state, resume);
    EXPECT_FALSE(has(table.read(), "damaged"));
    EXPECT_EQ(table.type("hand"), hand);
  }
}

TEST(Play, two_tables_do_not_share_a_match) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "lock", "--lang", "en"});
  table.read();
  Played second(state, {"--resume", "--lang", "en"});
  EXPECT_TRUE(has(second.read(), "open at another table"));
  EXPECT_EQ(second.end(), 1);
  Played other(state, {"klaverjassen", "--seed", "lock", "--lang", "en"});
  other.read();
  EXPECT_TRUE(other.at_prompt());
  EXPECT_EQ(state.files(".journal").size(), 2U);
}

TEST(Play, a_damaged_match_is_reported_and_goes_on_before_the_damage) {
  StateFolder state;
  {
    Played table(state, {"klaverjassen", "--seed", "damage", "--lang", "en"});
    table.read();
    table.play_on(6);
    table.type("quit");
  }
  const auto path = state.files(".journal").front();
  std::string text = read_whole(path);
  const auto at = text.rfind(" play ");
  text[at + 1] = 'x';
  std::ofstream(path) << text;
  Played table(state, {"--resume", "--lang", "en"});
  const std::string shown = table.read();
  EXPECT_TRUE(has(shown, "is damaged from line")) << shown;
  EXPECT_TRUE(has(shown, "Going on with Klaverjassen"));
  EXPECT_TRUE(table.at_prompt());
  ASSERT_EQ(state.files(".damaged").size(), 1U);
  EXPECT_EQ(read_whole(state.files(".damaged").front()), text);
}

TEST(Play, a_line_that_was_cut_off_was_never_accepted) {
  StateFolder state;
  std::string hand;
  {
    Played table(state, {"klaverjassen", "--seed", "cut", "--lang", "en"});
    table.read();
    table.play_on(4);
    hand = table.type("hand");
    table.type("quit");
  }
  std::ofstream(state.files(".journal").front(), std::ios::app) << "0 play";
  Played table(state, {"--resume", "--lang", "en"});
  EXPECT_FALSE(has(table.read(), "damaged"));
  EXPECT_EQ(table.type("hand"), hand);
}

}  // namespace
}  // namespace troef
