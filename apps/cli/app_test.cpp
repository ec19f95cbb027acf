// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cli/test_run.h"
#include "paths.h"

namespace troef::cli {
namespace {

constexpr const char* commands[] = {"play", "games",   "rules", "simulate",   "referee", "verify",
                                    "show", "perft",   "bench", "completion", "man",     "arena",
                                    "bot",  "signals", "serve", "solve"};

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
    EXPECT_FALSE(has(ran.out, "\n\n\n")) << ran.out;
  }
}

TEST(cli, help_is_a_command_too) {
  const Shell shell;
  EXPECT_EQ(shell.run("help").out, shell.run("--help").out);
  EXPECT_EQ(shell.run("help solve").out, shell.run("solve --help").out);
  EXPECT_EQ(shell.run("help").status, 0);
}

TEST(cli, the_man_page_in_docs_is_up_to_date) {
  EXPECT_TRUE(Shell().run("man").out == read_whole(test::source_folder() / "docs/troef.1"))
      << "write it anew: build/release/bin/troef man > docs/troef.1";
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
  for (const char* command : {"simulate heugen", "play heugen", "solve --random heugen"}) {
    expect(std::string(command) + " --seed '\xff'", "--seed: it takes text in UTF-8");
  }
  expect("simulate heugen twice", "does not take \"twice\"");
  expect("simulate heugen --players rando", "unknown bot \"rando\"; there is random");
  expect("simulate heugen --players random,random", "2 players for 3 seats");
  expect("rules heugen HG-1", "there is HG-01, ");
  expect("rules heugen KJ-24", "heugen has no rule or option \"KJ-24\", but klaverjassen has");
  expect("rules KJ-99", "klaverjassen has no rule or option \"KJ-99\"; there is KJ-");
  expect("rules XX-1", "unknown game or rule \"XX-1\"; there is ");
  expect("rules revoke", "revoke is in klaverjassen, ");
  expect("rules heugen --lang fr", "there is nl or en");
  expect("play heugen --letters de", "--letters: it takes nl or en, not \"de\"");
  expect("arena heugen", "two players: --players A,B");
  expect("rules", "--book");
  expect("referee", "FILE is required");
  expect("referee nothing.jsonl", "nothing.jsonl cannot be read: No such file");
  expect("simulate heugen --record no/where.jsonl", "no/where.jsonl cannot be written");
  expect("completion fish", "there is bash or zsh");
  expect("simulate -- heugen --deals 3",
         "behind -- nothing is an option; --deals stands before it");
  expect("simulate heugen -- --deals=3",
         "behind -- nothing is an option; --deals stands before it");
  expect("--foo", "unknown option \"--foo\"; there is --help or --version");
  expect("--versio", "unknown option \"--versio\"; there is --help or --version");
  expect("-V", "unknown option \"-V\"; there is --help or --version");
  expect("--lang nl games", "the command comes first, then its options: troef games --lang");
  expect("help simulat", "unknown command \"simulat\"; there is simulate,");
  expect("referee .", ". cannot be read: Is a directory");
  expect("show ''", "\"\" cannot be read");
  expect("arena all heugen --players thumb,thumb", "\"all\" is every game already");
}

TEST(cli, a_bot_that_is_none_of_ours_is_refused_by_bot_with_those_that_are) {
  const Shell shell;
  for (const std::string call : {"bot zorp", "bot cmd:cat", "bot thum:time=5"}) {
    const Ran ran = shell.run(call);
    EXPECT_EQ(ran.status, 2) << call;
    EXPECT_TRUE(has(ran.err, "thumb") && !has(ran.err, "cmd:")) << ran.err;
  }
}

TEST(cli, the_name_of_a_file_steers_no_terminal) {
  const Shell shell;
  write_file(shell.path("a\x1b[2Jb"), "{}\n{");
  for (const std::string call : {"referee 'a\x1b[2Jb'", "verify 'a\x1b[2Jb'", "show 'a\x1b[2Jb'",
                                 "solve 'a\x1b[2Jb'", "referee 'a\x1b[2Jb.'", "show 'a\x1b[2Jb.'",
                                 "games 'a\x1b[2Jb'", "games heugen 'a\x1b[2Jb'"}) {
    const Ran ran = shell.run(call);
    EXPECT_TRUE(has(ran.out + ran.err, "a?[2Jb")) << call << ran.err;
    EXPECT_FALSE(has(ran.out + ran.err, "\x1b")) << call;
  }
}

