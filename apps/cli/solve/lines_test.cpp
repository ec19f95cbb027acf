// SPDX-License-Identifier: Apache-2.0
// Files of positions for `troef solve`, line by line: which lines are wrong, which are none, and
// which position an answer is of.
#include <gtest/gtest.h>

#include "cli/solve/test_solve.h"

namespace troef::cli {
namespace {

TEST(solve, reports_wrong_lines_with_their_place_and_goes_on) {
  const Shell shell;
  const std::string records = simulated(shell, "vijvenveertig", "--deals 3 --players thumb");
  const auto good =
      lines_of(answer_of(shell, std::string(drawn) + "1 --with-position")["position"].dump());
  write_file(shell.path("lines"),
             good[0] + "\nno record\n \t\r\n" + lines_of(records)[0] + "\n" + good[0] + "\n");
  const Ran ran = shell.run("solve lines --json");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(lines_of(ran.out).size(), 2u);
  EXPECT_TRUE(has(ran.err, "lines:2: not JSON")) << ran.err;
  EXPECT_FALSE(has(ran.err, "lines:3: ")) << ran.err;
  EXPECT_TRUE(has(ran.err, "lines:4: ")) << ran.err;
  EXPECT_TRUE(has(ran.err, "it is over")) << ran.err;
  EXPECT_TRUE(has(ran.err, "2 positions solved")) << ran.err;
  EXPECT_TRUE(has(ran.err, "2 wrong")) << ran.err;
  const Ran strict = shell.run("solve lines --json --strict");
  EXPECT_EQ(strict.status, 1);
  EXPECT_EQ(lines_of(strict.out).size(), 1u);
  EXPECT_FALSE(has(strict.err, "lines:4")) << strict.err;
}

// "lines:1 36" of each answer.
std::vector<std::string> sources_of(const std::string& answers) {
  std::vector<std::string> sources;
  for (const std::string& line : lines_of(answers)) {
    const Json answer = parse_json(line);
    sources.push_back(answer["source"].get<std::string>() + " " + answer["actions"].dump());
  }
  return sources;
}

TEST(solve, tells_which_position_an_answer_is_of) {
  const Shell shell;
  const std::string records = simulated(shell, "vijvenveertig", "--deals 2 --players thumb");
  write_file(shell.path("lines"), lines_of(records)[0] + "\nno record\n" + lines_of(records)[1]);
  const std::string every = "solve lines --every --no-line --format ";
  const auto sources = sources_of(shell.run(every + "json --with-source").out);
  const auto rows = lines_of(shell.run(every + "csv").out);
  ASSERT_GT(sources.size(), 10u);
  ASSERT_EQ(rows.size(), sources.size() + 1);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const auto space = sources[i].find(' ');
    const std::string row =
        "\"" + sources[i].substr(0, space) + "\"," + sources[i].substr(space + 1);
    EXPECT_TRUE(rows[i + 1].starts_with(row + ",")) << rows[i + 1] << sources[i];
  }
  EXPECT_TRUE(sources.front().starts_with("lines:1 ")) << sources.front();
  EXPECT_TRUE(sources.back().starts_with("lines:3 ")) << sources.back();
  EXPECT_FALSE(parse_json(lines_of(shell.run(every + "json").out)[0]).contains("source"));
}

TEST(solve, names_a_file_in_utf8_whatever_it_is_called) {
  const Shell shell;
  const std::string records = simulated(shell, "vijvenveertig", "--deals 1 --players thumb");
  write_file(shell.path("x\xFF.♣"), records);
  for (const std::string form : {"json --with-source", "csv"}) {
    const std::string out = shell.run("solve x*.♣ --at 12 --format " + form).out;
    EXPECT_TRUE(has(out, "x\uFFFD.♣:1")) << out;
  }
}

TEST(solve, tells_which_position_an_answer_is_of_in_parts_and_where_a_file_is_gone_on_with) {
  const Shell shell;
  const std::string call = std::string(drawn) + "5 --with-source ";
  const std::string whole = shell.run(call).out;
  const auto sources = sources_of(whole);
  ASSERT_EQ(sources.size(), 5u);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    EXPECT_TRUE(sources[i].starts_with(std::to_string(i) + " ")) << sources[i];
  }
  EXPECT_EQ(shell.run(call + "--shard 1/2").out + shell.run(call + "--shard 2/2").out, whole);
  write_file(shell.path("part"), whole.substr(0, whole.find('\n', whole.size() / 2) + 3));
  EXPECT_EQ(shell.run(call + "--output part --resume").status, 0);
  EXPECT_EQ(read_whole(shell.path("part")), whole);
}

