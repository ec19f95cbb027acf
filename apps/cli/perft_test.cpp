// SPDX-License-Identifier: Apache-2.0
#include "cli/perft.h"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/json.h"
#include "cli/test_run.h"
#include "cli/words.h"
#include "paths.h"
#include "rounds.h"

namespace troef::cli {
namespace {

// A line is: game preset seed | what happened first | counts…; # begins a comment.
void expect_golden(const std::string& line) {
  const auto first = line.find('|'), second = line.find('|', first + 1);
  ASSERT_NE(second, std::string::npos) << line;
  std::istringstream words(line.substr(0, first)), numbers(line.substr(second + 1));
  std::string name, preset, seed;
  words >> name >> preset >> seed;
  std::string after = line.substr(first + 1, second - first - 1);
  after = after.size() < 2 ? "" : after.substr(1, after.size() - 2);
  std::vector<std::uint64_t> golden;
  for (std::uint64_t count = 0; numbers >> count;) golden.push_back(count);
  // The last depth is most of the work, and to sanitizers much like the one before.
  if (test::rounds(4) < 4 && golden.back() > 10'000) golden.pop_back();
  const Game& game = game_by_name(name);
  const Deal deal = perft_deal(game, rules_of(game, {name, preset, {}}), seed, after);
  EXPECT_EQ(perft_counts(deal, static_cast<int>(golden.size())), golden) << line;
}

TEST(perft, counts_are_the_golden_ones) {
  int lines = 0;
  for (const std::string& line :
       lines_of(read_whole(test::source_folder() / "tests/golden/perft.txt"))) {
    if (line.empty() || line[0] == '#') continue;
    expect_golden(line);
    ++lines;
  }
  EXPECT_GE(lines, 32);
}

TEST(perft, says_why_something_cannot_come_first) {
  const Shell shell;
  const Ran refused = shell.run("perft hoogjassen --after '1 bid 110'");
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(has(refused.err, "--after: \"1 bid 110\" is not legal; seat 1 may bid 120, "))
      << refused.err;
  EXPECT_TRUE(has(refused.err, " (HJ-10: `troef rules HJ-10`)")) << refused.err;
  EXPECT_EQ(shell.run("perft hoogjassen --after '1 bod 120'").status, 2);
  EXPECT_EQ(shell.run("perft hoogjassen --depth 1 --after '1 bid 120,2 pass,'").status, 0);
  EXPECT_EQ(shell.run("perft hoogjassen --after '* deal 7C'").status, 2);
}

TEST(perft, the_command_names_the_pack) {
  const Shell shell;
  const Ran ran = shell.run("perft klaverjassen --depth 2 --seed x");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("* deal "));
  EXPECT_TRUE(has(ran.out, "\n 1 4\n 2 32\n"));
  const Json json = parse_json(shell.run("perft klaverjassen --depth 2 --seed x --json").out);
  EXPECT_EQ(json["counts"], (Json{4, 32}));
  EXPECT_EQ(json["deal"].get<std::string>() + "\n", ran.out.substr(0, ran.out.find('\n') + 1));
}

// Checked with other programs: b2sum's BLAKE2b and openssl's ChaCha20.
TEST(seeded_words, are_the_stream_that_the_documentation_promises) {
  SeededWords words("troef", 3);
  std::vector<std::uint32_t> stream(201);
  for (std::uint32_t& word : stream) word = words.next();
  EXPECT_EQ(stream[0], 0x16f715e1U);
  EXPECT_EQ(stream[1], 0xf4b96388U);
  EXPECT_EQ(stream[16], 0x319907e8U);
  EXPECT_EQ(stream[127], 0xfc7f7fcaU);
  EXPECT_EQ(stream[128], 0xdb62f9beU);
  EXPECT_EQ(stream[200], 0x2b3ef7c9U);
}

}  // namespace
}  // namespace troef::cli
