// SPDX-License-Identifier: Apache-2.0
// How the work is divided, or broken off and gone on with, makes no difference.
#include <gtest/gtest.h>

#include "cli/solve/test_solve.h"

namespace troef::cli {
namespace {

TEST(solve, parts_make_up_the_whole) {
  const Shell shell;
  const std::string whole = shell.run(std::string(drawn) + "20").out;
  EXPECT_EQ(lines_of(whole).size(), 20u);
  simulated(shell, "vijvenveertig", "--deals 7 --players thumb");
  const std::string every = "solve records --every --json";
  const std::string all = shell.run(every).out;
  std::string deals, positions;
  for (const char* part : {"1/3", "2/3", "3/3"}) {
    deals += shell.run(std::string(drawn) + "20 --shard " + part).out;
    positions += shell.run(every + " --shard " + part).out;
  }
  EXPECT_EQ(deals, whole);
  EXPECT_EQ(positions, all);
}

TEST(solve, any_number_of_threads_writes_the_same) {
  const Shell shell;
  const std::string one = shell.run(std::string(drawn) + "60 --threads 1").out;
  EXPECT_EQ(lines_of(one).size(), 60u);
  EXPECT_EQ(shell.run(std::string(drawn) + "60 --threads 2").out, one);
  EXPECT_EQ(shell.run(std::string(drawn) + "60 --threads 4").out, one);
}

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
  const std::string call = "solve --random heugen --deals 2 --seed one --output notes --resume ";
  for (const std::string notes : {"of mine", "all\nof mine", "of mine\n"}) {
    for (const std::string form : {"--json", "--format csv", "--json --time 9"}) {
      write_file(shell.path("notes"), notes);
      const Ran ran = shell.run(call + form);
      const bool clock_decides = has(form, "--time") && notes.back() == '\n';
      EXPECT_EQ(ran.status, clock_decides ? 0 : 2) << form << notes << ran.err;
      EXPECT_TRUE(read_whole(shell.path("notes")).starts_with(notes)) << form << notes;
    }
  }
}

TEST(solve, does_not_go_on_behind_a_file_that_has_one_line_more_than_there_are_answers) {
  const Shell shell;
  write_file(shell.path("out"), "1\n2\n3\n4\n");
  const Ran ran = shell.run(std::string(drawn) + "3 --output out --resume");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "more answers than this input has positions")) << ran.err;
  EXPECT_EQ(read_whole(shell.path("out")), "1\n2\n3\n4\n");
}

TEST(solve, what_is_interrupted_keeps_whole_lines) {
  const Shell shell;
  const std::string call =
      "solve --random vijvenveertig --seed one --deals 100000 --json --output out";
  const Ran ran = shell.run(call + " --threads 2", "timeout -s INT 0.5");
  EXPECT_NE(ran.status, 0);
  const std::string kept = read_whole(shell.path("out"));
  EXPECT_TRUE(kept.empty() || kept.back() == '\n');
  for (const std::string& line : lines_of(kept)) EXPECT_TRUE(Json::accept(line)) << line;
  const std::size_t solved = std::min<std::size_t>(lines_of(kept).size(), 500);
  if (solved == 0) return;
  EXPECT_TRUE(kept.starts_with(shell.run(drawn + std::to_string(solved)).out));
}

TEST(solve, the_parts_of_shards_follow_one_another_as_the_whole) {
  const Shell shell;
  for (const std::string format : {"json", "csv"}) {
    const std::string call =
        "solve --random vijvenveertig --seed one --deals 7 --format " + format + " ";
    std::string parts;
    for (int part = 1; part <= 3; ++part) {
      parts += shell.run(call + "--shard " + std::to_string(part) + "/3").out;
    }
    EXPECT_EQ(parts, shell.run(call).out);
  }
}

}  // namespace
}  // namespace troef::cli
