// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cli/test_run.h"

namespace troef::cli {
namespace {

constexpr const char* commands[] = {"play",   "games", "rules", "simulate", "referee",
                                    "verify", "show",  "perft", "bench",    "completion",
                                    "man",    "arena", "bot",   "signals",  "serve"};

TEST(cli, tells_its_version) {
  const Ran ran = Shell().run("--version");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("troef "));
}

TEST(cli, helps_with_every_command_by_example) {
  const Shell shell;
  for (const std::string command : commands) {
    const Ran ran = shell.run(command + " --help");
    EXPECT_EQ(ran.status, 0) << command;
    EXPECT_TRUE(command == "play" || has(ran.out, "Examples:")) << command;
  }
}

TEST(cli, without_a_command_shows_the_help_as_an_error) {
  const Ran ran = Shell().run("");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(has(ran.err, "simulate"));
}

TEST(cli, a_wrong_call_says_what_there_is_nearest_first) {
  const Shell shell;
  const auto expect = [&](const std::string& arguments, const std::string& message) {
    const Ran ran = shell.run(arguments);
    EXPECT_EQ(ran.status, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_TRUE(has(ran.err, message)) << arguments << "\n" << ran.err;
  };
  expect("simulat", "unknown command \"simulat\"; there is simulate,");
  expect("simulate", "GAME is required");
  expect("simulate klaverjasen", "unknown game \"klaverjasen\"; there is klaverjassen,");
  expect("simulate heugen --preset hueg", "unknown preset \"hueg\" of heugen; there is huege,");
  expect("simulate heugen --set tem=low", "unknown option \"tem\"; there is ten,");
  expect("simulate heugen --set ten=lov", "does not take \"lov\"; it takes low or high");
  expect("simulate heugen --set stake=1000001", "it takes a number from 0 to 1000000");
  expect("simulate heugen --set ten", "it is option=value");
  expect("simulate vijvenveertig --set seats=3", "VV-00");
  expect("simulate heugen --deal 3", "unknown option --deal of troef simulate; there is --deals,");
  expect("simulate heugen --deals 0", "--deals");
  expect("simulate heugen --deals x", "--deals");
  expect("simulate heugen twice", "does not take \"twice\"");
  expect("simulate heugen --players rando", "unknown bot \"rando\"; there is random");
  expect("simulate heugen --players random,random", "2 players for 3 seats");
  expect("rules heugen HG-1", "there is HG-01, ");
  expect("rules heugen --lang fr", "there is nl or en");
  expect("rules", "--book");
  expect("referee", "FILE is required");
  expect("referee nothing.jsonl", "nothing.jsonl cannot be read: No such file");
  expect("simulate heugen --record no/where.jsonl", "no/where.jsonl cannot be written");
  expect("completion fish", "there is bash or zsh");
}

TEST(cli, completion_is_a_script_that_bash_takes) {
  const Shell shell;
  for (const std::string kind : {"bash", "zsh"}) {
    const Ran ran = shell.run("completion " + kind);
    EXPECT_EQ(ran.status, 0);
    for (const char* command : commands) EXPECT_TRUE(has(ran.out, command)) << command;
    write_file(shell.path("script"), ran.out);
    EXPECT_EQ(shell.command("bash -n script").status, 0);
  }
}

TEST(cli, completes_house_rules_of_the_game) {
  const Shell shell;
  write_file(shell.path("script"), shell.run("completion bash").out +
                                       "COMP_WORDS=(troef simulate heugen --set ten=)\n"
                                       "COMP_LINE=\"${COMP_WORDS[*]}\" COMP_POINT=${#COMP_LINE}\n"
                                       "COMP_CWORD=4; _troef; echo \"${COMPREPLY[@]}\"\n");
  EXPECT_EQ(shell.command("bash script").out, "high low\n");
}

TEST(cli, the_manual_page_in_docs_names_every_command) {
  const std::string page = read_whole(TROEF_SOURCE_DIR "/docs/troef.1");
  const Ran ran = Shell().run("man");
  EXPECT_EQ(ran.status, 0);
  for (const std::string command : commands) {
    EXPECT_TRUE(has(ran.out, ".SS " + command + "\n")) << command;
    EXPECT_TRUE(has(page, ".SS " + command + "\n"))
        << "write it anew: build/release/bin/troef man > docs/troef.1";
  }
}

TEST(cli, there_is_no_colour_in_a_pipe) {
  const Shell shell;
  EXPECT_FALSE(has(shell.run("games", "TERM=xterm").out, "\x1b"));
  EXPECT_FALSE(has(shell.run("rules heugen HG-31", "TERM=xterm").out, "\x1b"));
}

TEST(cli, a_full_disk_under_standard_output_is_an_error) {
  const Ran ran = Shell().run("games >/dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "No space left on device"));
}

}  // namespace
}  // namespace troef::cli