TEST(cli, a_number_that_is_none_or_out_of_bounds_is_refused_with_its_bounds) {
  const Shell shell;
  const auto expect = [&](const std::string& option, const std::string& values,
                          const std::string& bounds) {
    for (const std::string& value : lines_of(values)) {
      const Ran ran = shell.run(option + " '" + value + "'");
      EXPECT_EQ(ran.status, 2) << option << value;
      EXPECT_TRUE(has(ran.err, bounds + ", not \"" + value + "\"")) << ran.err;
    }
  };
  const std::string solve = "solve --random pandoer --deals 1 ";
  expect(solve + "--time", "nan\ninf\n-inf\n-1\n0\n1e9\n5s\n0x10\n",
         "--time: it takes a number from 0.0001 to 1000000");
  expect(solve + "--nodes", "0\n-1\nnan\n1.5\n1e3\n99999999999999999999\n",
         "--nodes: it takes a whole number from 1 to 1000000000000000000");
  expect("simulate heugen --deals", "1e6\n-1\n", "a whole number from 1 to 1000000000000");
  expect("bench --seconds", "nan\n-0\n", "--seconds: it takes a number from 0.01 to 3600");
  expect("play heugen --pace", "nan\n", "a whole number from 0 to 10000");
}

TEST(cli, a_number_with_zeros_before_it_is_decimal) {
  const Ran ran = Shell().run("simulate heugen --deals 010 --json");
  EXPECT_TRUE(has(ran.out, "\"deals\":10,")) << ran.out;
}

