// SPDX-License-Identifier: Apache-2.0
// Programs as the bots of a table: they play as they would in the arena, and whatever they do, the
// table goes on.
#include <gtest/gtest.h>

#include <csignal>
#include <regex>

#include "cli/play/driver.h"
#include "cli/test_run.h"

namespace troef {
namespace {

using cli::ends;
using cli::has;
using cli::quoted_program;
using cli::read_whole;
using cli::write_file;
using driven::Played;
using driven::StateFolder;

constexpr const char* hello = "read l; echo '{\"type\":\"hello\",\"v\":1}'\n";
// What it answers to every question, of whose number `$id` is.
std::string answering(const std::string& answer) {
  return std::string(hello) +
         "while read l; do case $l in *choose*) id=${l#*\\\"id\\\":}; id=${id%%,*}; " + answer +
         ";; esac; done\n";
}

// Files for scripts, and tables with `sh` and one of them as the bot.
class PlayPrograms : public testing::Test {
 protected:
  std::string file(const std::string& name) const { return (scripts_.path() / name).string(); }
  std::string script(const std::string& text) const {
    write_file(file("bot"), text);
    return "cmd:sh '" + file("bot") + "'";
  }
  Played table(const std::string& bot, std::vector<std::string> more = {}) const {
    std::vector<std::string> words = {"heugen", "--seed",        "1",     "--lang", "en",
                                      "--set",  "match_deals=3", "--bot", bot};
    words.insert(words.end(), more.begin(), more.end());
    return Played(state_, words);
  }
  // All of a match, which ends well.
  std::string match(const std::string& bot, const std::vector<std::string>& more = {}) const {
    Played played = table(bot, more);
    played.read();
    played.play_on(200);
    EXPECT_EQ(played.end(), 0);
    EXPECT_TRUE(has(played.all(), "The match is over.")) << played.all();
    return played.all();
  }
  std::string record() const { return read_whole(state_.files(".jsonl").front()); }

