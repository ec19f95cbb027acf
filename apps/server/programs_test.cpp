// SPDX-License-Identifier: Apache-2.0
// Which processes a program of the host's has, and what they hear.
#include "server/programs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "cli/test_run.h"
#include "server/log.h"
#include "support.h"

namespace troef::server {
namespace {

View a_view() {
  test::Played played("hoogjassen");
  played.hands({"", "", "", ""});
  return played.deal().view(played.deal().turn().seat);
}

// Waits for the answer. True: it failed.
bool ask(Program& program, const std::string& table, std::uint64_t deal) {
  const auto thinking = std::make_shared<const Thinking>(
      Thinking{Seat(0), "saver", "none", 1, deal, false, a_view()});
  std::promise<bool> failed;
  program.ask(table, thinking,
              [&](const Program::Answer& answer) { failed.set_value(answer.failed); });
  return failed.get_future().get();
}

struct Programs : testing::Test {
  cli::Shell folder;
  const std::string file = folder.path("heard").string();
  // Writes down who heard what, and knows no answer.
  const ProgramConfig config{
      "saver",
      {"sh", "-c",
       R"(read l; echo '{"type":"hello","v":1}'; while read l; do echo "$$ $l" >> )" + file +
           R"(; case "$l" in *'"type":"deal"'*) ;; )"
           R"(*) echo '{"type":"error","message":"x"}';; esac; done)"}};

  std::vector<std::string> heard() const { return cli::lines_of(cli::read_whole(file)); }
  std::vector<pid_t> processes() const {
    std::vector<pid_t> ids;
    for (const std::string& line : heard()) {
      const pid_t id = std::stoi(line);
      if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    return ids;
  }
};

TEST_F(Programs, one_process_of_a_chair_hears_of_each_deal_once) {
  Limits limits;
  limits.program_milliseconds = 60'000;
  Program program(config, limits);
  for (const std::uint64_t deal : {7, 7, 8}) EXPECT_TRUE(ask(program, "a", deal));
  std::string kinds;
  for (const std::string& line : heard()) {
    kinds += line.find(R"("type":"deal")") != std::string::npos ? "deal " : "question ";
  }
  EXPECT_EQ(kinds, "deal question question deal question ");
  EXPECT_EQ(processes().size(), 1U);
}

// Chairs that one thread looks after, which has room for two.
TEST_F(Programs, the_process_that_was_not_asked_for_longest_makes_room) {
  Limits limits;
  limits.program_milliseconds = 60'000;
  limits.program_processes = 8;
  std::vector<std::string> tables;
  for (int i = 0; tables.size() < 3; ++i) {
    std::string name = "table" + std::to_string(1000 + i);
    if (std::hash<std::string>{}(name) % 4 == 0) tables.push_back(std::move(name));
  }
  Program program(config, limits);
  for (const std::size_t at : {1, 0, 2, 0}) ask(program, tables[at], 1);
  const std::vector<pid_t> ids = processes();
  ASSERT_EQ(ids.size(), 3U) << "who was asked lately is still there";
  EXPECT_TRUE(cli::ends(ids[0]));
}

TEST(Log, says_once_that_a_program_is_not_started_any_more) {
  testing::internal::CaptureStderr();
  ASSERT_TRUE(open_log("error"));
  {
    Program program({"saver", {"false"}}, Limits());
    for (std::uint64_t deal = 1; deal <= 15; ++deal) EXPECT_TRUE(ask(program, "a", deal));
  }
  close_log();
  const std::string said = testing::internal::GetCapturedStderr();
  const std::string event = R"("event":"bot_program_given_up","bot":"saver")";
  EXPECT_NE(said.find(event), std::string::npos) << said;
  EXPECT_EQ(said.find(event), said.rfind(event)) << said;
}

}  // namespace
}  // namespace troef::server