TEST(cli, an_option_without_its_value_is_refused) {
  const Shell shell;
  const auto error = [&](const std::string& arguments) {
    const Ran ran = shell.run(arguments);
    EXPECT_EQ(ran.status, 2) << arguments;
    return ran.err;
  };
  EXPECT_TRUE(has(error("simulate heugen --record ''"), "--record: it is empty; it takes FILE"));
  EXPECT_TRUE(has(error("simulate heugen --preset ''"), "--preset: it is empty; it takes PRESET"));
  EXPECT_TRUE(has(error("solve --random heugen --output ''"), "--output: it is empty"));
  EXPECT_TRUE(has(error("simulate heugen --preset="), "--preset needs PRESET behind it"));
  EXPECT_TRUE(has(error("simulate heugen --deals 3 --deals 4"), "--deals is given more than once"));
  EXPECT_TRUE(has(error("simulate heugen --legal=maybe"), "is given or not"));
  EXPECT_EQ(shell.run("perft heugen --depth 1 --after ''").status, 0);
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

// What is offered for the last of these words, as a shell has them.
std::string completed(const Shell& shell, const std::string& words) {
  write_file(shell.path("script"),
             shell.run("completion bash").out + "COMP_WORDS=(troef " + words + ")\n" +
                 "COMP_LINE=\"${COMP_WORDS[*]}\" COMP_POINT=${#COMP_LINE}\n"
                 "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _troef; echo \"${COMPREPLY[@]}\"\n");
  return shell.command("bash script").out;
}

TEST(cli, completes_commands_behind_help_all_of_an_arena_and_players_behind_a_comma) {
  const Shell shell;
  const auto offered = [&](const std::string& words) { return completed(shell, words); };
  EXPECT_EQ(offered("hel"), "help\n");
  EXPECT_EQ(offered("help sho"), "show\n");
  EXPECT_TRUE(has(offered("help ''"), "simulate"));
  EXPECT_EQ(offered("help show ''"), "\n");
  EXPECT_EQ(offered("arena al"), "all\n");
  EXPECT_TRUE(has(offered("arena heugen ''"), "pandoer"));
  EXPECT_EQ(offered("arena all --players thu"), "thumb\n");
  EXPECT_EQ(offered("arena all --players thumb,clu"), "thumb,club\n");
  EXPECT_TRUE(has(offered("arena all --players thumb,"), "thumb,club"));
  EXPECT_EQ(offered("arena all --players thumb clu"), "club\n");
  EXPECT_EQ(offered("arena all --players club:nod"), "\n");
}

TEST(cli, completes_the_values_of_an_option_and_no_games_in_their_place) {
  const Shell shell;
  const auto offered = [&](const std::string& words) { return completed(shell, words + " ''"); };
  EXPECT_EQ(offered("solve --goal"), "score points tricks roem made all exactly:\n");
  EXPECT_EQ(offered("solve --format"), "table json csv\n");
  EXPECT_EQ(offered("play --letters"), "nl en\n");
  EXPECT_EQ(offered("serve --log-level"), "debug info warning error off\n");
  EXPECT_EQ(offered("play --match"), "\n");
  EXPECT_EQ(offered("simulate --deals"), "\n");
  EXPECT_EQ(offered("serve"), "\n");
  EXPECT_TRUE(has(offered("solve"), "script"));
  EXPECT_TRUE(has(offered("simulate heugen --record"), "script"));
  EXPECT_EQ(offered("completion"), "bash zsh\n");
  EXPECT_TRUE(has(offered("bot"), "thumb"));
  EXPECT_TRUE(has(offered("play --bot"), "thumb"));
  EXPECT_TRUE(has(offered("solve --random"), "heugen"));
  EXPECT_TRUE(has(offered("play"), "heugen"));
  EXPECT_TRUE(has(offered("play --plain"), "heugen"));
}

TEST(cli, the_manual_page_in_docs_names_every_command) {
  const std::string page = read_whole(test::source_folder() / "docs/troef.1");
  const Ran ran = Shell().run("man");
  EXPECT_EQ(ran.status, 0);
  for (const std::string command : commands) {
    EXPECT_TRUE(has(ran.out, ".SS " + command + "\n")) << command;
    EXPECT_TRUE(has(page, ".SS " + command + "\n"))
        << "write it anew: build/release/bin/troef man > docs/troef.1";
  }
}

TEST(cli, the_manual_page_says_where_matches_and_tables_are_kept) {
  const std::string page = Shell().run("man").out;
  for (const std::string folder : {"~/.local/state/troef", "~/.local/share/troef"}) {
    EXPECT_TRUE(has(page, "\n.B " + folder)) << folder;
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
  for (const std::string call : {"--help", "simulate --help", "--version"}) {
    EXPECT_EQ(Shell().run(call + " >/dev/full").status, 1) << call;
  }
}

TEST(cli, a_bot_that_nobody_reads_ends_with_an_error) {
  const Shell shell;
  write_file(shell.path("hello"), "{\"type\":\"hello\",\"v\":1}\n");
  EXPECT_EQ(shell.run("bot thumb <hello >/dev/full").status, 1);
  EXPECT_EQ(shell.run("bot thumb <hello").status, 0);
}

TEST(cli, a_table_that_nobody_sees_ends_with_an_error_and_keeps_its_match) {
  const Shell shell;
  for (const std::string call : {"play heugen", "play"}) {
    const Ran ran = shell.run(call + " </dev/null >/dev/full", "XDG_STATE_HOME=\"$PWD\"");
    EXPECT_EQ(ran.status, 1) << call;
    EXPECT_EQ(ran.err, "troef: standard output: No space left on device\n") << call;
  }
  EXPECT_FALSE(std::filesystem::is_empty(shell.path("troef")));
}

TEST(cli, says_what_is_wrong_though_nobody_hears_it) {
  const Shell shell;
  EXPECT_EQ(shell.run("simulat 2>/dev/full").status, 2);
  EXPECT_EQ(shell.run("simulat 2>&-").status, 2);
  EXPECT_EQ(shell.run("simulate heugen --deals 2 --record - 2>/dev/full").status, 0);
}

TEST(cli, a_file_never_takes_the_place_of_a_stream_that_is_closed) {
  const Shell shell;
  EXPECT_EQ(shell.run("simulate heugen --deals 2 --record records <&- >&- 2>&-").status, 1);
  const Ran closed = shell.run("referee - <&-");
  EXPECT_TRUE(has(closed.err, "standard input cannot be read")) << closed.err;
  EXPECT_EQ(closed.out, "") << "nothing was judged";
  const Ran ran = shell.run("referee records");
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_TRUE(has(ran.out, "2 deals")) << ran.out;
}

// The program opens the pipe, so that it listens to signals when `exec` goes on.
TEST(cli, a_verdict_that_was_stopped_says_so) {
  const Shell shell;
  for (const std::string word : {"referee", "verify"}) {
    const Ran ran =
        shell.command("rm -f pipe; mkfifo pipe; " + quoted_program() + " " + word +
                      " pipe & program=$!; exec 3>pipe; kill -TERM $program; exec 3>&-; "
                      "wait $program");
    EXPECT_EQ(ran.status, 143) << word;
    EXPECT_TRUE(has(ran.err, "troef: stopped; what came after that was not read\n")) << ran.err;
  }
}

TEST(cli, serve_refuses_what_it_could_not_use) {
  const Shell shell;
  const auto error = [&](const std::string& arguments, int status) {
    const Ran ran = shell.run("serve --listen 127.0.0.1:0 " + arguments, "timeout 20");
    EXPECT_EQ(ran.status, status) << arguments;
    return ran.err;
  };
  EXPECT_TRUE(has(error("--config .", 2), "--config: . is a folder"));
  EXPECT_TRUE(has(error("--config nowhere", 2), "troef: nowhere: No such file"));
  EXPECT_TRUE(has(error("--store mysql:cards", 2), "store: the address of a database is"));
  EXPECT_TRUE(has(error("--web nowhere", 2), "--web: nowhere is no folder"));
  EXPECT_TRUE(has(error("--origin cards.example", 2), "\"cards.example\" is no origin"));
  EXPECT_TRUE(has(error("--origin https://cards.example/", 2), "without a path"));
  EXPECT_TRUE(has(error("--store sqlite:no/where.db", 1), "troef: sqlite:no/where.db: "));
}

// A server that has said where it is; then the shell does this.
Ran with_server(const Shell& shell, const std::string& log, const std::string& then,
                const std::string& before = "") {
  return shell.command(before + " " + quoted_program() +
                       " serve --listen 127.0.0.1:0 --store sqlite:t.db --log-level info >out 2>" +
                       log + " & program=$!; until grep -qs Troef out; do sleep 0.1; done; " +
                       then + "; wait $program");
}

TEST(cli, a_second_serve_on_a_file_says_so_and_ends_and_one_after_a_kill_begins) {
  const Shell shell;
  const std::string again = quoted_program() + " serve --listen 127.0.0.1:0 --store sqlite:t.db";
  const Ran ran = with_server(
      shell, "log",
      again + "; echo $?; kill -9 $program; " + again + " >next & next=$!; " +
          "until grep -qs Troef next; do sleep 0.1; done; kill $next; wait $next; " + "echo $?");
  EXPECT_EQ(ran.out, "1\n0\n") << ran.err;
  EXPECT_TRUE(has(ran.err,
                  "troef: sqlite:t.db: cannot open the database: another server has it: end that "
                  "one first, or give this one another with --store\n"))
      << ran.err;
}

TEST(cli, serve_goes_on_when_nobody_reads_its_log_any_more) {
  const Shell shell;
  const Ran ran = with_server(shell, "log", "wait $reader; kill -TERM $program",
                              "mkfifo log; head -n 1 <log & reader=$!;");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.out, "listening")) << ran.out;
}

TEST(cli, serve_closes_in_order_when_its_terminal_does) {
  const Shell shell;
  // Whoever runs the tests may ignore it.
  const std::string before = "env --default-signal=HUP";
  EXPECT_EQ(with_server(shell, "log", "kill -HUP $program", before).status, 0);
  EXPECT_TRUE(has(read_whole(shell.path("log")), "\"event\":\"closing\""));
}

TEST(cli, serve_leaves_a_hangup_ignored_that_was_so_when_it_began) {
  const Shell shell;
  const Ran ran = with_server(
      shell, "log", "grep SigIgn: /proc/$program/status; kill -TERM $program", "trap '' HUP;");
  EXPECT_EQ(ran.status, 0);
  const std::size_t digits = ran.out.find_first_of("0123456789");
  ASSERT_NE(digits, std::string::npos) << ran.out;
  EXPECT_TRUE(std::stoull(ran.out.substr(digits), nullptr, 16) & 1U) << ran.out;
}

}  // namespace
}  // namespace troef::cli