  StateFolder state_, scripts_;
};

int times(const std::string& text, const std::string& part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST_F(PlayPrograms, play_by_the_bot_protocol) {
  const std::string told = match("cmd:" + quoted_program() + " bot thumb");
  EXPECT_TRUE(has(told, "\nThe others: cmd:\"")) << told;
  EXPECT_FALSE(has(told, "rogram")) << told;
  EXPECT_TRUE(has(record(), R"(["player","bot:cmd:\")" + test::troef_program())) << record();
  EXPECT_EQ(
      driven::run({test::troef_program(), "referee", state_.files(".jsonl").front().string()}), 0);
}

TEST_F(PlayPrograms, are_refused_that_do_not_say_hello_before_anything_is_written) {
  const auto refused = [&](const std::string& bot, int status,
                           const std::vector<std::string>& more = {}) {
    Played played = table(bot, more);
    const std::string told = played.read();
    EXPECT_EQ(played.end(), status) << told;
    return told;
  };
  EXPECT_TRUE(has(refused("cmd:/nonexistent", 1),
                  "cmd:/nonexistent does not play: it cannot be started: /nonexistent: No such"));
  EXPECT_TRUE(has(refused("cmd:sleep 100", 1, {"--start-time", "300"}),
                  "to say hello its time was up (300 ms)"));
  EXPECT_TRUE(has(refused(script("read l; exit 3"), 1), "to say hello it ended with status 3"));
  EXPECT_TRUE(has(refused(script("read l; echo no; read l"), 1), "to say hello and said \"no\""));
  EXPECT_TRUE(has(refused("cmd:", 2), "cmd: wants a program"));
  EXPECT_TRUE(has(refused("cmd:'a", 2), "a quote is not closed in \"'a\""));
  EXPECT_TRUE(has(refused("sh bot", 2), "and cmd:PROGRAM"));
  EXPECT_TRUE(state_.files(".journal").empty());
}

// Why an answer is not legal tells cards, so it comes after the deal.
TEST_F(PlayPrograms, have_another_bot_decide_what_they_do_not) {
  const std::string told =
      match(script(answering(R"(printf '{"type":"action","id":%s,"action":"play ZZ"}\n' $id)")));
  EXPECT_EQ(times(told, "program of Anna answers what is not legal; thumb decides in its place"),
            3);
  EXPECT_EQ(times(told, "program of Bram answers what is not legal; thumb decides in its place"),
            3);
  EXPECT_EQ(times(told, "answered \"play ZZ\", which is not legal; legal were"), 3);
  EXPECT_TRUE(has(told, " times in the place of cmd:sh ")) << told;
  EXPECT_LT(told.find("points "), told.find("\"play ZZ\"")) << told;

  const std::string rubbish = match(script(answering("echo rubbish")));
  EXPECT_TRUE(has(rubbish, "What the program of Bram answers cannot be read; thumb decides"));
  EXPECT_TRUE(has(rubbish, "was to answer and said \"rubbish\"")) << rubbish;
}

TEST_F(PlayPrograms, that_end_are_started_again_for_the_next_deal_until_they_have_ten_times) {
  const std::string told = match(script(answering("exit 3")), {"--set", "match_deals=6"});
  EXPECT_TRUE(has(told, "The program of Bram is gone; thumb plays on in this deal")) << told;
  EXPECT_EQ(times(told, " is gone; thumb plays on in this deal"), 9) << told;
  EXPECT_EQ(times(told, "; it failed too often and is not started again: thumb plays on"), 1)
      << told;
  EXPECT_TRUE(has(told, "it ended with status 3")) << told;
}

TEST_F(PlayPrograms, that_are_too_slow_are_not_waited_for) {
  const std::string told = match(script(answering("exec sleep 1000")), {"--move-time", "50"});
  EXPECT_TRUE(has(told, "does not answer in time; thumb plays on in this deal")) << told;
  EXPECT_TRUE(has(told, "when it was to answer its time was up")) << told;
}

// What it did not answer is not decided for it: the match goes on from there.
TEST_F(PlayPrograms, are_not_waited_for_by_who_leaves) {
  const std::string bot = script(answering("echo $$ >'" + file("id") + "'; exec sleep 1000"));
  {
    Played played = table(bot, {"--move-time", "600000"});
    while (read_whole(file("id")).empty()) usleep(1000);
    played.signal(SIGINT);
    const std::string told = played.read();
    EXPECT_TRUE(has(told, "Saved. To go on")) << told;
    EXPECT_FALSE(has(told, "program") || has(told, "Bram")) << told;
    EXPECT_EQ(played.end(), 0);
    EXPECT_TRUE(ends(std::stoi(read_whole(file("id")))));
  }
  write_file(file("bot"), "exec " + quoted_program() + " bot thumb\n");
  Played again(state_, {"--resume", "--bot", bot, "--lang", "en"});
  EXPECT_TRUE(has(again.read(), "Bram: ")) << again.all();
}

TEST_F(PlayPrograms, are_not_waited_for_by_who_leaves_before_they_say_hello) {
  Played played = table(script("echo $$ >'" + file("id") + "'; exec sleep 1000"));
  while (read_whole(file("id")).empty()) usleep(1000);
  played.signal(SIGINT);
  EXPECT_EQ(played.read(), "");
  EXPECT_EQ(played.end(), 0);
  EXPECT_TRUE(state_.files(".journal").empty());
}

// Whoever is handed a match by somebody else is handed a command with it.
TEST_F(PlayPrograms, that_a_match_names_are_not_started_unless_who_goes_on_names_them_too) {
  const std::string bot =
      script("echo >>'" + file("started") + "'; exec " + quoted_program() + " bot thumb\n");
  {
    table(bot).read();
  }
  const std::string id = state_.files(".journal").front().stem();
  std::filesystem::remove(file("started"));
  const auto refused = [&](const std::vector<std::string>& words, const std::string& why) {
    Played played(state_, words);
    EXPECT_TRUE(has(played.read(), why)) << played.all();
    EXPECT_EQ(played.end(), 2);
  };
  const std::string how = "--bot 'cmd:sh '\\''" + file("bot") + "'\\''' starts it";
  refused({"--resume", "--lang", "en"}, how);
  refused({"--match", id, "--lang", "en"}, how);
  refused({"heugen", "--resume", "--lang", "en"}, "--bot thumb has thumb play in its place");
  refused({"--resume", "--lang", "nl"}, "met --bot thumb speelt thumb in zijn plaats");
  refused({"--resume", "--bot", "cmd:sh bot", "--lang", "en"}, "A match goes on as it began");
  {
    Played menu(state_, {"--lang", "en"});
    menu.read();
    EXPECT_TRUE(has(menu.type("6"), how)) << menu.all();
    EXPECT_EQ(menu.end(), 2);
  }
  {
    Played spare(state_, {"--resume", "--bot", "thumb", "--lang", "en"});
    EXPECT_TRUE(has(spare.read(), "does not play: it was not asked to; thumb plays on"));
    EXPECT_TRUE(spare.at_prompt());
  }
  EXPECT_FALSE(std::filesystem::exists(file("started")));
  Played again(state_, {"--resume", "--bot", bot, "--lang", "en"});
  EXPECT_TRUE(has(again.read(), "The others: cmd:sh ")) << again.all();
  EXPECT_TRUE(std::filesystem::exists(file("started")));
}

TEST_F(PlayPrograms, that_are_gone_when_a_match_goes_on_have_another_bot_in_their_place) {
  const std::string bot = script("exec " + quoted_program() + " bot thumb\n");
  {
    table(bot, {"--set", "match_deals=1"}).read();
  }
  write_file(file("bot"), "read l; exit 3\n");
  {
    Played played(state_, {"--resume", "--bot", bot, "--lang", "en"});
    const std::string told = played.read();
    EXPECT_TRUE(told.starts_with("The others: cmd:sh ")) << told;
    EXPECT_TRUE(has(told, "does not play: when it was to say hello it ended with status 3"));
    EXPECT_TRUE(has(told, "; thumb plays on")) << told;
  }
  write_file(file("bot"), "exec " + quoted_program() + " bot thumb\n");
  Played played(state_, {"--resume", "--bot", bot, "--lang", "en"});
  EXPECT_FALSE(has(played.read(), "does not play"));
  played.play_on(200);
  EXPECT_TRUE(has(record(), "bot:cmd:sh ")) << record();
}

// Where roem is called, also out of turn.
TEST_F(PlayPrograms, that_are_gone_have_another_bot_call_roem_for_them) {
  Played played(state_, {"klaverjassen", "--set", "roem_call=called", "--set", "match_deals=4",
                         "--seed", "3", "--lang", "en", "--bot", script(answering("exit 3"))});
  played.read();
  played.play_on(400);
  EXPECT_TRUE(std::regex_search(record(), std::regex(R"("([123]) call-roem","(?!\1))")))
      << played.all();
}

// One that remembers what was played would remember what was not.
TEST_F(PlayPrograms, are_told_anew_of_a_deal_in_which_something_was_taken_back) {
  const std::string log = "tee -a '" + file("log") + "' | " + quoted_program() + " bot thumb\n";
  Played played(
      state_, {"hoogjassen", "--seed", "undo", "--lang", "en", "--by-hand", "--bot", script(log)});
  played.read();
  const auto deals = [&] { return times(read_whole(file("log")), "\"type\":\"deal\""); };
  const int before = deals();
  played.type("600");
  ASSERT_TRUE(has(played.type("undo"), "Taken back")) << played.all();
  played.play_on(1);
  EXPECT_GT(deals(), before);
}

}  // namespace
}  // namespace troef
