// SPDX-License-Identifier: Apache-2.0
// An output is gone on with where it broke off, if it is one of the same call.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/solve/test_solve.h"

namespace troef::cli {
namespace {

TEST(solve, goes_on_with_a_file_wherever_it_broke_off) {
  const Shell shell;
  for (const std::string format : {"json", "csv"}) {
    const std::string call =
        "solve --random vijvenveertig --seed one --deals 12 --format " + format + " --output ";
    ASSERT_EQ(shell.run(call + "whole." + format).status, 0);
    const std::string whole = read_whole(shell.path("whole." + format));
    const std::size_t cuts[] = {
        0,           1, whole.size() / 3, whole.find('\n', whole.size() / 2) + 1, whole.size() - 1,
        whole.size()};
    for (const std::size_t cut : cuts) {
      write_file(shell.path("part"), whole.substr(0, cut));
      EXPECT_EQ(shell.run(call + "part --resume").status, 0) << cut;
      EXPECT_EQ(read_whole(shell.path("part")), whole) << "cut at " << cut;
    }
    EXPECT_EQ(shell.run(call + "whole." + format).status, 2) << "it holds something already";
  }
}

TEST(solve, goes_on_where_a_power_cut_left_zeros_and_tells_what_else_is_torn) {
  const Shell shell;
  const std::string call = std::string(drawn) + "6 ";
  const std::string whole = shell.run(call).out;
  const std::string kept = whole.substr(0, whole.find('\n', whole.size() / 2) + 1);
  for (const std::string begun : {"", "{\"value\": "}) {
    write_file(shell.path("out"), kept + begun + std::string(50, '\0'));
    const Ran ran = shell.run(call + "--output out --resume");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(read_whole(shell.path("out")), whole);
  }
  write_file(shell.path("out"), kept + "nonsense");
  const Ran ran = shell.run(call + "--output out --resume");
  EXPECT_EQ(ran.status, 2);
  const std::string line = "line " + std::to_string(lines_of(kept).size() + 1) + " of this output";
  EXPECT_TRUE(has(ran.err, line)) << ran.err;
  EXPECT_TRUE(has(ran.err, "cut it off")) << ran.err;
  EXPECT_EQ(read_whole(shell.path("out")), kept + "nonsense");
}

TEST(solve, takes_nothing_off_a_file_that_is_of_something_else) {
  const Shell shell;
  const std::string call = "solve --random heugen --deals 3 --seed one --output notes --resume ";
  for (const std::string notes : {"of mine", "all\nof mine", "of mine\n", "two lines\nof mine\n",
                                  "{\"mine\": 1}", "{\"mine\": 1}\n", "source of mine"}) {
    for (const std::string form :
         {"--json", "--format csv", "--json --time 60", "--format csv --time 60"}) {
      write_file(shell.path("notes"), notes);
      const Ran ran = shell.run(call + form);
      EXPECT_EQ(ran.status, 2) << form << notes << ran.err;
      EXPECT_EQ(read_whole(shell.path("notes")), notes) << form;
    }
  }
}

TEST(solve, goes_on_under_a_clock_behind_any_answer_to_the_same_question) {
  const Shell shell;
  const std::string call = "solve --random vijvenveertig --seed one --output out --format ";
  for (const std::string format : {"json", "csv"}) {
    for (const std::string more : {"", " --no-cards --no-line", " --goal tricks"}) {
      std::filesystem::remove(shell.path("out"));
      ASSERT_EQ(shell.run(call + format + more + " --deals 3 --nodes 1").status, 0);
      const std::string before = read_whole(shell.path("out"));
      write_file(shell.path("out"), before + (format == "json" ? "{\"value\": 12" : ""));
      const Ran ran = shell.run(call + format + more + " --deals 5 --time 60 --resume");
      EXPECT_EQ(ran.status, 0) << format << more << ran.err;
      const std::string after = read_whole(shell.path("out"));
      EXPECT_TRUE(after.starts_with(before)) << after;
      EXPECT_EQ(lines_of(after).size(), lines_of(before).size() + 2) << after;
    }
  }
}

TEST(solve, goes_on_under_a_clock_with_a_file_whose_name_is_not_utf_8) {
  const Shell shell;
  simulated(shell, "heugen", "--deals 1 --players thumb");
  std::filesystem::rename(shell.path("records"), shell.path("a\xff"));
  const std::string call = "solve 'a\xff' --every --json --with-source";
  const std::string whole = shell.run(call).out;
  write_file(shell.path("out"), whole.substr(0, whole.find('\n') + 1));
  const Ran ran = shell.run(call + " --time 60 --output out --resume");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(read_whole(shell.path("out")), whole);
}

TEST(solve, does_not_go_on_under_a_clock_behind_answers_to_another_question) {
  const Shell shell;
  const std::string drawing = "solve --random vijvenveertig --seed one";
  for (const std::string form : {" --json", " --json --with-source", " --format csv"}) {
    const std::string whole = shell.run(drawing + " --deals 3" + form).out;
    write_file(shell.path("out"), whole);
    for (const std::string other :
         {"solve --random vijvenveertig --seed two", "solve --random heugen --seed one",
          "solve --random vijvenveertig --seed one --goal tricks"}) {
      const Ran ran = shell.run(other + form + " --deals 9 --time 60 --output out --resume");
      EXPECT_EQ(ran.status, 2) << other << form;
      EXPECT_TRUE(has(ran.err, "out does not go on where this call would")) << ran.err;
    }
    EXPECT_EQ(read_whole(shell.path("out")), whole);
  }
}

TEST(solve, does_not_count_the_answer_that_was_there_before) {
  const Shell shell;
  const std::string call =
      "solve --random vijvenveertig --seed one --json --nodes 1 --output out --deals ";
  ASSERT_EQ(shell.run(call + "1").status, 0);
  ASSERT_FALSE(parse_json(read_whole(shell.path("out")))["exact"]);
  const Ran all = shell.run("solve --random vijvenveertig --seed one --json --nodes 1 --deals 8");
  const auto bounded = std::ranges::count_if(
      lines_of(all.out), [](const auto& line) { return !parse_json(line)["exact"]; });
  const Ran rest = shell.run(call + "8 --resume");
  EXPECT_TRUE(has(rest.err, "7 positions solved")) << rest.err;
  EXPECT_TRUE(has(rest.err, std::to_string(bounded - 1) + " of them by bounds only")) << rest.err;
}

TEST(solve, does_not_go_on_behind_a_file_that_has_one_line_more_than_there_are_answers) {
  const Shell shell;
  write_file(shell.path("out"), "1\n2\n3\n4\n");
  const Ran ran = shell.run(std::string(drawn) + "3 --output out --resume");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "out has more answers than this input has positions")) << ran.err;
  EXPECT_EQ(read_whole(shell.path("out")), "1\n2\n3\n4\n");
}

TEST(solve, cuts_off_zeros_behind_the_last_answer_and_nothing_else) {
  const Shell shell;
  const std::string call = std::string(drawn) + "3 --output out --resume";
  const std::string whole = shell.run(std::string(drawn) + "3").out;
  for (const bool noted : {false, true}) {
    write_file(shell.path("out"), whole + (noted ? "a note" : std::string(9, '\0')));
    const Ran ran = shell.run(call);
    EXPECT_EQ(ran.status, noted ? 2 : 0) << ran.err;
    EXPECT_EQ(has(ran.err, "out: the incomplete line at its end"), noted) << ran.err;
    EXPECT_EQ(read_whole(shell.path("out")), noted ? whole + "a note" : whole);
  }
}

}  // namespace
}  // namespace troef::cli
