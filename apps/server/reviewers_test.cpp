// SPDX-License-Identifier: Apache-2.0
#include "server/reviewers.h"

#include <gtest/gtest.h>

#include <future>

#include "games/games.h"

namespace troef::server {
namespace {

// They have one thread, which is kept busy with telling the first.
TEST(Reviewers, have_so_many_wait_and_take_more_when_those_are_done) {
  Reviewers reviewers(all_games());
  std::promise<void> busy, gate;
  std::shared_future<void> opened = gate.get_future().share();
  ASSERT_TRUE(reviewers.ask("no record", [&](std::string, const std::string&) {
    busy.set_value();
    opened.wait();
  }));
  busy.get_future().wait();
  std::promise<void> last;
  int told = 0;
  const auto count = [&](std::string, const std::string&) {
    if (++told == 32) last.set_value();
  };
  for (int i = 0; i < 32; ++i) EXPECT_TRUE(reviewers.ask("no record", count)) << i;
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(reviewers.ask("no record", count)) << i;
  gate.set_value();
  last.get_future().wait();
  EXPECT_TRUE(reviewers.ask("no record", [](std::string, const std::string&) {}));
  reviewers.close();
}

}  // namespace
}  // namespace troef::server