TEST(solve, passes_by_blank_lines_but_counts_them_in_parts_and_where_a_file_is_gone_on_with) {
  const Shell shell;
  const auto answers = lines_of(shell.run(std::string(drawn) + "2 --with-position").out);
  const std::string one = parse_json(answers[0])["position"].dump();
  const std::string two = parse_json(answers[1])["position"].dump();
  write_file(shell.path("a"), "\n" + one + "\n \t\r\n\n" + two + "\n\n\n");
  write_file(shell.path("b"), " \n\n\n\n\n" + two + "\n\n" + one + "\n\n ");
  const std::string call = "solve a b --json --with-source ";
  const Ran ran = shell.run(call);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_FALSE(has(ran.err, "wrong")) << ran.err;
  std::string places;
  for (const std::string& source : sources_of(ran.out)) places += source.substr(0, 4);
  EXPECT_EQ(places, "a:2 a:5 b:6 b:8 ");
  for (int shards = 2; shards <= 9; ++shards) {
    std::string parts;
    for (int i = 1; i <= shards; ++i) {
      const Ran part =
          shell.run(call + "--shard " + std::to_string(i) + "/" + std::to_string(shards));
      EXPECT_EQ(part.status, 0) << part.err;
      parts += part.out;
    }
    EXPECT_EQ(parts, ran.out) << shards;
  }
  for (std::size_t end = 0; end != std::string::npos; end = ran.out.find('\n', end + 1)) {
    write_file(shell.path("part"), ran.out.substr(0, end == 0 ? 0 : end + 1));
    EXPECT_EQ(shell.run(call + "--output part --resume").status, 0);
    EXPECT_EQ(read_whole(shell.path("part")), ran.out);
  }
}

TEST(solve, does_not_find_a_file_without_positions_right) {
  const Shell shell;
  for (const std::string nothing : {"", "\n", "\n \t\r\n\n"}) {
    write_file(shell.path("nothing"), nothing);
    const Ran ran = shell.run("solve nothing --json");
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "troef: no positions: there is nothing to solve\n");
  }
  write_file(shell.path("one"),
             answer_of(shell, std::string(drawn) + "1 --with-position")["position"].dump());
  EXPECT_EQ(shell.run("solve nothing one --json").status, 0);
  const Ran part = shell.run("solve one --json --shard 2/2");
  EXPECT_EQ(part.status, 0) << "a part may be empty: " << part.err;
  EXPECT_EQ(part.out, "");
}

TEST(solve, solves_nothing_where_a_file_cannot_be_read) {
  const Shell shell;
  simulated(shell, "heugen", "--deals 1 --players thumb");
  for (const std::string missing : {"missing", "."}) {
    const Ran ran = shell.run("solve records " + missing + " --every --json");
    EXPECT_EQ(ran.status, 2) << missing;
    EXPECT_EQ(ran.out, "") << missing;
    EXPECT_TRUE(has(ran.err, missing + " cannot be read: ")) << ran.err;
  }
}

TEST(solve, reads_past_a_byte_order_mark) {
  const Shell shell;
  std::string marked;
  for (const auto& line : lines_of(simulated(shell, "klaverjassen", "--deals 2 --players thumb"))) {
    marked += "\xEF\xBB\xBF" + line + "\n";
  }
  write_file(shell.path("marked"), marked);
  const std::string plain = shell.run("solve records --at 20 --json").out;
  EXPECT_EQ(lines_of(plain).size(), 2U);
  EXPECT_EQ(shell.run("solve marked --at 20 --json").out, plain);
  EXPECT_EQ(shell.run("referee marked").status, 0);
  const std::string first = "--position \"$(head -n 1 marked)\"";
  EXPECT_EQ(shell.run("solve --at 20 --json " + first).out, lines_of(plain)[0] + "\n");
}

TEST(solve, stops_within_a_line_that_never_ends) {
  const Ran ran = Shell().run("solve /dev/zero --at 3", "timeout --preserve-status -k 20 -s INT 1");
  EXPECT_EQ(ran.status, 130) << ran.err;
}

}  // namespace
}  // namespace troef::cli
