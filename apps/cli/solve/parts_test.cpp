// SPDX-License-Identifier: Apache-2.0
// How the work is divided, or that it is broken off, makes no difference.
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

TEST(solve, parts_of_deals_that_are_drawn_need_one_seed) {
  const Ran ran = Shell().run("solve --random vijvenveertig --deals 4 --shard 1/2 --json");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(has(ran.err, "--shard needs the --seed")) << ran.err;
}

}  // namespace
}  // namespace troef::cli
